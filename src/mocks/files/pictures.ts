import type { Id } from '@/api/types';
import { findAttachment, staticUrl } from './attachments';
import { listOf, type checks } from '@/mocks/server/checks';
import type { Context } from '@/mocks/server/mock';

type Check = ReturnType<typeof checks>;
interface Picture {
  id: Id;
  url: string;
}
export interface OnePicture {
  id: Id | null;
  url: string | null;
}

async function find(id: unknown, known: Picture[], request: Request): Promise<Picture | undefined> {
  const text = String(id);
  const stored = known.find((one) => String(one.id) === text);
  if (stored) return stored;
  const upload = await findAttachment(text);
  // Anything may be uploaded; only a picture can be shown as one.
  if (!upload?.type.startsWith('image/')) return undefined;
  return { id: upload.id, url: staticUrl(upload.filePath, request) };
}

/** The picture a body names: the stored one when nothing is said, none for null, else one that was uploaded. */
export async function readPicture(
  check: Check,
  member: string,
  given: unknown,
  stored: OnePicture,
  request: Request,
): Promise<OnePicture> {
  if (given === undefined) return stored;
  if (given === null || given === '') return { id: null, url: null };
  const { id, url } = stored;
  const known = id !== null && url !== null ? [{ id, url }] : [];
  const found = await find(given, known, request);
  return check.known(member, given, () => found) ?? stored;
}

export interface Pictures {
  ids: Id[];
  urls: string[];
}

/** Several pictures, those stored or uploaded. */
export async function readPictures(
  check: Check,
  member: string,
  given: unknown,
  stored: Pictures,
  request: Request,
): Promise<Pictures> {
  const known = stored.ids.map((id, index) => ({ id, url: stored.urls[index] ?? '' }));
  const ids = [...new Set(listOf(given).map(String))];
  const found = await Promise.all(ids.map((id) => find(id, known, request)));
  const pictures = found.filter((one) => one !== undefined);
  if (pictures.length < ids.length) check.known(member, 'unknown', () => undefined);
  return { ids: pictures.map(({ id }) => id), urls: pictures.map(({ url }) => url) };
}

const none: OnePicture = { id: null, url: null };

/** The picture of an entity that cannot be without one. */
export async function requiredPicture(
  check: Check,
  [member, given]: [member: string, given: unknown],
  stored: OnePicture | null,
  { request }: Context,
): Promise<OnePicture> {
  const kept = given === undefined && stored?.id;
  if (kept || (given !== undefined && given !== null && given !== '')) {
    return readPicture(check, member, given, stored ?? none, request);
  }
  check.missing(member);
  return none;
}
