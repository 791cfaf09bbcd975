import type { Id } from '@/api/types';
import { RegionLevel, LinkType } from '@/enums';
import { entryOf } from '@/lib/enum';
import { db } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';
import { findAttachment, staticUrl } from '@/mocks/files/attachments';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { regions } from '@/mocks/seed/regions';
import { listOf, sameId, type Check } from '@/mocks/server/checks';
import type { Context } from '@/mocks/server/mock';

// These readers look up the records that a body names by id, and return them with the fields that a row copies from them.
// TypeScript does not infer keys that are composed of a name and a suffix, so objects with such keys need a cast.

type Picture<Name extends string> = Record<`${Name}Id`, Id | null> &
  Record<`${Name}Url`, string | null>;
interface Known {
  id: Id;
  url: string;
}

const pictureFields = <Name extends string>(name: Name, id?: Id | null, url?: string | null) =>
  ({ [`${name}Id`]: id, [`${name}Url`]: url }) as Picture<Name>;

/** Finds a picture among those of the row and the uploads. Other kinds of uploads are not found: they cannot be shown. */
async function findPicture(id: unknown, known: Known[], { request }: Context) {
  const stored = known.find((picture) => sameId(picture.id, String(id)));
  if (stored) return stored;
  const upload = await findAttachment(String(id));
  if (!upload?.type.startsWith('image/')) return undefined;
  return { id: upload.id, url: staticUrl(upload.filePath, request) };
}

/** Reads the picture that e.g. `imageId` names. When it is left out, the stored picture stays; null removes it. */
export async function readPicture<Name extends string>(
  check: Check<NoInfer<`${Name}Id`>>,
  name: Name,
  stored: NoInfer<Partial<Picture<Name>>> | null,
  context: Context,
): Promise<Picture<Name>> {
  const member = `${name}Id` as const;
  const fields = new Map<string, Id | null>(Object.entries(stored ?? {}));
  const [id = null, url = null] = [fields.get(member), fields.get(`${name}Url`)];
  const value = check.value(member);
  if (value === undefined) return pictureFields(name, id, url === null ? null : String(url));
  if (value === null || value === '') return pictureFields(name, null, null);
  const known = id !== null && url !== null ? [{ id, url: String(url) }] : [];
  const found = await findPicture(value, known, context);
  if (!found) check.unknown(member);
  return pictureFields(name, found?.id, found?.url);
}

/** Finds a row that already shows a picture, so that a copy of the row may use the same picture. */
export const rowWithPicture = <Entity extends Row & { imageId: Id | null }>(
  table: Table<Entity>,
  imageId: Id | null | undefined,
) => table.all().find((row) => String(row.imageId) === String(imageId)) ?? null;

/** Reads a picture that is required. */
export async function requiredPicture<Name extends string>(
  check: Check<NoInfer<`${Name}Id`>>,
  name: Name,
  stored: NoInfer<Partial<Picture<Name>>> | null,
  context: Context,
): Promise<Picture<Name>> {
  const picture = await readPicture(check, name, stored, context);
  if (picture[`${name}Id`] === null) check.missing(`${name}Id`);
  return picture;
}

type Pictures<Name extends string> = Record<`${Name}Ids`, Id[]> & Record<`${Name}Urls`, string[]>;

/** Reads a list of pictures; each must be a stored picture of the row or an upload. */
export async function readPictures<Name extends string>(
  check: Check<NoInfer<`${Name}Ids`>>,
  name: Name,
  stored: NoInfer<Pictures<Name>>,
  context: Context,
): Promise<Pictures<Name>> {
  const member = `${name}Ids` as const;
  const fields = new Map<string, Id[]>(Object.entries(stored));
  const [storedIds = [], storedUrls = []] = [fields.get(member), fields.get(`${name}Urls`)];
  const known = storedIds.map((id, index) => ({ id, url: String(storedUrls[index] ?? '') }));
  const ids = [...new Set(listOf(check.value(member)).map(String))];
  const found = await Promise.all(ids.map((id) => findPicture(id, known, context)));
  const pictures = found.filter((one) => one !== undefined);
  if (pictures.length < ids.length) check.unknown(member);
  return {
    [member]: pictures.map(({ id }) => id),
    [`${name}Urls`]: pictures.map(({ url }) => url),
  } as Pictures<Name>;
}

interface HtmlRule {
  required?: boolean;
  maxLength?: number;
}
/** Reads formatted text and removes scripts from it. A text with only tags and spaces and no picture counts as missing. */
export function readHtml<Member extends string>(
  check: Check<Member>,
  member: NoInfer<Member>,
  { required = false, maxLength: max = 500 }: HtmlRule,
): string {
  const value = check.value(member);
  const html = sanitizeHtml(typeof value === 'string' ? value.slice(0, max + 1) : '');
  const isEmpty = !/<img\b/i.test(html) && !html.replace(/<[^>]*>|&nbsp;|\s/g, '');
  if (required && isEmpty) check.missing(member);
  if (typeof value === 'string' && value.length > max) check.add(member, 'tooLong', { max });
  return html;
}

type Named<Name extends string> = Record<`${Name}Id`, number | undefined> &
  Record<`${Name}Name`, string | undefined>;

/** Reads the region that e.g. `regionId` names, and its name. Regions of other levels are refused. */
export async function readRegion<Name extends string>(
  check: Check<NoInfer<`${Name}Id`>>,
  name: Name,
  levels: readonly RegionLevel[] = RegionLevel.$values,
) {
  const known = await regions();
  const member = `${name}Id` as const;
  const region = check.known(member, (id) => known.get(Number(id)));
  if (region && !levels.includes(region.regionLevel)) check.add(member, 'noPlace');
  return { [member]: region?.id, [`${name}Name`]: region?.fullName } as Named<Name>;
}

/** Reads the sub-station that `substationId` names, and its name. */
export async function readSubstation(check: Check<'substationId'>) {
  const substations = await db.substations.open();
  const { id, substationName } =
    check.known('substationId', (wanted) => substations.find(wanted)) ?? {};
  return { substationId: id, substationName };
}

const maxLength = 500;
const inAppPattern = /^\/[\w/-]+(\?[\w=&%.-]*)?$/;
/** Matches the id of a mini program, optionally with a page after a slash. */
const miniProgramPattern = /^wx[0-9A-Za-z]{16}(\/[\w/?=&%.-]*)?$/;

/** Returns whether a text is a full https URL with a host name and without a user name. */
export function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username;
}

const patterns = { [LinkType.inApp]: inAppPattern, [LinkType.miniProgram]: miniProgramPattern };
const wrong = {
  [LinkType.inApp]: 'wrongInApp',
  [LinkType.miniProgram]: 'wrongMiniProgram',
} as const;

/** Reads the type of a link and the link itself, which is null for the type without a link. */
export async function readLink(check: Check<'linkType' | 'link'>) {
  const linkType = check.code('linkType', LinkType.$values);
  return { linkType, link: await linkOf(check, linkType) };
}

async function linkOf(check: Check<'link'>, linkType: LinkType | undefined) {
  if (linkType === undefined) return null;
  if (linkType === LinkType.none) {
    if (check.optional('link')) check.add('link', 'linkNotWanted');
    return null;
  }
  const rule = { required: true, max: maxLength };
  if (linkType === LinkType.web) {
    const link = check.text('link', rule);
    if (link && !isWebAddress(link)) check.add('link', 'wrongWeb');
    return link;
  }
  const [pattern, message] = [entryOf(patterns, linkType), entryOf(wrong, linkType)];
  const link = check.text('link', { ...rule, pattern, wrong: message });
  if (linkType === LinkType.miniProgram && miniProgramPattern.test(link)) {
    const apps = (await db.partnerApps.open()).all();
    check.known('link', () => apps.find(({ appId }) => link.split('/')[0] === appId));
  }
  return link;
}
