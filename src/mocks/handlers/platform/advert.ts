import { advert, advertApi } from '@/api/platform/advert';
import { externalCompanyAd, externalCompanyAdApi } from '@/api/platform/external-company-ad';
import type { Id } from '@/api/types';
import { AdType, PopupFrequency, type AdvertState } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readLink, isWebAddress, requiredPicture, rowWithPicture } from '@/mocks/domain/references';
import { knownSubstations, substationNames } from '@/mocks/domain/substations';
import { wallText } from '@/mocks/lib/clock';
import type { StoredAdvert, StoredExternalAd } from '@/mocks/seed/platform/adverts';
import { forbidden, sameId, type Check } from '@/mocks/server/checks';
import { BusinessError } from '@/mocks/server/errors';
import { crudHandlers, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import {
  ofSubstations,
  requireManaged,
  scopeFrom,
  companyFinder,
  ofCompany,
} from '@/mocks/server/scope';
import { P, type Policy } from '@/policies';

/** The policy of each type of advert, because each type has its own page. */
const policies: CodeTable<AdType, Policy> = {
  [AdType.carousel]: P.carousel,
  [AdType.implant]: P.implantAd,
  [AdType.popup]: P.popupAd,
};

const isGranted = ({ user }: Context, adType: AdType) =>
  user.policies.includes(entryOf(policies, adType));
/** Throws a 403 for a type of advert that the caller has no policy for. */
function requireGranted(context: Context, adType: AdType) {
  if (isGranted(context, adType)) return;
  throw new BusinessError(
    403,
    { zh: '授权失败！未授予所需的权限。', en: 'Authorization failed! The policy is not granted.' },
    { code: 'Volo.Authorization:010001' },
  );
}

const stateAt = (now: string, { startTime, endTime, isListed }: StoredAdvert): AdvertState => {
  if (now > endTime) return 2;
  if (!isListed) return 3;
  return now < startTime ? 0 : 1;
};

/** Reads the sub-stations that show the advert. The caller must manage those that are added or removed. */
async function readSubstations(check: Check<'substationIds'>, before: Id[], context: Context) {
  const all = await knownSubstations();
  const find = (id: string) => all.find((one) => String(one.id) === id)?.id;
  const ids: Id[] = check.allKnown('substationIds', find);
  if (check.errors.length) return ids;
  const includesId = (list: readonly Id[], id: Id) => list.some((one) => sameId(one, id));
  const added = ids.filter((id) => !includesId(before, id));
  const removed = before.filter((id) => !includesId(ids, id));
  for (const id of [...added, ...removed]) requireManaged(context, id);
  return ids;
}

const { title, displayPage, showSeconds, sort, isListed } = advert.properties;
/** Reads how a popup behaves; for other types of adverts these fields are null. */
function readPopup(check: Check<'frequency' | 'showSeconds'>, adType?: AdType) {
  if (adType !== AdType.popup) return { frequency: null, showSeconds: null };
  return {
    frequency: check.code('frequency', PopupFrequency.$values),
    showSeconds: check.number('showSeconds', { ...showSeconds.options, required: true }),
  };
}

/** Refuses to delete an advert that is also shown by a sub-station which the caller does not manage. */
function checkRemoval({ adType, substationIds, title }: StoredAdvert, context: Context) {
  requireGranted(context, adType);
  const { managedIds } = context.user;
  if (substationIds.every((id) => managedIds.some((managed) => sameId(managed, id)))) return;
  throw forbidden('AdvertShared', { title });
}

const adverts = collection(advertApi, {
  table: db.adverts,
  /** Callers see the adverts of their sub-stations, but only of the types for which they have a policy. */
  scope: scopeFrom(
    ofSubstations,
    (isVisible, context) => (advert: StoredAdvert) =>
      isVisible(advert) && isGranted(context, advert.adType),
  ),
  async view() {
    const name = await substationNames();
    const now = wallText();
    return (advert: StoredAdvert) => ({
      ...advert,
      state: stateAt(now, advert),
      substationNames: advert.substationIds.map(name),
    });
  },
  conditions: (on) => on.filters(advert),
  async read(check, stored, context, body) {
    // The type cannot be changed, because it decides which policy is needed.
    const adType = stored?.adType ?? check.code('adType', AdType.$values);
    if (adType) requireGranted(context, adType);
    const [startTime, endTime] = check.period('startTime', 'endTime', true);
    const shown = stored ?? rowWithPicture(db.adverts, body.imageId);
    const fields = {
      adType,
      ...readProperties(check, { properties: { title, displayPage, sort, isListed } }, stored),
      ...(await requiredPicture(check, 'image', shown, context)),
      ...(await readLink(check)),
      startTime,
      endTime,
      ...readPopup(check, adType),
      clicks: stored?.clicks ?? 0,
    };
    const substationIds = await readSubstations(check, stored?.substationIds ?? [], context);
    return check.done({ ...fields, substationIds });
  },
  checkRemoval,
});

const externalPages = collection(externalCompanyAdApi, {
  table: db.externalAds,
  scope: ofCompany,
  async view() {
    const companies = await db.companies.open();
    return (row: StoredExternalAd) => ({
      ...row,
      companyName: companies.find(row.companyId)?.companyName ?? '',
    });
  },
  conditions: (on) => on.filters(externalCompanyAd),
  async read(check, stored, context) {
    const company = check.known('companyId', await companyFinder(context));
    const read = readProperties(check, externalCompanyAd, stored);
    if (read.address && !isWebAddress(read.address)) check.add('address', 'wrongWeb');
    return check.done({
      companyId: company?.id,
      ...read,
      ...(await requiredPicture(check, 'image', stored, context)),
    });
  },
});

export const handlers = [
  ...crudHandlers(advertApi, [P.carousel, P.implantAd, P.popupAd], {
    ...adverts,
    list: (query, context) => {
      const adType = AdType.$values.find((type) => String(type) === String(query.adType));
      if (adType) requireGranted(context, adType);
      return adverts.list(query, context);
    },
  }),
  ...crudHandlers(externalCompanyAdApi, P.externalCompany, externalPages),
];
