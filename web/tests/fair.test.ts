import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { fromHex, hex, hmac, sha256 } from "../src/kit/sha256";
import { chanceIn, fits, keepsShares, wrongDraws } from "../src/pages/fair";

test.each([0, 1, 55, 56, 63, 64, 65, 119, 200])("digests of %i bytes are those that everybody computes", (length) => {
  const [message, key] = [randomBytes(length), randomBytes(length)];
  expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  expect(fromHex(hex(message))).toEqual(Uint8Array.from(message));
});

// Written by the program in Python: `Fair` with the secret 0101... and the shares "mia" and "".
const RECORD = `[Format "rollout-record 1"]
[Chance "fair"]
[Commitment "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"]
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
  expect(fits(chance.secret, "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793")).toBe(true);
});

test("a draw, a share or a secret that was changed is found", () => {
  const wrong = wrongDraws(chanceIn(RECORD.replace(/draw 0 16=\d+/, "draw 0 16=3")));
  expect(wrong).toEqual([{ step: 1, why: "draw 0", n: 16, value: 3 }]);
  expect(wrongDraws(chanceIn(RECORD.replace("mia", "ben")))).not.toEqual([]);
  expect(fits("02".repeat(32), "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793")).toBe(false);
});

test("the own share has to stand at the own seat", () => {
  expect(keepsShares(chanceIn(RECORD), [{ seat: 0, nonce: "mia" }])).toBe(true);
  expect(keepsShares(chanceIn(RECORD), [{ seat: 0, nonce: "other" }])).toBe(false);
});
