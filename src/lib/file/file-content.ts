/** Whether the first bytes of a file are what a name with that extension promises. */
type Sniff = (bytes: Uint8Array) => boolean;

/** Bytes that stand at a place; letters stand for their codes. */
const at =
  (offset: number, ...wanted: (string | number)[]): Sniff =>
  (bytes) =>
    wanted
      .flatMap((part) =>
        typeof part === 'number' ? part : Array.from(part, (letter) => letter.charCodeAt(0)),
      )
      .every((byte, index) => bytes[offset + index] === byte);
const some =
  (...sniffs: Sniff[]): Sniff =>
  (bytes) =>
    sniffs.some((sniff) => sniff(bytes));
const every =
  (...sniffs: Sniff[]): Sniff =>
  (bytes) =>
    sniffs.every((sniff) => sniff(bytes));

const riff = (inner: string) => every(at(0, 'RIFF'), at(8, inner));
const iso = at(4, 'ftyp');
const zip = some(at(0, 'PK', 3, 4), at(0, 'PK', 5, 6), at(0, 'PK', 7, 8));
const oldOffice = at(0, 0xd0, 0xcf, 0x11, 0xe0);
/** No zero byte: enough for texts, which may be in any of the encodings spreadsheets write. */
const text: Sniff = (bytes) => !bytes.includes(0);
const jpeg = at(0, 0xff, 0xd8, 0xff);
const frame: Sniff = ([first, second = 0]) => first === 0xff && second >= 0xe0;

const kinds: Record<string, Sniff> = {
  jpg: jpeg,
  jpeg,
  png: at(0, 0x89, 'PNG', 13, 10, 26, 10),
  gif: some(at(0, 'GIF87a'), at(0, 'GIF89a')),
  bmp: at(0, 'BM'),
  webp: riff('WEBP'),
  mp4: iso,
  mov: some(iso, at(4, 'moov'), at(4, 'mdat'), at(4, 'wide'), at(4, 'free')),
  avi: riff('AVI '),
  wmv: at(0, 0x30, 0x26, 0xb2, 0x75),
  mp3: some(at(0, 'ID3'), frame),
  wav: riff('WAVE'),
  ogg: at(0, 'OggS'),
  m4a: iso,
  zip,
  rar: at(0, 'Rar!', 26, 7),
  '7z': at(0, '7z', 0xbc, 0xaf, 0x27, 0x1c),
  pdf: at(0, '%PDF-'),
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

/** Extensions whose content can be told; nothing else is taken. No svg: it can carry scripts. */
export const knownExtensions = Object.keys(kinds);

/** False for an extension nobody knows as well. */
export const hasContentOf = (extension: string, head: Uint8Array): boolean =>
  Object.hasOwn(kinds, extension) && kinds[extension]?.(head) === true;
