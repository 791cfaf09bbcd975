import type { GoodsOrderApplyRule } from '@/api/platform/goods-order-apply-rule';
import type { MergeRegion } from '@/api/substation/merge-region';
import type { ReceiveArea } from '@/api/substation/receive-area';
import type { Substation } from '@/api/substation/substation';
import type { SubstationRule } from '@/api/substation/substation-rule';
import { SortingOption, StandardStatus, CompanyLevel } from '@/enums';
import { dayMs, hourMs, seedDay, wallText } from '@/mocks/lib/clock';
import groups from '@/mocks/seed/data/merge-regions.json';
import { drawMobile, drawPerson, drawStreet, type Random, seeded, seedId } from '@/mocks/seed/draw';
import { places, type Place } from '@/mocks/seed/market/places';
import { china } from '@/mocks/seed/regions';
import { isOfficeStaff, seedAccounts } from '@/mocks/seed/system/accounts';
import { substations } from './substations';

/** The stored fields; the names, the number of members and the balance are looked up. */
export interface StoredSubstation extends Omit<
  Substation,
  'substationTypeName' | 'bizUserName' | 'memberCount' | 'smsBalance'
> {
  id: number;
}

/** The ids of two disabled sub-stations; the contract of the second one has expired. */
const closed = new Set([47, 56]);

/** Chooses when the contract expires: mostly in years, but one expires soon and one has expired. */
function drawExpiry(draw: Random, id: number) {
  const days = draw.whole(200, 1100);
  if (id === 56) return wallText(seedDay - 40 * dayMs);
  if (id === 33) return wallText(seedDay + 18 * dayMs);
  return id % 3 === 0 ? wallText(seedDay + days * dayMs) : null;
}

/** Returns the account manager of each sub-station: its first active member of staff. */
async function bizUsers(): Promise<Map<number, string>> {
  const accounts = (await seedAccounts()).filter(isOfficeStaff);
  return new Map(
    accounts.toReversed().map(({ id, managedIds: [substationId = 0] }) => [substationId, id]),
  );
}

function drawSubstation(
  draw: Random,
  { substation: { id, substationName, substationTypeId }, city, districts: ground }: Place,
  bizUserId: string | null,
): StoredSubstation {
  const opened = seedDay - (2400 - id * 38) * dayMs + 9 * hourMs;
  return {
    id,
    substationName,
    substationTypeId,
    startRegionId: city.id,
    startRegionName: city.fullName,
    coverRegionIds: ground.map((one) => one.id),
    coverRegionNames: ground.map(({ fullName }) => fullName),
    coverRegionCount: ground.length,
    contact: drawPerson(draw),
    mobile: drawMobile(draw),
    address: draw.pick(ground).name + drawStreet(draw),
    expireTime: drawExpiry(draw, id),
    bizUserId,
    adPageCount: draw.whole(2, 6),
    status: closed.has(id) ? StandardStatus.disabled : StandardStatus.enabled,
    openedTime: wallText(opened),
    creationTime: wallText(opened - draw.whole(2, 30) * dayMs),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedSubstations = seeded(4101, async (draw): Promise<StoredSubstation[]> => {
  const caretakers = await bizUsers();
  return (await places()).map((place) =>
    drawSubstation(draw, place, caretakers.get(place.substation.id) ?? null),
  );
});

/** The stored fields; the names of sub-stations and regions are looked up. */
export type StoredRule = Omit<
  SubstationRule,
  'substationId' | 'substationName' | 'displayRegionNames' | 'receiveSubstationNames'
> & { id: number };
export type StoredReceiveArea = Pick<
  ReceiveArea,
  'fromRegionIds' | 'toRegionIds' | 'updateTime' | 'concurrencyStamp'
> & { id: number; substationId: number };
export type StoredMergeRegion = Omit<MergeRegion, 'substationName' | 'regionNames'>;

export const newRule = (id: number): StoredRule => ({
  id,
  displaysAll: true,
  displayRegionIds: [],
  defaultSorting: SortingOption.standard,
  showsOthers: true,
  masksMobile: true,
  dailyPriceLimit: null,
  receiveSubstationIds: [],
  concurrencyStamp: '',
});

export const newReceiveArea = (id: number): StoredReceiveArea => ({
  id,
  substationId: id,
  fromRegionIds: [],
  toRegionIds: [],
  updateTime: null,
  concurrencyStamp: '',
});

const { standard, newest, price, ranking } = SortingOption;
const sortings = [standard, newest, price, ranking] as const;
const helpers = (id: number) => (id < 46 ? [id + 1] : []);

export const seedRules = seeded(4102, async (draw): Promise<StoredRule[]> => {
  return (await seedSubstations()).map(({ id, coverRegionIds }) => {
    const displaysAll = coverRegionIds.length < 6 || draw.chance(0.7);
    return {
      id,
      displaysAll,
      displayRegionIds: displaysAll ? [] : coverRegionIds.slice(0, draw.whole(3, 5)),
      defaultSorting: draw.pick(sortings),
      showsOthers: draw.chance(0.6),
      masksMobile: draw.chance(0.8),
      dailyPriceLimit: draw.chance(0.5) ? draw.pick([5, 10, 20, 50]) : null,
      receiveSubstationIds: draw.chance(0.4) ? helpers(id) : [],
      concurrencyStamp: draw.stamp(),
    };
  });
});

/** Picks the provinces that a sub-station delivers to: most of them for an old one, a few for a new one. */
function drawDestinations(draw: Random, provinces: number[], id: number) {
  const share = id <= 16 ? 0.6 : 0.25;
  const drawn = provinces.filter(() => draw.chance(share));
  return drawn.length ? drawn : provinces.slice(0, 3);
}

const isOpen = ({ status }: StoredSubstation) => status === StandardStatus.enabled;
/** The sub-stations from this id on are new and have not saved their areas yet. */
const firstWithoutArea = 58;
/** Sub-station `id` also receives orders from the city of `into`: a conflict from before the server refused such areas. */
const intruder = { id: 10, into: 4 };

export const seedReceiveAreas = seeded(4103, async (draw): Promise<StoredReceiveArea[]> => {
  const provinces = (await china()).provinces.map(({ id }) => id).filter((id) => id < 700_000);
  const rows = await seedSubstations();
  const cityOf = (id: number) => rows.find((row) => row.id === id)?.startRegionId ?? 0;
  return rows.map((row) => {
    const { id, startRegionId } = row;
    const toRegionIds = drawDestinations(draw, provinces, id);
    const days = draw.whole(1, 400);
    const concurrencyStamp = draw.stamp();
    if (id >= firstWithoutArea || !isOpen(row)) return newReceiveArea(id);
    const also = id === intruder.id ? [cityOf(intruder.into)] : [];
    return {
      id,
      substationId: id,
      fromRegionIds: [startRegionId, ...also],
      // All deliver to Jiangsu (320000), so that the two sub-stations with the same origin are in conflict.
      toRegionIds: [...new Set([320_000, ...toRegionIds])],
      updateTime: wallText(seedDay - days * dayMs + 38_000_000),
      concurrencyStamp,
    };
  });
});

export const seedMergeRegions = seeded(4104, async (draw): Promise<StoredMergeRegion[]> => {
  const rows = await seedSubstations();
  const cityId = (city: string) => {
    const index = substations.findIndex((one) => one.city === city);
    return rows[index]?.startRegionId ?? 0;
  };
  return groups.map(({ substationId, name, cities }, index) => ({
    id: seedId('071', index + 1),
    substationId,
    name,
    regionIds: cities.map(cityId),
    creationTime: wallText(seedDay - draw.whole(30, 700) * dayMs + 36_000_000),
    concurrencyStamp: draw.stamp(),
  }));
});

/** The stored fields; the name of the sub-station is looked up. */
export type StoredApplyRule = Omit<GoodsOrderApplyRule, 'substationName'>;

const { superMember, member, directory } = CompanyLevel;

export const newApplyRule = (substationId: number): StoredApplyRule => ({
  id: substationId,
  substationId,
  acceptMinutes: 30,
  companiesPerOrder: 3,
  dailyAccepts: [
    { companyLevelType: superMember, count: 20 },
    { companyLevelType: member, count: 8 },
    { companyLevelType: directory, count: 0 },
  ],
  cancelsPerDay: 3,
  autoCompleteHours: 72,
  isMobileVisible: false,
  companyLevelTypes: [superMember, member],
  lastModificationTime: null,
  concurrencyStamp: String(substationId).padStart(32, '0'),
});

export const seedApplyRules = seeded(77, async (draw): Promise<StoredApplyRule[]> => {
  return substations.map(({ id }) => ({
    ...newApplyRule(id),
    acceptMinutes: draw.pick([15, 20, 30, 30, 60, null]),
    companiesPerOrder: draw.whole(2, 5),
    cancelsPerDay: draw.whole(2, 5),
    autoCompleteHours: draw.pick([24, 48, 72, 72, 120]),
    isMobileVisible: draw.chance(0.3),
  }));
});
