import { beforeEach, describe, expect, test } from 'vitest';
import { attachmentApi, type Attachment } from '@/api/base-support/attachment';
import { reseedEachTest, statusOf, bodyOf, tokenOf } from './backend';
import { send } from './server';
import { fileOf, upload } from './upload';

reseedEachTest();

let token = '';
beforeEach(async () => {
  token = await tokenOf('staff');
});
const image = (file: File | string, headers = {}) =>
  upload('upload-image', token, { file, waterMarkType: '1' }, headers);
const attachment = (file: File, headers = {}) =>
  upload('upload-attachment', token, { file }, headers);
const made = async (response: Promise<Response>): Promise<Attachment> => (await response).json();

/** The status with the code or the invalid members, and the message. */
async function refused(response: Promise<Response>) {
  const { status } = await response;
  const { code, message, validationErrors } = (await (await response).json()).error;
  const [complaint] = validationErrors ?? [];
  return [`${status} ${code ?? complaint.members.join()}`, message];
}
const reason = async (response: Promise<Response>) => (await refused(response))[0];

describe('an upload', () => {
  test('returns the address of a picture, which the static host then shows', async () => {
    const picture = await made(image(fileOf('png', 'C:\\照片\\车辆 照片.PNG', 200)));
    const filePath = expect.stringMatching(/^\/uploads\/\d{4}\/\d{2}\/[\da-f-]{36}\.png$/);
    expect(picture).toMatchObject({ name: '车辆 照片.PNG', filePath });
    expect(picture.url).toBe(`http://localhost/static${picture.filePath}`);
    const shown = await send(`GET /static${picture.filePath}`);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect((await shown.arrayBuffer()).byteLength).toBe(200);
  });

  test('is offered as a download with its own name when it is not a picture', async () => {
    const { filePath } = await made(attachment(fileOf('zip', '运单.zip')));
    const file = await send(`GET /static${filePath}`);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('运单.zip'));
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('accepts pictures, and as attachments also archives, videos, sound and documents', async () => {
    for (const kind of ['png', 'jpg', 'gif'] as const)
      expect((await image(fileOf(kind, `a.${kind}`))).status).toBe(200);
    const documents = { txt: '说明', csv: '"公司"\r\n', json: '{"a":[1]}', pdf: '%PDF-1.7' };
    const files = Object.entries(documents).map(([end, text]) => new File([text], `a.${end}`));
    const kinds = ['png', 'zip', 'rar', 'mp4', 'mp3'] as const;
    for (const file of [...kinds.map((kind) => fileOf(kind, `a.${kind}`)), ...files])
      expect((await attachment(file)).status).toBe(200);
  });

  test.each([
    ['zip', 'a.zip'],
    ['png', 'a.svg'],
    ['png', 'a'],
    ['png', 'a.constructor'],
  ] as const)('refuses a %s called %s as a picture', async (kind, name) => {
    const message = `不能上传“${name}”，仅支持 jpg、jpeg、png、gif 格式。`;
    const notAllowed = ['403 Console:FileTypeNotAllowed', message];
    expect(await refused(image(fileOf(kind, name)))).toEqual(notAllowed);
  });

  test.each(['exe', 'svg', 'html', 'js'])('refuses an attachment of type %s', async (end) => {
    const file = new File(['x'], `a.${end}`);
    expect(await reason(attachment(file))).toBe('403 Console:FileTypeNotAllowed');
  });

  test.each([
    [fileOf('zip', 'a.png'), 'upload-image'],
    [fileOf('png', 'a.jpg'), 'upload-image'],
    [fileOf('png', 'a.zip'), 'upload-attachment'],
    [new File(['<html>'], 'a.pdf'), 'upload-attachment'],
    [new File(['{"a":'], 'a.json'), 'upload-attachment'],
    [new File([new Uint8Array([0xff, 0xfe, 0])], 'a.txt'), 'upload-attachment'],
  ] as const)('refuses a file whose content does not match its name', async (file, call) => {
    const response = upload(call, token, { file, waterMarkType: '0' });
    expect(await reason(response)).toBe('403 Console:FileContentMismatch');
  });

  test('refuses an empty file, and one above the limit in KB that the header sets', async () => {
    const limit = { file_size_limit: '2' };
    expect((await image(fileOf('png', 'a.png', 2048), limit)).status).toBe(200);
    const message = '文件大小为 3 KB，超过了 2 KB 的限制。';
    const tooLarge = ['403 Console:FileTooLarge', message];
    expect(await refused(image(fileOf('png', 'a.png', 2049), limit))).toEqual(tooLarge);
    const english = { ...limit, 'accept-language': 'en' };
    const [, said] = await refused(attachment(fileOf('zip', 'a.zip', 4000), english));
    expect(said).toBe('The file is 4 KB; the limit is 2 KB.');
    expect(await reason(image(new File([], 'a.png')))).toBe('403 Console:FileEmpty');
  });

  test.each(['0', '-5', 'much', ''])('refuses the limit "%s"', async (limit) => {
    const response = image(fileOf('png', 'a.png'), { file_size_limit: limit });
    expect(await reason(response)).toBe('400 file_size_limit');
  });

  test.each<[string, Record<string, string | File>]>([
    ['file', { waterMarkType: '0' }],
    ['file', { file: 'no file', waterMarkType: '0' }],
    ['file', { file: fileOf('png', `${'长'.repeat(252)}.png`), waterMarkType: '0' }],
    ['waterMarkType', { file: fileOf('png', 'a.png') }],
    ['waterMarkType', { file: fileOf('png', 'a.png'), waterMarkType: '9' }],
  ])('refuses a missing or invalid %s', async (member, fields) => {
    expect(await reason(upload('upload-image', token, fields))).toBe(`400 ${member}`);
  });

  test('refuses a body that is not a form', async () => {
    const body = { file: 'x', waterMarkType: 0 };
    expect(await statusOf(attachmentApi.uploadImage, body)).toBe('400 file');
  });
});

test('the attachments are returned in the order of the ids, without the unknown ids', async () => {
  const one = await made(image(fileOf('png', 'a.png')));
  const other = await made(image(fileOf('png', 'b.png')));
  const files = (ids: unknown[]) => bodyOf(attachmentApi.files, { ids }, 'staff');
  expect((await files([other.id, '1', one.id])).items).toEqual([other, one]);
  expect(await files([])).toEqual({ items: [] });
});
