import { attachmentApi, sizeLimitHeader, type Attachment } from '@/api/base-support/attachment';
import { WaterMark } from '@/enums';
import { db } from '@/mocks/db/db';
import { toAttachment } from '@/mocks/files/attachments';
import { endingOf, endingsOf, kindOf, type FileFamily } from '@/mocks/files/file-kinds';
import { storeFile } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import { checks, forbidden, invalidMember, listOf, type Check } from '@/mocks/server/checks';
import { joined } from '@/mocks/server/errors';
import { crudHandlers, type Context } from '@/mocks/server/mock';

const maxNameLength = 255;
const maxIds = 1000;
const bytesPerKb = 1024;

/** Checks the members instead of using `instanceof`, which fails in jsdom because there are two classes named `File`. */
const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function' &&
  'name' in value;

/** Returns the size limit of the header in KB, or null without the header. */
function sizeLimit({ headers }: Request): number | null {
  const text = headers.get(sizeLimitHeader);
  if (text === null) return null;
  const limit = Number(text);
  if (text.trim() !== '' && Number.isFinite(limit) && limit > 0) return limit;
  throw invalidMember(sizeLimitHeader, 'headerMissing', { name: sizeLimitHeader });
}

/** Reads the file of a form and its name without a path; returns undefined when it is refused. */
function readFile(check: Check<'file'>) {
  const file = check.value('file');
  if (file === undefined || file === '') check.missing('file');
  else if (!isFile(file)) check.wrongValue('file');
  else {
    // The path is removed, because some browsers send it with the name.
    const name = file.name.split(/[\\/]/).at(-1) ?? '';
    check.nested('', { file: name }).text('file', { required: true, max: maxNameLength });
    return { file, name };
  }
  return undefined;
}

/** Returns the bytes of a file; throws a 403 for a file that is not allowed. */
async function readBytes(family: FileFamily, file: File, name: string, request: Request) {
  const kind = kindOf(family, name);
  if (!kind) throw forbidden('FileTypeNotAllowed', { name, endings: joined(endingsOf(family)) });
  if (!file.size) throw forbidden('FileEmpty', { name });
  const limit = sizeLimit(request);
  const kb = Math.ceil(file.size / bytesPerKb);
  if (limit !== null && file.size > limit * bytesPerKb)
    throw forbidden('FileTooLarge', { kb, limit });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!kind.sniff(bytes)) throw forbidden('FileContentMismatch', { name });
  return { bytes, type: kind.type };
}

async function store(
  family: FileFamily,
  body: { file?: unknown; waterMarkType?: unknown },
  { request, user }: Context,
): Promise<Attachment> {
  const check = checks(body);
  const mark = check.code('waterMarkType', WaterMark.$values, family === 'image');
  const { file, name } = check.done({ read: readFile(check) }).read;
  const { bytes, type } = await readBytes(family, file, name, request);
  const creationTime = wallText();
  const folder = creationTime.slice(0, 7).replace('-', '/');
  const filePath = `/uploads/${folder}/${crypto.randomUUID()}.${endingOf(name)}`;
  await storeFile(`/static${filePath}`, { name, type, bytes });
  const attachments = await db.attachments.open();
  const stored = attachments.save({
    id: attachments.newId(),
    name,
    filePath,
    type,
    size: bytes.length,
    waterMarkType: mark ?? WaterMark.none,
    uploaderId: user.id,
    creationTime,
  });
  return toAttachment(stored, request);
}

export const handlers = crudHandlers(attachmentApi, null, {
  uploadAttachment: (body, context) => store('attachment', body, context),
  uploadImage: (body, context) => store('image', body, context),
  files: async (body, { request }) => {
    const check = checks(body);
    const wanted = listOf(body.ids).map(String);
    if (!Array.isArray(body.ids)) check.missing('ids');
    if (wanted.length > maxIds) check.wrongValue('ids');
    check.done();
    const attachments = await db.attachments.open();
    const found = wanted.flatMap((id) => attachments.find(id) ?? []);
    return { items: found.map((one) => toAttachment(one, request)) };
  },
});
