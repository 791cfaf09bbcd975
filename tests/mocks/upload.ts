import { respond } from '@/mocks/http';
import { usualHeaders } from './server';

/** The first bytes, by which the server recognises the type of a file. */
const marks = {
  png: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  gif: Array.from('GIF89a', (c) => c.charCodeAt(0)),
  zip: [0x50, 0x4b, 3, 4],
  rar: [0x52, 0x61, 0x72, 0x21, 26, 7, 0],
  mp4: [0, 0, 0, 24, ...Array.from('ftypisom', (c) => c.charCodeAt(0))],
  mp3: [0x49, 0x44, 0x33, 4],
};

/** A file with the first bytes of its type, filled with zeros up to the size. */
export function fileOf(kind: keyof typeof marks, name: string, size = 64): File {
  const bytes = new Uint8Array(size);
  bytes.set(marks[kind]);
  return new File([bytes], name);
}

/** Sends form fields to one of the two upload calls. */
export async function upload(
  call: 'upload-image' | 'upload-attachment',
  token: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await respond(
    new Request(`http://localhost/api/base-support/attachment/${call}`, {
      method: 'POST',
      headers: { ...usualHeaders, authorization: `Bearer ${token}`, ...headers },
      body,
    }),
  );
  if (!response) throw new Error('Nobody takes uploads');
  return response;
}
