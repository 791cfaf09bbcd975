import { beforeEach, describe, expect, test } from 'vitest';
import type { Attachment } from '@/api/base-support/attachment';
import type { Items } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';
import { fileOf, upload } from './upload';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('staff');
});

const image = (file: File, headers = {}) =>
  upload('upload-image', token, { file, waterMarkType: '1' }, headers);
const attachment = (file: File, headers = {}) =>
  upload('upload-attachment', token, { file }, headers);

async function error(response: Promise<Response>) {
  const { status, ...rest } = await response.then(async (one) => ({
    status: one.status,
    ...(await one.json()).error,
  }));
  return { status, code: rest.code, message: rest.message, errors: rest.validationErrors };
}

describe('an upload', () => {
  test('answers where the picture is, and the static host shows it', async () => {
    const response = await image(fileOf('png', '车辆 照片.PNG', 200));
    expect(response.status).toBe(200);
    const made: Attachment = await response.json();
    expect(made).toMatchObject({
      name: '车辆 照片.PNG',
      filePath: expect.stringMatching(/^\/uploads\/\d{4}\/\d{2}\/[\da-f-]{36}\.png$/),
    });
    expect(made.url).toBe(`http://localhost/static${made.filePath}`);
    const shown = await send(`GET /static${made.filePath}`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect((await shown.arrayBuffer()).byteLength).toBe(200);
  });

  test('that is no picture is saved under its own name and not shown', async () => {
    const { filePath } = await (await attachment(fileOf('zip', '运单.zip'))).json();
    const file = await send(`GET /static${filePath}`);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('运单.zip'));
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['png', 'jpg', 'gif'] as const)('takes a %s as a picture', async (kind) => {
    expect((await image(fileOf(kind, `a.${kind}`))).status).toBe(200);
  });

  test('takes pictures, archives, videos, sound and documents as attachments', async () => {
    for (const kind of ['png', 'zip', 'rar', 'mp4', 'mp3'] as const) {
      expect((await attachment(fileOf(kind, `a.${kind}`))).status).toBe(200);
    }
    for (const [name, text] of [
      ['a.txt', '说明'],
      ['a.csv', '"公司"\r\n'],
      ['a.json', '{"a":[1]}'],
      ['a.pdf', '%PDF-1.7'],
    ] as const) {
      expect((await attachment(new File([text], name))).status).toBe(200);
    }
  });

  test('forgets the path some browsers send along', async () => {
    const made = await (await image(fileOf('png', 'C:\\照片\\a.png'))).json();
    expect(made.name).toBe('a.png');
  });

  test.each([
    ['zip', 'a.zip'],
    ['png', 'a.svg'],
    ['png', 'a'],
    ['png', 'a.constructor'],
  ] as const)('refuses a %s called %s as a picture', async (kind, name) => {
    expect(await error(image(fileOf(kind, name)))).toMatchObject({
      status: 403,
      code: 'Console:FileTypeNotAllowed',
      message: `不能上传“${name}”，仅支持 jpg、jpeg、png、gif 格式。`,
    });
  });

  test('refuses programs and pictures that may carry scripts as attachments', async () => {
    for (const name of ['a.exe', 'a.svg', 'a.html', 'a.js']) {
      expect(await error(attachment(new File(['x'], name)))).toMatchObject({
        code: 'Console:FileTypeNotAllowed',
      });
    }
  });

  test.each([
    [fileOf('zip', 'a.png'), 'upload-image'],
    [fileOf('png', 'a.jpg'), 'upload-image'],
    [fileOf('png', 'a.zip'), 'upload-attachment'],
    [new File(['<html>'], 'a.pdf'), 'upload-attachment'],
    [new File(['{"a":'], 'a.json'), 'upload-attachment'],
    [new File([new Uint8Array([0xff, 0xfe, 0])], 'a.txt'), 'upload-attachment'],
  ] as const)('looks into the file and not at its name only', async (file, call) => {
    expect(await error(upload(call, token, { file, waterMarkType: '0' }))).toMatchObject({
      status: 403,
      code: 'Console:FileContentMismatch',
    });
  });

  test('refuses a file above the limit of the header, which counts in KB', async () => {
    const limit = { file_size_limit: '2' };
    expect((await image(fileOf('png', 'a.png', 2048), limit)).status).toBe(200);
    expect(await error(image(fileOf('png', 'a.png', 2049), limit))).toMatchObject({
      status: 403,
      code: 'Console:FileTooLarge',
      message: '文件大小为 3 KB，超过了 2 KB 的限制。',
    });
    const english = { ...limit, 'accept-language': 'en' };
    expect(await error(attachment(fileOf('zip', 'a.zip', 4000), english))).toMatchObject({
      message: 'The file is 4 KB; the limit is 2 KB.',
    });
  });

  test.each(['0', '-5', 'much', ''])('refuses the limit "%s"', async (limit) => {
    const response = image(fileOf('png', 'a.png'), { file_size_limit: limit });
    expect(await error(response)).toMatchObject({
      status: 400,
      errors: [{ members: ['file_size_limit'] }],
    });
  });

  test('refuses an empty file', async () => {
    expect(await error(image(new File([], 'a.png')))).toMatchObject({
      status: 403,
      code: 'Console:FileEmpty',
    });
  });

  test.each<[string, Record<string, string | File>]>([
    ['file', { waterMarkType: '0' }],
    ['file', { file: 'no file', waterMarkType: '0' }],
    ['file', { file: fileOf('png', `${'长'.repeat(252)}.png`), waterMarkType: '0' }],
    ['waterMarkType', { file: fileOf('png', 'a.png') }],
    ['waterMarkType', { file: fileOf('png', 'a.png'), waterMarkType: '9' }],
  ])('needs a proper %s', async (member, fields) => {
    const response = upload('upload-image', token, fields);
    expect(await error(response)).toMatchObject({ status: 400, errors: [{ members: [member] }] });
  });

  test('needs a form, and a session', async () => {
    const line = 'POST /api/base-support/attachment/upload-image';
    expect(await refused(line, { token, body: { file: 'x', waterMarkType: 0 } })).toMatchObject({
      status: 400,
      members: ['file'],
    });
    expect((await send(line, { body: {} })).status).toBe(401);
  });
});

describe('the addresses of attachments', () => {
  const line = 'POST /api/base-support/attachment/files';

  test('come in the order of the ids; unknown ones are left out', async () => {
    const made = [];
    for (const name of ['a.png', 'b.png']) {
      made.push(await (await image(fileOf('png', name))).json());
    }
    const ids = [made[1].id, '1', made[0].id];
    const { items } = await read<Items<Attachment>>(line, { token, body: { ids } });
    expect(items).toEqual([made[1], made[0]]);
    expect(await read(line, { token, body: { ids: [] } })).toEqual({ items: [] });
  });

  test('need a list, of a thousand at most', async () => {
    for (const ids of [undefined, '1', Array.from({ length: 1001 }, String)]) {
      expect(await refused(line, { token, body: { ids } })).toMatchObject({
        status: 400,
        members: ['ids'],
      });
    }
  });
});
