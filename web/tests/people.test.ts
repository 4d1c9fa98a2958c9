import { expect, test } from "vitest";
import { isLocal, originFor } from "../src/kit/origin";
import { pageOf } from "../src/kit/router";
import type { Say } from "../src/kit/words.svelte";
import { chanceIn } from "../src/pages/fair";
import { absenceFor, seatsOf, type Other } from "../src/pages/seats";
import type { Chair, Presence, Update } from "../src/protocol.gen";
import { replayKey } from "../src/replay/keys";
import { nextHolder, NOBODY, Passing } from "../src/table/hotseat";
import { computerName, playerName, shownName } from "../src/table/standin";
import { AGREE, beingKey, beingOf, DECLINE, OFFER_DRAW, RESIGN, seatForComputer, talkKey, talkMeant, talkOf, type Being } from "../src/table/talk";

function other(kind: Other["kind"], name = ""): Other {
  return { kind, level: "easy", name };
}

function chair(name: string, online: boolean, left = false): Chair {
  return { type: "chair", name, online, left };
}

test("seats are planned around the person who opens the table", () => {
  expect(seatsOf(" Mia ", 0, [other("computer")])).toEqual([{ name: "Mia" }, { name: "Computer", level: "easy" }]);
  expect(seatsOf("Mia", 1, [other("friend")])).toEqual([{ here: false }, { name: "Mia" }]);
  expect(seatsOf("", 0, [other("here"), other("here", "Bo")])).toEqual([{ name: "Player 1" }, { name: "Player 2" }, { name: "Bo" }]);
  expect(seatsOf("Mia", 1, [other("computer"), other("computer")]).map(({ name }) => name)).toEqual(["Computer 1", "Mia", "Computer 2"]);
});

test("whoever has no name gets one in the language of whoever looks", () => {
  const words: Readonly<Record<string, string>> = { "player-name": "Spieler", "player-number": "Spieler #", "computer-name": "Rechner #" };
  const say: Say = (key, args) => (words[key] ?? key).replace("#", String(args?.["number"]));

  expect([playerName(0), playerName(2), computerName(0), computerName(1)].map((name) => shownName(name, say))).toEqual(["Spieler", "Spieler 2", "Rechner 0", "Rechner 1"]);
  expect(["Mia", "Players", "Player 2b", ""].map((name) => shownName(name, say))).toEqual(["Mia", "Players", "Player 2b", ""]);
});

test("at one device nobody leaves", () => {
  expect(absenceFor([other("here")], "computer")).toBe("wait");
  expect(absenceFor([other("here"), other("friend")], "computer")).toBe("computer");
});

test("links lead where others can follow", () => {
  const page = (origin: string): { origin: string; hostname: string } => ({ origin, hostname: new URL(origin).hostname });

  expect(originFor(page("http://127.0.0.1:8000"), { address: "http://192.168.1.5:8000/" })).toBe("http://192.168.1.5:8000");
  expect(originFor(page("http://localhost:8000"), { address: "" })).toBe("http://localhost:8000");
  expect(originFor(page("https://play.example.org"), { address: "http://10.0.0.1:8000" })).toBe("https://play.example.org");
  expect([page("http://[::1]:8000"), page("http://192.168.1.5")].map(isLocal)).toEqual([true, false]);
});

test("pages of people", () => {
  expect(pageOf("/new/robot-heroes/friend")).toEqual({ name: "new", game: "robot-heroes", others: "friend" });
  expect(pageOf("/new/robot-heroes/nobody")).toEqual({ name: "lost" });
  expect(pageOf("/invite/abc")).toEqual({ name: "invite", code: "abc" });
  expect(pageOf("/replay")).toEqual({ name: "replay", table: "" });
  expect(pageOf("/fair/t1")).toEqual({ name: "fair", table: "t1" });
  expect(pageOf("/%E0%A4%A")).toEqual({ name: "lost" });
});

test("the device goes on when others are asked", () => {
  const passing = new Passing();
  passing.take(0, [0]);

  expect(passing.follow([0])).toBe(false);
  expect(passing.follow([1])).toBe(true);
  expect(nextHolder([1], [0, 1])).toBe(1);
  expect(nextHolder([2], [0, 1])).toBe(NOBODY);
});

test("after the last of several secret choices everybody looks together, whoever is next", () => {
  const passing = new Passing();
  passing.take(0, [0]);
  expect(passing.follow([0, 1])).toBe(false);
  expect(passing.follow([1])).toBe(true);
  passing.putDown();
  passing.take(1, [1]);

  expect(passing.follow([1])).toBe(true);
});

test("whoever only looks keeps the device until handing it on", () => {
  const passing = new Passing();
  passing.take(0, [1]);

  expect(passing.follow([1])).toBe(false);
});

test("talk about those who have left is offered, but not about the own seats", () => {
  const now = { talk: ["(resign)"] } as unknown as Update;
  const presence = { chairs: [chair("Mia", true), chair("Bo", false, true)], talk: ["(computer 1)", "(end)"] } as unknown as Presence;

  expect(talkOf(now, presence, [0])).toEqual(["(resign)", "(computer 1)", "(end)"]);
  expect(talkOf(now, presence, [0, 1])).toEqual(["(resign)"]);
  expect([seatForComputer("(computer 12)"), seatForComputer("(end)")]).toEqual([12, -1]);
});

test("how it stands with a person", () => {
  expect(beingOf(chair("", false), "", "", false)).toBe("open");
  expect(beingOf(chair("Bo", false), "", "", false)).toBe("away");
  expect(beingOf(chair("Bo", false, true), "", "", false)).toBe("left");
  expect(beingOf(chair("Bo", false, true), "", "easy", false)).toBe("replaced");
  expect(beingOf(chair("Bo", false, true), "", "", true)).toBe("here");
  expect(beingOf(undefined, "easy", "easy", false)).toBe("computer");
  expect(["away", "left", "open"].map((being) => beingKey(being as Being, true))).toEqual(["being-expected", "being-expected", "being-open"]);
  expect(beingKey("away", false)).toBe("being-away");
});

test("a record tells its secret only when it has one", () => {
  expect(chanceIn('[Game "g"]\n[Secret "00ff"]\n').secret).toBe("00ff");
  expect(chanceIn('[Game "g"]\n').secret).toBe("");
});

test("keys of a replay", () => {
  const press = (key: string): KeyboardEvent => ({ key, target: null }) as unknown as KeyboardEvent;
  globalThis.Element ??= class {} as unknown as typeof Element;

  expect(["ArrowLeft", "ArrowRight", " ", "Home", "End", "x"].map((key) => replayKey(press(key)))).toEqual(["back", "forward", "play", "first", "last", null]);
});

test("what a button says to the others can be typed too", () => {
  const words: Readonly<Record<string, string>> = { "talk-agree": "Annehmen", "talk-decline": "Ablehnen", "talk-computer": "Computer" };
  const label = (key: string): string => words[key] ?? key;
  const talk = [AGREE, DECLINE, RESIGN, "(computer 1)"];

  expect([OFFER_DRAW, RESIGN, "(computer 1)"].map(talkKey)).toEqual(["talk-offer-draw", "talk-resign", "talk-computer"]);
  expect(talkMeant("annehmen", talk, label)).toBe(AGREE);
  expect(talkMeant("(Decline)", talk, label)).toBe(DECLINE);
  expect(talkMeant("(computer 1)", talk, label)).toBe("(computer 1)");
  expect(["Annehmen!", "Computer", "talk-offer-draw", ""].map((typed) => talkMeant(typed, talk, label))).toEqual([undefined, undefined, undefined, undefined]);
});
