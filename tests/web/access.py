"""What every screen must bear: nothing serious for axe, nothing beside the screen."""

from __future__ import annotations

import base64
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page

FAULTS = {"resultTypes": ["violations"]}
"""Axe writes down at length what is wrong, and not all that is right, which takes as long again."""


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.wait_for_timeout(400)  # what fades in has its colours only then
    found: list[dict[str, Any]] = Axe().run(page, options=FAULTS).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def assert_good(page: Page) -> None:
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"


SMALL = """([what, least]) => [...document.querySelectorAll(what)]
    .filter(e => e.checkVisibility({checkVisibilityCSS: true}) && !e.closest('.sr'))
    .map(e => [e.getBoundingClientRect(), e])
    .filter(([box]) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([box, e]) => `${e.outerHTML.slice(0, 90)}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""


def smaller(page: Page, what: str, least: int) -> list[str]:
    """What can be pressed and is smaller than so many pixels, wide or tall."""
    found: list[str] = page.evaluate(SMALL, [what, least])
    return found


LIGHTS = """async (png) => {
    const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const {data} = pen.getImageData(0, 0, picture.width, picture.height);
    const linear = value => value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const light = at => 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    const lights = Array.from({length: data.length / 4}, (_, pixel) => light(pixel * 4)).sort((a, b) => a - b);
    return [0.01, 0.5, 0.99].map(part => lights[Math.floor(part * (lights.length - 1))]);
}"""


def contrast(page: Page, what: Locator) -> float:
    """Contrast ratio (WCAG) of what stands out most on a part of the screen to its ground, from the pixels."""
    picture = base64.b64encode(what.screenshot()).decode()
    dark, ground, bright = page.evaluate(LIGHTS, picture)
    return float(max((bright + 0.05) / (ground + 0.05), (ground + 0.05) / (dark + 0.05)))
