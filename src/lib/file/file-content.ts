/** Whether the first bytes of a file match its extension. */
type ByteTest = (bytes: Uint8Array) => boolean;

/** Matches bytes at an offset; a text stands for its character codes. */
const bytesAt =
  (offset: number, ...wanted: (string | number)[]): ByteTest =>
  (bytes) =>
    wanted
      .flatMap((part) =>
        typeof part === 'number' ? part : Array.from(part, (letter) => letter.charCodeAt(0)),
      )
      .every((byte, index) => bytes[offset + index] === byte);
const some =
  (...tests: ByteTest[]): ByteTest =>
  (bytes) =>
    tests.some((sniff) => sniff(bytes));
const every =
  (...tests: ByteTest[]): ByteTest =>
  (bytes) =>
    tests.every((sniff) => sniff(bytes));

const riff = (inner: string) => every(bytesAt(0, 'RIFF'), bytesAt(8, inner));
const iso = bytesAt(4, 'ftyp');
const zip = some(bytesAt(0, 'PK', 3, 4), bytesAt(0, 'PK', 5, 6), bytesAt(0, 'PK', 7, 8));
const oldOffice = bytesAt(0, 0xd0, 0xcf, 0x11, 0xe0);
/** Only excludes zero bytes, because text files may have any of the encodings that spreadsheets write. */
const text: ByteTest = (bytes) => !bytes.includes(0);
const jpeg = bytesAt(0, 0xff, 0xd8, 0xff);
const frame: ByteTest = ([first, second = 0]) => first === 0xff && second >= 0xe0;

const kinds: Record<string, ByteTest> = {
  jpg: jpeg,
  jpeg,
  jfif: jpeg,
  png: bytesAt(0, 0x89, 'PNG', 13, 10, 26, 10),
  gif: some(bytesAt(0, 'GIF87a'), bytesAt(0, 'GIF89a')),
  bmp: bytesAt(0, 'BM'),
  webp: riff('WEBP'),
  mp4: iso,
  mov: some(iso, bytesAt(4, 'moov'), bytesAt(4, 'mdat'), bytesAt(4, 'wide'), bytesAt(4, 'free')),
  avi: riff('AVI '),
  wmv: bytesAt(0, 0x30, 0x26, 0xb2, 0x75),
  mp3: some(bytesAt(0, 'ID3'), frame),
  wav: riff('WAVE'),
  ogg: bytesAt(0, 'OggS'),
  m4a: iso,
  zip,
  rar: bytesAt(0, 'Rar!', 26, 7),
  '7z': bytesAt(0, '7z', 0xbc, 0xaf, 0x27, 0x1c),
  pdf: bytesAt(0, '%PDF-'),
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  csv: text,
  txt: text,
  json: text,
};

/**
 * The extensions whose content can be checked; uploads accept no others. No svg: it can contain scripts. A jfif is sent as
 * a jpg.
 */
export const knownExtensions = Object.keys(kinds).filter((extension) => extension !== 'jfif');

/** Whether the first bytes match the extension; false for an unknown extension. */
export const hasContentOf = (extension: string, head: Uint8Array): boolean =>
  Object.hasOwn(kinds, extension) && kinds[extension]?.(head) === true;
