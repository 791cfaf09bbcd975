import type { SubstationInput } from '@/api/substation/substation';
import { RegionLevel, StandardStatus } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import type { Region } from '@/mocks/seed/regions';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { substationTypes } from '@/mocks/seed/substation/substations';
import { groundOf, knownRegions, overlap, shared } from '@/mocks/domain/substation-regions';
import { visibleStaff } from './visible-staff';

export type SubstationBody = Received<SubstationInput>;
type Checks = ReturnType<typeof checks>;

const maxAdPages = 99;

/** Finds what can be covered: cities and districts. */
async function findGround() {
  const known = await knownRegions();
  return (id: string): Region | undefined => {
    const region = known.get(id);
    const { city, district } = RegionLevel;
    return region && [city, district].some((level) => level === region.regionLevel)
      ? region
      : undefined;
  };
}

const nameExists = (name: string) => () =>
  forbidden('SubstationNameExists', {
    zh: `分站名称“${name}”已存在。`,
    en: `The sub-station name “${name}” already exists.`,
  });
const taken = (region: string, owner: string) =>
  forbidden('RegionTaken', {
    zh: `地区“${region}”已由“${owner}”覆盖。`,
    en: `${region} is already covered by “${owner}”.`,
  });
const startNotCovered = () =>
  forbidden('StartRegionNotCovered', {
    zh: '起始地区必须在分站的覆盖地区之内。',
    en: 'The start region must be among the covered regions.',
  });

/** Which sub-station other than `id` covers a part of the region. */
function ownerOf(region: Region, id: number | undefined) {
  return db.substations
    .all()
    .find((other) => other.id !== id && shared([region.id], other.coverRegionIds).length);
}

/** The regions of the body, those stored, or all that is still free at the start. */
async function readGround(
  check: Checks,
  body: SubstationBody,
  { start, stored }: { start: Region | undefined; stored: StoredSubstation | null },
): Promise<Region[]> {
  const find = await findGround();
  if (body.coverRegionIds === undefined) {
    if (stored) return stored.coverRegionIds.flatMap((id) => find(String(id)) ?? []);
    const ground = start ? await groundOf(start) : [];
    const free = ground.filter((region) => !ownerOf(region, undefined));
    return free.length ? free : ground;
  }
  const ground = check.allKnown('coverRegionIds', body.coverRegionIds, find);
  const doubled = ground.some((one, index) =>
    ground.slice(index + 1).some((other) => overlap(one.id, other.id)),
  );
  if (doubled) check.wrongValue('coverRegionIds');
  return ground;
}

function checkGround(start: Region, ground: Region[], id: number | undefined) {
  for (const region of ground) {
    const owner = ownerOf(region, id);
    if (owner) throw taken(region.fullName, owner.substationName);
  }
  const ids = ground.map((region) => region.id);
  if (!shared([start.id], ids).length) throw startNotCovered();
}

function readExpiry(check: Checks, body: SubstationBody, opened: string) {
  const expireTime = check.time('expireTime', body.expireTime);
  if (expireTime && expireTime < opened) {
    check.add('expireTime', {
      zh: '到期日期不能早于开通时间。',
      en: 'The expiry date must not be before the opening date.',
    });
  }
  return expireTime;
}

/** Whoever keeps his caretaker need not be able to see him. */
async function readBizUser(
  check: Checks,
  { bizUserId }: SubstationBody,
  { stored, context }: { stored: StoredSubstation | null; context: Context },
) {
  if (stored?.bizUserId && String(bizUserId) === stored.bizUserId) return stored.bizUserId;
  const visible = await visibleStaff(context);
  const find = (id: string) => visible.find((account) => account.id === id && account.isActive);
  return check.known('bizUserId', bizUserId, find, false)?.id ?? null;
}

const readTexts = (check: Checks, body: SubstationBody) => ({
  substationName: check.text('substationName', body.substationName, { required: true, max: 30 }),
  contact: check.text('contact', body.contact, { required: true, max: 20 }),
  mobile: check.mobile('mobile', body.mobile),
  address: check.optional('address', body.address, { max: 100 }),
});

const groundFields = (start: Region, ground: Region[]) => ({
  startRegionId: start.id,
  startRegionName: start.fullName,
  coverRegionIds: ground.map(({ id }) => id),
  coverRegionNames: ground.map(({ fullName }) => fullName),
  coverRegionCount: ground.length,
});

/** Checks a body against the field rules, then against what other sub-stations cover. */
export async function readSubstation(
  body: SubstationBody,
  stored: StoredSubstation | null,
  context: Context,
) {
  const check = checks();
  const openedTime = stored?.openedTime ?? wallText();
  const find = await findGround();
  const texts = readTexts(check, body);
  const expireTime = readExpiry(check, body, openedTime);
  const type = check.known('substationTypeId', body.substationTypeId, (id) =>
    substationTypes.find((one) => String(one.id) === id),
  );
  const start = check.known('startRegionId', body.startRegionId, find);
  const ground = await readGround(check, body, { start, stored });
  const bizUserId = await readBizUser(check, body, { stored, context });
  const adPageCount = check.number('adPageCount', body.adPageCount, { max: maxAdPages });
  const status = check.code('status', body.status, StandardStatus.$values, false);
  if (check.errors.length || !type || !start) throw invalid(check.errors);
  const { substationName } = texts;
  const named = { id: stored?.id ?? 0, substationName };
  db.substations.unique('substationName', named, nameExists(substationName));
  checkGround(start, ground, stored?.id);
  return {
    ...texts,
    ...groundFields(start, ground),
    substationTypeId: type.id,
    expireTime,
    bizUserId,
    adPageCount: adPageCount ?? stored?.adPageCount ?? 0,
    status: status ?? stored?.status ?? StandardStatus.enabled,
    openedTime,
  };
}

/** The one number that has a call of its own. */
export function readAdPageCount(value: unknown): number {
  const check = checks();
  const count = check.number('adPageCount', value, { required: true, max: maxAdPages });
  if (count === null) throw invalid(check.errors);
  return count;
}
