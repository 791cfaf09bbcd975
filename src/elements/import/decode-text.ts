import { unreadable } from './file-sheet';

const marks: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The encoding of UTF-16 without its mark: one byte of each ASCII character is 0. */
function wideEncoding(bytes: Uint8Array) {
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2) odd += 1;
    else even += 1;
  }
  if (even === odd) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Chinese characters and their punctuation. */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;

/**
 * Decodes UTF-8 and UTF-16, or GB 18030, in which Chinese Excel writes CSV files. A few wrong bytes do not change the
 * encoding: GB 18030 read as UTF-8 has more wrong characters than Chinese ones.
 */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  const known = marked?.[1] ?? wideEncoding(bytes);
  if (known) return new TextDecoder(known).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const wrong = count(text, new RegExp(unreadable, 'g'));
  const isUtf8 = wrong === 0 || wrong < count(text, chinese);
  return isUtf8 ? text : new TextDecoder('gb18030').decode(bytes);
}
