import type { SubstationInput } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { RegionLevel, StandardStatus } from '@/enums';
import { db } from '@/mocks/db/db';
import { groundOf, knownRegions, shared } from '@/mocks/domain/substation-regions';
import { wallText } from '@/mocks/lib/clock';
import type { Region } from '@/mocks/seed/regions';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { substationTypes } from '@/mocks/seed/substation/substations';
import { checks, forbidden, type Check } from '@/mocks/server/checks';
import type { Context, Received } from '@/mocks/server/mock';
import { visibleStaff } from './visible-staff';

export const maxAdPages = 99;

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
  check: Check<'coverRegionIds'>,
  { start, stored }: { start: Region | undefined; stored: StoredSubstation | null },
): Promise<Region[]> {
  const find = await findGround();
  if (check.value('coverRegionIds') === undefined) {
    if (stored) return stored.coverRegionIds.flatMap((id) => find(String(id)) ?? []);
    const ground = start ? await groundOf(start) : [];
    const free = ground.filter((region) => !ownerOf(region, undefined));
    return free.length ? free : ground;
  }
  const ground = check.allKnown('coverRegionIds', find);
  const ids = ground.map(({ id }): Id => id);
  const repeats = ids.some((id, index) => shared([id], ids.slice(index + 1)).length);
  if (repeats) check.wrongValue('coverRegionIds');
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

function readExpiry(check: Check<'expireTime'>, opened: string) {
  const expireTime = check.time('expireTime');
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
  check: Check<'bizUserId'>,
  stored: StoredSubstation | null,
  context: Context,
) {
  if (stored?.bizUserId && String(check.value('bizUserId')) === stored.bizUserId)
    return stored.bizUserId;
  const visible = await visibleStaff(context);
  const find = (id: string) => visible.find((account) => account.id === id && account.isActive);
  return check.known('bizUserId', find, false)?.id ?? null;
}

/** Checks a body against the field rules, then against what other sub-stations cover. */
export async function readSubstation(
  body: Received<SubstationInput>,
  stored: StoredSubstation | null,
  context: Context,
) {
  const check = checks(body);
  const openedTime = stored?.openedTime ?? wallText();
  const type = check.known('substationTypeId', (id) =>
    substationTypes.find((one) => String(one.id) === id),
  );
  const status = check.code('status', StandardStatus.$values, false);
  const found = check.known('startRegionId', await findGround());
  const covered = await readGround(check, { start: found, stored });
  const { start, ground, ...fields } = check.done({
    substationName: check.text('substationName', { required: true, max: 30 }),
    contact: check.text('contact', { required: true, max: 20 }),
    mobile: check.mobile('mobile'),
    address: check.optional('address', { max: 100 }),
    substationTypeId: type?.id,
    start: found,
    ground: covered,
    expireTime: readExpiry(check, openedTime),
    bizUserId: await readBizUser(check, stored, context),
    adPageCount: check.number('adPageCount', { max: maxAdPages }) ?? stored?.adPageCount ?? 0,
    status: status ?? stored?.status ?? StandardStatus.enabled,
    openedTime,
  });
  const { substationName } = fields;
  const named = { id: stored?.id ?? 0, substationName };
  db.substations.unique('substationName', named, nameExists(substationName));
  checkGround(start, ground, stored?.id);
  return {
    ...fields,
    startRegionId: start.id,
    startRegionName: start.fullName,
    coverRegionIds: ground.map(({ id }) => id),
    coverRegionNames: ground.map(({ fullName }) => fullName),
    coverRegionCount: ground.length,
  };
}
