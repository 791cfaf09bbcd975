type Size = readonly [width: number, height: number];

const two = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const twoLow = (bytes: Uint8Array, at: number) => ((bytes[at + 1] ?? 0) << 8) | (bytes[at] ?? 0);
const four = (bytes: Uint8Array, at: number) => two(bytes, at) * 65_536 + two(bytes, at + 2);

/** Markers that carry the size of a frame; the three left out stand for tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): Size | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return [two(bytes, at + 7), two(bytes, at + 5)];
    at += 2 + Math.max(2, two(bytes, at + 2));
  }
  return null;
}

/** How many pixels a png, gif or jpg says it has, from its first bytes; 0 when they do not say. */
export function imagePixels(head: Uint8Array): number {
  let size: Size | null = null;
  if (head[0] === 0x89) size = [four(head, 16), four(head, 20)];
  else if (head[0] === 0x47) size = [twoLow(head, 6), twoLow(head, 8)];
  else if (head[0] === 0xff) size = jpegSize(head);
  return size ? size[0] * size[1] : 0;
}
