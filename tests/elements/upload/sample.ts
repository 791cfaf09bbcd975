import { http, HttpResponse } from 'msw';

/** The first bytes of each file type. */
const marks = {
  png: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  gif: Array.from('GIF89a', (letter) => letter.charCodeAt(0)),
  zip: [0x50, 0x4b, 3, 4],
  rar: [0x52, 0x61, 0x72, 0x21, 26, 7, 0],
  mp4: [0, 0, 0, 24, ...Array.from('ftypisom', (letter) => letter.charCodeAt(0))],
  mp3: [0x49, 0x44, 0x33, 4],
  webp: Array.from('RIFF\0\0\0\0WEBPVP8X', (letter) => letter.charCodeAt(0)),
  pdf: Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0)),
};
type Mark = keyof typeof marks;

/** Returns a file of `size` bytes that begins with the bytes of a type. */
export function fileOf(mark: Mark, name: string, size = 64): File {
  const bytes = new Uint8Array(size);
  bytes.set(marks[mark]);
  return new File([bytes], name);
}

export const uploaded = (id: number, name: string) => ({
  attachmentId: id,
  name,
  url: `https://files.example.com/${id}/${name}`,
  filePath: `/uploads/${id}/${name}`,
});

/** An upload that the server received. */
export interface Sent {
  call: string;
  limit: string | null;
}
export const sent: Sent[] = [];

/** Responds to every upload with the next id; a test may add a handler that comes first. */
export const uploads = http.post('*/api/base-support/attachment/:call', ({ request, params }) => {
  sent.push({ call: String(params.call), limit: request.headers.get('file_size_limit') });
  const { attachmentId: id, ...rest } = uploaded(sent.length, `file-${sent.length}`);
  return HttpResponse.json({ id, ...rest });
});

export const refusal = (message: string, status = 403) =>
  HttpResponse.json({ error: { message } }, { status });
