/**
 * Writes and reads zip archives with the browser's own compression, which does not block the page. Libraries start
 * workers from text, which the content security policy of the console forbids.
 */
import { yieldToMain } from '@/lib/yielding';

export interface ZipEntry {
  path: string;
  /** 0 for stored, 8 for deflated; other methods are not used in practice. */
  method: number;
  crc: number;
  /** Size of the decompressed content in bytes. */
  size: number;
  /** The compressed content. */
  data: Uint8Array<ArrayBuffer>[];
}

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const localBytes = 30;
const centralBytes = 46;
const endBytes = 22;
const zipVersion = 20;
const utf8Names = 0x0800;
const deflateMethod = 8;
/** The format requires a date. It is always 1 January 1980, so that equal data makes equal files. */
const fixedDate = 0x21;

const crcTable = Uint32Array.from({ length: 256 }, (_unused, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The CRC-32 checksum of the bytes; `crc` is that of the bytes before them, for a file that comes in pieces. */
export function crc32(bytes: Uint8Array, crc = 0): number {
  let value = ~crc;
  // An index, because an iterator would take several times as long for megabytes.
  for (let index = 0; index < bytes.length; index += 1) {
    value = (crcTable[(value ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return ~value >>> 0;
}

const bytesOf = (parts: readonly Uint8Array[]) =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** Reads a stream to its end. Throws a RangeError when it has more than `maxBytes`. */
async function readStream(stream: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes = Infinity) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > maxBytes) throw new RangeError('too large');
  }
  return parts;
}

/** The longest time in ms to block the page, which is less than a frame. */
const maxBlockMs = 8;

/** Compresses a text piece by piece, and yields in between, so that the page stays responsive. */
export async function deflateText(path: string, pieces: Iterable<string>): Promise<ZipEntry> {
  const encoder = new TextEncoder();
  const { writable, readable } = new CompressionStream('deflate-raw');
  const data = readStream(readable);
  const writer = writable.getWriter();
  let [crc, size, until] = [0, 0, performance.now() + maxBlockMs];
  for (const piece of pieces) {
    const bytes = encoder.encode(piece);
    crc = crc32(bytes, crc);
    size += bytes.length;
    await writer.write(bytes);
    if (performance.now() < until) continue;
    await yieldToMain();
    until = performance.now() + maxBlockMs;
  }
  await writer.close();
  return { path, method: deflateMethod, crc, size, data: await data };
}

/** Writes the fields that both headers of an entry have, starting at `offset`. */
function fillHeader(view: DataView, offset: number, entry: ZipEntry, nameBytes: number) {
  view.setUint16(offset, zipVersion, true);
  view.setUint16(offset + 2, utf8Names, true);
  view.setUint16(offset + 4, entry.method, true);
  view.setUint16(offset + 8, fixedDate, true);
  view.setUint32(offset + 10, entry.crc, true);
  view.setUint32(offset + 14, bytesOf(entry.data), true);
  view.setUint32(offset + 18, entry.size, true);
  view.setUint16(offset + 22, nameBytes, true);
}

function header(entry: ZipEntry, offset?: number) {
  const name = new TextEncoder().encode(entry.path);
  const isCentral = offset !== undefined;
  const length = isCentral ? centralBytes : localBytes;
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, isCentral ? centralSignature : localSignature, true);
  if (isCentral) view.setUint16(4, zipVersion, true);
  fillHeader(view, isCentral ? 6 : 4, entry, name.length);
  if (isCentral) view.setUint32(42, offset, true);
  bytes.set(name, length);
  return bytes;
}

/** Returns the archive of the entries as a list of parts, to concatenate in this order. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = header(entry);
    central.push(header(entry, offset));
    parts.push(local, ...entry.data);
    offset += local.length + bytesOf(entry.data);
  }
  const end = new Uint8Array(endBytes);
  const view = new DataView(end.buffer);
  view.setUint32(0, endSignature, true);
  view.setUint16(8, entries.length, true);
  view.setUint16(10, entries.length, true);
  view.setUint32(12, bytesOf(central), true);
  view.setUint32(16, offset, true);
  return [...parts, ...central, end];
}

/** Returns the offset of the record that ends the archive. A comment of any length may follow it. */
function findEnd(view: DataView) {
  for (let offset = view.byteLength - endBytes; offset >= 0; offset -= 1) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  throw new TypeError('not an archive');
}

/** Returns the entries of an archive without decompressing them. */
export function readEntries(archive: ArrayBuffer): ZipEntry[] {
  const view = new DataView(archive);
  const end = findEnd(view);
  const names = new TextDecoder();
  let offset = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const nameBytes = view.getUint16(offset + 28, true);
    const restBytes = view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    const local = view.getUint32(offset + 42, true);
    const start =
      local + localBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const entry: ZipEntry = {
      path: names.decode(new Uint8Array(archive, offset + centralBytes, nameBytes)),
      method: view.getUint16(offset + 10, true),
      crc: view.getUint32(offset + 16, true),
      size: view.getUint32(offset + 24, true),
      data: [new Uint8Array(archive, start, view.getUint32(offset + 20, true))],
    };
    offset += centralBytes + nameBytes + restBytes;
    return entry;
  });
}

async function inflate(entry: ZipEntry, maxBytes: number): Promise<ZipEntry> {
  if (entry.method !== deflateMethod) return entry;
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const data = readStream(readable, maxBytes);
  const written = entry.data.map((part) => writer.write(part));
  // A broken archive fails at both ends of the stream; reporting one of them is enough.
  Promise.all([...written, writer.close()]).catch(() => undefined);
  const parts = await data;
  return { ...entry, method: 0, size: bytesOf(parts), data: parts };
}

/**
 * Returns the entries whose path matches, decompressed. Throws when the bytes are not an archive or would take more than
 * `maxBytes`.
 */
export async function inflateEntries(
  archive: ArrayBuffer,
  maxBytes: number,
  path = /(?:)/,
): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let remainingBytes = maxBytes;
  for (const entry of readEntries(archive).filter((one) => path.test(one.path))) {
    const plain = await inflate(entry, remainingBytes);
    remainingBytes -= plain.size;
    entries.push(plain);
  }
  return entries;
}

/** An entry without compression. */
export function storedEntry(path: string, text: string): ZipEntry {
  const bytes = new TextEncoder().encode(text);
  return { path, method: 0, crc: crc32(bytes), size: bytes.length, data: [bytes] };
}
