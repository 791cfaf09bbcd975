/** Returns whether the content of a file fits its file name extension. */
type Sniff = (bytes: Uint8Array) => boolean;
interface Kind {
  type: string;
  sniff: Sniff;
}

/** Tests for bytes at an offset; the letters of a string stand for their character codes. */
const at =
  (offset: number, ...wanted: (string | number)[]): Sniff =>
  (bytes) =>
    wanted
      .flatMap((part) =>
        typeof part === 'number' ? part : Array.from(part, (c) => c.charCodeAt(0)),
      )
      .every((byte, index) => bytes[offset + index] === byte);
const either =
  (one: Sniff, other: Sniff): Sniff =>
  (bytes) =>
    one(bytes) || other(bytes);

const riff =
  (inner: string): Sniff =>
  (bytes) =>
    at(0, 'RIFF')(bytes) && at(8, inner)(bytes);
const iso = at(4, 'ftyp');
const zip = either(at(0, 'PK', 3, 4), at(0, 'PK', 5, 6));
const oldOffice = at(0, 0xd0, 0xcf, 0x11, 0xe0);
const mp3: Sniff = either(at(0, 'ID3'), ([first, second = 0]) => first === 0xff && second >= 0xe0);

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
const text: Sniff = (bytes) => textOf(bytes) !== null;
const json: Sniff = (bytes) => {
  try {
    JSON.parse(textOf(bytes) ?? '');
    return true;
  } catch {
    return false;
  }
};

const openXml = 'application/vnd.openxmlformats-officedocument.';

/** Returns a CSV file. It begins with a byte order mark, without which spreadsheets do not read it as UTF-8. */
export const csv = (lines: string[]) => ({
  type: 'text/csv; charset=utf-8',
  bytes: new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`),
});

/** The kinds of files that may be uploaded as pictures. */
const images: Record<string, Kind> = {
  jpg: { type: 'image/jpeg', sniff: at(0, 0xff, 0xd8, 0xff) },
  jpeg: { type: 'image/jpeg', sniff: at(0, 0xff, 0xd8, 0xff) },
  png: { type: 'image/png', sniff: at(0, 0x89, 'PNG', 13, 10, 26, 10) },
  gif: { type: 'image/gif', sniff: either(at(0, 'GIF87a'), at(0, 'GIF89a')) },
};

/** The kinds of files that may be uploaded as attachments. SVG is not among them, because it can contain scripts. */
const all: Record<string, Kind> = {
  ...images,
  bmp: { type: 'image/bmp', sniff: at(0, 'BM') },
  webp: { type: 'image/webp', sniff: riff('WEBP') },
  zip: { type: 'application/zip', sniff: zip },
  rar: { type: 'application/vnd.rar', sniff: at(0, 'Rar!', 26, 7) },
  '7z': { type: 'application/x-7z-compressed', sniff: at(0, '7z', 0xbc, 0xaf, 0x27, 0x1c) },
  mp4: { type: 'video/mp4', sniff: iso },
  mov: { type: 'video/quicktime', sniff: iso },
  avi: { type: 'video/x-msvideo', sniff: riff('AVI ') },
  wmv: { type: 'video/x-ms-wmv', sniff: at(0, 0x30, 0x26, 0xb2, 0x75) },
  mp3: { type: 'audio/mpeg', sniff: mp3 },
  wav: { type: 'audio/wav', sniff: riff('WAVE') },
  ogg: { type: 'audio/ogg', sniff: at(0, 'OggS') },
  m4a: { type: 'audio/mp4', sniff: iso },
  pdf: { type: 'application/pdf', sniff: at(0, '%PDF-') },
  doc: { type: 'application/msword', sniff: oldOffice },
  xls: { type: 'application/vnd.ms-excel', sniff: oldOffice },
  ppt: { type: 'application/vnd.ms-powerpoint', sniff: oldOffice },
  docx: { type: `${openXml}wordprocessingml.document`, sniff: zip },
  xlsx: { type: `${openXml}spreadsheetml.sheet`, sniff: zip },
  pptx: { type: `${openXml}presentationml.presentation`, sniff: zip },
  csv: { type: 'text/csv; charset=utf-8', sniff: text },
  txt: { type: 'text/plain; charset=utf-8', sniff: text },
  json: { type: 'application/json', sniff: json },
};

export type FileFamily = 'image' | 'attachment';
const families: Record<FileFamily, Record<string, Kind>> = { image: images, attachment: all };

/** Returns the extension of a file name in lower case: `jpg` for `photo.JPG`, or '' when there is none. */
export const endingOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const endingsOf = (family: FileFamily) => Object.keys(families[family]);

/** Returns the kind of a file by its name, or undefined when the family does not allow it. */
export const kindOf = (family: FileFamily, name: string): Kind | undefined => {
  const ending = endingOf(name);
  return Object.hasOwn(families[family], ending) ? families[family][ending] : undefined;
};
