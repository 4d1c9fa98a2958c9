import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { fromHex, hex, hmac, sha256 } from "../src/kit/sha256";
import { chanceIn, findingsOf, fits, keepsShares, nothingDrawn, wrongDraws } from "../src/pages/fair";

test.each([0, 1, 55, 56, 63, 64, 65, 119, 200])("digests of %i bytes are those that everybody computes", (length) => {
  const [message, key] = [randomBytes(length), randomBytes(length)];
  expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  expect(fromHex(hex(message))).toEqual(Uint8Array.from(message));
});

const COMMITMENT = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";
// Written by the program in Python: `Fair` with the secret 0101... and the shares "mia" and "".
const RECORD = `[Format "rollout-record 1"]
[Chance "fair"]
[Commitment "${COMMITMENT}"]
[Nonce "mia"]
[Nonce ""]
[Secret "${"01".repeat(32)}"]

0.
  ~ die hero 6=4 ~ die hero 6=4
1. seat 1: take optimus
  ~ draw 0 16=2
2. seat 0: play 3
`;

test("every draw of a record is recalculated from the secret and the shares", () => {
  const chance = chanceIn(RECORD);
  expect(chance.draws.map(({ step, why }) => `${step} ${why}`)).toEqual(["0 die hero", "0 die hero", "1 draw 0"]);
  expect(wrongDraws(chance)).toEqual([]);
  expect(fits(chance.secret, COMMITMENT)).toBe(true);
});

test("a draw, a share or a secret that was changed is found", () => {
  const wrong = wrongDraws(chanceIn(RECORD.replace(/draw 0 16=\d+/, "draw 0 16=3")));
  expect(wrong).toEqual([{ step: 1, why: "draw 0", n: 16, value: 3 }]);
  expect(wrongDraws(chanceIn(RECORD.replace("mia", "ben")))).not.toEqual([]);
  expect(fits("02".repeat(32), COMMITMENT)).toBe(false);
});

test("the own share has to stand at the own seat", () => {
  expect(keepsShares(chanceIn(RECORD), [{ seat: 0, nonce: "mia" }])).toBe(true);
  expect(keepsShares(chanceIn(RECORD), [{ seat: 0, nonce: "other" }])).toBe(false);
});

/** What is said of a record by a browser with the share "mia". */
function said(record: string): readonly string[] {
  return findingsOf(chanceIn(record), COMMITMENT, [{ seat: 0, nonce: "mia" }]).map(({ good, key }) => `${good ? "good" : "bad"} ${key}`);
}

test("a sound record is called good, and what is said of it is what was checked", () => {
  expect(said(RECORD)).toEqual(["good fair-fits", "good fair-share", "good fair-draws"]);
  expect(findingsOf(chanceIn(RECORD), COMMITMENT, []).map(({ good }) => good)).toEqual([true, false, true]);
});

test.each(["draw 0 16=two", "draw 0 16", "draw 0 16=", "16=2", "draw 0 16=2 ~", `draw 0 ${"9".repeat(400)}=2`])("a draw that cannot be read is no good one: %s", (draw) => {
  const record = RECORD.replace("draw 0 16=2", draw);
  expect(chanceIn(record).unread).toEqual([11]);
  expect(said(record)).toContain("bad fair-unread");
});

test.each(["~draw 0 16=2", "draw 0 16=2", "one. seat 1: take optimus"])("a line that is neither a header, an event nor draws has not been checked: %s", (line) => {
  expect(said(RECORD.replace("  ~ draw 0 16=2", line)).includes("bad fair-unread")).toBe(!line.startsWith("~"));
});

test("a record without draws says nothing of its dice", () => {
  expect(said(RECORD.replace(/^ {2}~.*\n/gm, ""))).toEqual(["good fair-fits", "good fair-share", "bad fair-draws-none"]);
});

test("a game without dice has nothing to check, unless something was drawn by lot or a line was not read", () => {
  const bare = RECORD.replace(/^ {2}~.*\n/gm, "");
  const found = [chanceIn(bare), null, chanceIn(RECORD), chanceIn(`${bare}?\n`)];
  expect(found.map((chance) => nothingDrawn({ commitment: COMMITMENT, dice: false }, chance))).toEqual([true, true, false, false]);
  expect(nothingDrawn({ commitment: COMMITMENT, dice: true }, chanceIn(bare))).toBe(false);
});
