import { expect, test } from 'vitest';
import { hasContentOf, knownExtensions } from '@/lib/file/file-content';
import { fileGroups } from '@/lib/file/file-type';
import { imagePixels } from '@/lib/file/image-pixels';

/** Bytes from text, where each character is the code of one byte. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['jpg', '\xff\xd8\xff\xe0'],
  ['jpeg', '\xff\xd8\xff\xe1'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF89a'],
  ['gif', 'GIF87a'],
  ['bmp', 'BM....'],
  ['webp', 'RIFF....WEBP'],
  ['mp4', '\0\0\0\x18ftypisom'],
  ['mov', '\0\0\0\x18ftypqt  '],
  ['mov', '\0\0\0\x08wide'],
  ['avi', 'RIFF....AVI '],
  ['wmv', '\x30\x26\xb2\x75'],
  ['mp3', 'ID3\x04'],
  ['mp3', '\xff\xfb\x90'],
  ['wav', 'RIFF....WAVE'],
  ['ogg', 'OggS'],
  ['m4a', '\0\0\0\x18ftypM4A '],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['rar', 'Rar!\x1a\x07\0'],
  ['7z', '7z\xbc\xaf\x27\x1c'],
  ['pdf', '%PDF-1.7'],
  ['doc', '\xd0\xcf\x11\xe0'],
  ['xlsx', 'PK\x03\x04'],
  ['csv', '\xc3\xfb\xb3\xc6,1'],
  ['txt', 'text'],
  ['json', '{"a":1}'],
])('a %s file is recognised by its first bytes: %j', (extension, head) => {
  expect(hasContentOf(extension, bytes(head))).toBe(true);
});

test.each([
  ['png', '\xff\xd8\xff\xe0'],
  ['jpg', '<html>'],
  ['jpg', '\xff\xd8'],
  ['gif', 'GIF90a'],
  ['webp', 'RIFF....WAVE'],
  ['mp4', 'ftypisom'],
  ['zip', 'PK\x03'],
  ['zip', 'MZ\x90\0'],
  ['rar', 'PK\x03\x04'],
  ['pdf', ' %PDF-1.7'],
  ['csv', 'PK\x03\x04\0'],
  ['txt', 'MZ\x90\0'],
  ['exe', 'MZ\x90\0'],
  ['svg', '<svg>'],
  ['constructor', 'x'],
  ['', ''],
])('a %s file is not recognised by %j', (extension, head) => {
  expect(hasContentOf(extension, bytes(head))).toBe(false);
});

test('knownExtensions has all extensions of the file groups except svg', () => {
  const grouped = Object.values(fileGroups).flat();
  expect(knownExtensions.toSorted()).toEqual(grouped.filter((one) => one !== 'svg').toSorted());
});

test.each([
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x4e\x20\0\0\x4e\x20', 400_000_000],
  ['gif', 'GIF89a\x40\x01\xf0\0', 320 * 240],
  ['jpg', '\xff\xd8\xff\xe0\0\x04xx\xff\xc0\0\x11\x08\x02\x58\x03\x20', 600 * 800],
  ['lossy webp', 'RIFF....WEBPVP8 ..........\x40\x01\xf0\0', 320 * 240],
  ['lossless webp', 'RIFF....WEBPVP8L.....\x3f\xc1\x3b\0', 320 * 240],
  ['webp of several parts', 'RIFF....WEBPVP8X........\x3f\x01\0\xef\0\0', 320 * 240],
  ['webp of an unknown kind', 'RIFF....WEBPVP9 ..........\x40\x01\xf0\0', 0],
  ['jpg cut short', '\xff\xd8\xff\xe0\0\x10', 0],
  ['jpg of nonsense', '\xff\xd8abc', 0],
  ['something else', 'text', 0],
  ['nothing', '', 0],
])('imagePixels counts the pixels of %s', (_kind, head, pixels) => {
  expect(imagePixels(bytes(head))).toBe(pixels);
});
