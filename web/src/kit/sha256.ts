/** SHA-256 and HMAC, also where the browser keeps its own from a page that came over plain HTTP. */

/** Bytes of a block. */
const BLOCK = 64;
const MODULUS = 2n ** 32n;

/** The first 32 bits after the point of a root of each of the first primes. */
function fractions(count: number, root: 2n | 3n): Uint32Array {
  const primes: bigint[] = [];
  for (let number = 2n; primes.length < count; number += 1n) {
    if (primes.every((prime) => number % prime !== 0n)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => Number(rootOf(prime << (32n * root), root) % MODULUS));
}

/** The largest whole number whose power is not above a value. */
function rootOf(value: bigint, power: bigint): bigint {
  let [low, high] = [0n, 1n << 40n];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** power <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

const START = fractions(8, 2n);
const ROUNDS = fractions(64, 3n);

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with a one, zeros, and its length in bits, as words. */
function padded(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array((Math.floor((message.length + 8) / BLOCK) + 1) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4));
}

function schedule(words: Uint32Array): Uint32Array {
  const all = new Uint32Array(64);
  all.set(words);
  const at = (index: number): number => all[index] ?? 0;
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [at(index - 15), at(index - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    all[index] = at(index - 16) + first + at(index - 7) + second;
  }
  return all;
}

/** Mix a block of 16 words into the state. */
function mix(state: Uint32Array, block: Uint32Array): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[round] ?? 0) + (words[round] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
}

/** The digest of a message, 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message);
  const state = Uint32Array.from(START);
  for (let at = 0; at < words.length; at += 16) mix(state, words.subarray(at, at + 16));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

/** The code of a message under a key, 32 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
