/**
 * PBKDF2 with HMAC-SHA256 (RFC 8018, FIPS 180-4) for one block of 32 bytes, where the browser keeps its own
 * from pages that came over plain http. Slow: it lets go of the page every few thousand rounds.
 */
type Bytes = Uint8Array<ArrayBuffer>;
type Words = Int32Array<ArrayBuffer>;

const blockBytes = 64;
const roundsAtOnce = 5_000;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootBits(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}
const start = Int32Array.from(rootBits(8, Math.sqrt));
const constants = Int32Array.from(rootBits(64, Math.cbrt));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const schedule = new Int32Array(64);

/** One step of SHA-256: mixes 16 words into the state and writes the result to `to`. */
function compress(state: Words, words: Words, to: Words) {
  schedule.set(words);
  for (let at = 16; at < 64; at += 1) {
    const early = schedule[at - 15] ?? 0;
    const late = schedule[at - 2] ?? 0;
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = ((schedule[at - 16] ?? 0) + first + (schedule[at - 7] ?? 0) + second) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + choice + (constants[at] ?? 0) + (schedule[at] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at += 1) to[at] = ((state[at] ?? 0) + (mixed[at] ?? 0)) | 0;
}

function wordsOf(bytes: Bytes): Words {
  const view = new DataView(bytes.buffer);
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(at * 4));
}

/** SHA-256 of `bytes` after `before` bytes that `state` has already taken in. */
function hash(bytes: Bytes, state = start, before = 0): Words {
  const length = Math.ceil((bytes.length + 9) / blockBytes) * blockBytes;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(length - 4, (before + bytes.length) * 8);
  const words = wordsOf(padded);
  const result = Int32Array.from(state);
  for (let at = 0; at < words.length; at += 16) {
    compress(result, words.subarray(at, at + 16), result);
  }
  return result;
}

function bytesOf(words: Words): Bytes {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, at) => view.setInt32(at * 4, word));
  return bytes;
}

/** The state after the block that HMAC puts before what it hashes. */
function keyed(key: Bytes, pad: number): Words {
  const block = new Uint8Array(blockBytes).fill(pad);
  key.forEach((byte, at) => {
    block[at] = byte ^ pad;
  });
  const state = new Int32Array(8);
  compress(start, wordsOf(block), state);
  return state;
}

/** A block that holds 32 bytes and says that 96 have been hashed with it. */
function shortBlock(): Words {
  const block = new Int32Array(16);
  block[8] = 0x80 << 24;
  block[15] = (blockBytes + 32) * 8;
  return block;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** 32 bytes from a password, a salt and at least one round. */
export async function pbkdf2(password: Bytes, salt: Bytes, rounds: number): Promise<Bytes> {
  const key = password.length > blockBytes ? bytesOf(hash(password)) : password;
  const inner = keyed(key, 0x36);
  const outer = keyed(key, 0x5c);
  const block = shortBlock();
  block.set(hash(Uint8Array.of(...salt, 0, 0, 0, 1), inner, blockBytes));
  compress(outer, block, block.subarray(0, 8));
  const result = block.slice(0, 8);
  for (let round = 1; round < rounds; round += 1) {
    compress(inner, block, block.subarray(0, 8));
    compress(outer, block, block.subarray(0, 8));
    for (let at = 0; at < 8; at += 1) result[at] = (result[at] ?? 0) ^ (block[at] ?? 0);
    if (round % roundsAtOnce === 0) await nextTask();
  }
  return bytesOf(result);
}
