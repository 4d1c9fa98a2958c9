/** Outlines that several emblems share, as paths. */

function at(x: number, y: number): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A star of so many points; the first one is on top. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const angle = (corner * Math.PI) / points + (turn * Math.PI) / 180;
    const radius = corner % 2 === 0 ? outer : inner;
    return at(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  });
  return `M${corners.join("L")}Z`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number): string {
  return `M${at(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A box with rounded corners. */
export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const arc = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * round, height - 2 * round];
  return `M${x + round} ${y}h${across}${arc(round, round)}v${down}${arc(-round, round)}h${-across}${arc(-round, -round)}v${-down}${arc(round, -round)}Z`;
}
