import type { Advert, AdvertInput } from '@/api/platform/advert';
import type { AdvertState } from '@/enums';
import type { Id } from '@/api/types';
import { AdType, DisplayPage, LinkType, PopupFrequency } from '@/enums';
import { checks, forbidden, listOf, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import { BusinessError } from '@/mocks/server/errors';
import { requiredPicture } from '@/mocks/files/pictures';
import { readLink } from '@/mocks/domain/link-field';
import type { Context, Received } from '@/mocks/server/mock';
import { requireManaged } from '@/mocks/server/scope';
import type { StoredAdvert } from '@/mocks/seed/platform/adverts';
import { knownSubstations, substationNames } from '@/mocks/domain/substation-names';
import { P, type Policy } from '@/policies';
import { type CodeTable, entryOf } from '@/lib/enum';

export type AdvertBody = Received<AdvertInput>;

/** Each type has a page of its own, with a policy of its own. */
const policies: CodeTable<AdType, Policy> = {
  [AdType.carousel]: P.carousel,
  [AdType.implant]: P.implantAd,
  [AdType.popup]: P.popupAd,
};

const notGranted = () =>
  new BusinessError(
    403,
    { zh: '授权失败！未授予所需的权限。', en: 'Authorization failed! The policy is not granted.' },
    { code: 'Volo.Authorization:010001' },
  );

export const isGranted = ({ user }: Context, adType: AdType) =>
  user.policies.includes(entryOf(policies, adType));
/** Refuses a type of advert that the caller has no policy for. */
export function requireGranted(context: Context, adType: AdType) {
  if (!isGranted(context, adType)) throw notGranted();
}

const isSame = (one: Id | null, given: unknown) => one !== null && String(one) === String(given);

const stateAt = (now: string, { startTime, endTime }: StoredAdvert): AdvertState => {
  if (now < startTime) return 0;
  return now <= endTime ? 1 : 2;
};

/** Adverts as they are at this moment. */
export async function showAdverts(): Promise<(advert: StoredAdvert) => Advert> {
  const name = await substationNames();
  const now = wallText();
  return (advert) => ({
    ...advert,
    state: stateAt(now, advert),
    substationNames: advert.substationIds.map(name),
  });
}

/** Where it shows; those that join or leave must be the caller's to decide about. */
async function readSubstations(
  check: ReturnType<typeof checks>,
  value: unknown,
  before: Id[],
  context: Context,
): Promise<Id[]> {
  const all = await knownSubstations();
  const find = (id: string) => all.find((one) => String(one.id) === id)?.id;
  const ids = check.allKnown('substationIds', value, find);
  if (check.errors.length) return ids;
  const among = (list: readonly Id[], id: Id) => list.some((one) => sameId(one, id));
  const joined = ids.filter((id) => !among(before, id));
  const left = before.filter((id) => !among(ids, id));
  for (const id of [...joined, ...left]) requireManaged(context, id);
  return ids;
}

/** How a dialog behaves; other adverts have none of it. */
function readPopup(check: ReturnType<typeof checks>, body: AdvertBody, adType?: AdType) {
  if (adType !== AdType.popup) return { frequency: null, showSeconds: null };
  const rule = { required: true, min: 1, max: 60 };
  return {
    frequency: check.code('frequency', body.frequency, PopupFrequency.$values) ?? null,
    showSeconds: check.number('showSeconds', body.showSeconds, rule),
  };
}

/** Checks a body and returns the fields to store. */
export async function readAdvert(body: AdvertBody, stored: StoredAdvert | null, context: Context) {
  const check = checks();
  // The type decides about the policy, so it stays what it was.
  const adType = stored?.adType ?? check.code('adType', body.adType, AdType.$values);
  if (adType) requireGranted(context, adType);
  const linkType = check.code('linkType', body.linkType, LinkType.$values);
  // A copy shows the picture of another one.
  const shown = stored ?? db.adverts.all().find(({ imageId }) => isSame(imageId, body.imageId));
  const image = shown ? { id: shown.imageId, url: shown.imageUrl } : null;
  const picture = await requiredPicture(check, ['imageId', body.imageId], image, context);
  const period = check.period(['startTime', 'endTime'], [body.startTime, body.endTime], true);
  const fields = {
    title: check.text('title', body.title, { required: true, max: 50 }),
    imageId: picture.id,
    imageUrl: picture.url,
    displayPage: check.code('displayPage', body.displayPage, DisplayPage.$values),
    link: await readLink(check, linkType, body.link),
    sort: check.number('sort', body.sort, { max: 9999 }) ?? stored?.sort ?? 0,
    isListed: check.flag('isListed', body.isListed, stored?.isListed ?? true),
    ...readPopup(check, body, adType),
  };
  const before = stored?.substationIds ?? [];
  const substationIds = await readSubstations(check, listOf(body.substationIds), before, context);
  check.done();
  return {
    ...fields,
    adType: adType ?? AdType.carousel,
    displayPage: fields.displayPage ?? DisplayPage.home,
    linkType: linkType ?? LinkType.none,
    startTime: period.from ?? '',
    endTime: period.until ?? '',
    clicks: stored?.clicks ?? 0,
    substationIds,
  };
}

/** One that others show as well is not the caller's alone to delete. */
export function checkRemoval({ adType, substationIds, title }: StoredAdvert, context: Context) {
  requireGranted(context, adType);
  const { managedIds } = context.user;
  if (substationIds.every((id) => managedIds.some((managed) => sameId(managed, id)))) return;
  throw forbidden('AdvertShared', {
    zh: `“${title}”还在其他分站投放，不能删除，请取消本分站的投放。`,
    en: `“${title}” is also shown in other sub-stations and cannot be deleted; remove it from your own sub-station instead.`,
  });
}
