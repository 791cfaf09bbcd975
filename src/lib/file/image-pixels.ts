type Size = readonly [width: number, height: number];

const uint16 = (bytes: Uint8Array, offset: number) =>
  ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
const uint16LittleEndian = (bytes: Uint8Array, offset: number) =>
  ((bytes[offset + 1] ?? 0) << 8) | (bytes[offset] ?? 0);
const uint32 = (bytes: Uint8Array, offset: number) =>
  uint16(bytes, offset) * 65_536 + uint16(bytes, offset + 2);

/** The markers of a frame header, which contains the size; the three excluded markers introduce tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): Size | null {
  let offset = 2;
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrame(marker)) return [uint16(bytes, offset + 7), uint16(bytes, offset + 5)];
    offset += 2 + Math.max(2, uint16(bytes, offset + 2));
  }
  return null;
}

/** A webp begins with a lossy picture, a lossless one, or a header for what has several parts. */
function webpSize(bytes: Uint8Array): Size | null {
  const uint24 = (offset: number) =>
    uint16LittleEndian(bytes, offset) + (bytes[offset + 2] ?? 0) * 65_536;
  const format = String.fromCharCode(...bytes.subarray(12, 16));
  if (format === 'VP8X') return [uint24(24) + 1, uint24(27) + 1];
  const [low, high] = [uint16LittleEndian(bytes, 21), uint16LittleEndian(bytes, 23)];
  if (format === 'VP8L') return [(low & 0x3fff) + 1, (((high << 2) | (low >> 14)) & 0x3fff) + 1];
  const sides = [uint16LittleEndian(bytes, 26), uint16LittleEndian(bytes, 28)] as const;
  return format === 'VP8 ' ? [sides[0] & 0x3fff, sides[1] & 0x3fff] : null;
}

/** The number of pixels of a png, gif, jpg or webp, read from its first bytes; 0 when they do not contain the size. */
export function imagePixels(head: Uint8Array): number {
  let size: Size | null = null;
  if (head[0] === 0x89) size = [uint32(head, 16), uint32(head, 20)];
  else if (head[0] === 0x47) size = [uint16LittleEndian(head, 6), uint16LittleEndian(head, 8)];
  else if (head[0] === 0xff) size = jpegSize(head);
  else if (head[0] === 0x52) size = webpSize(head);
  return size ? size[0] * size[1] : 0;
}
