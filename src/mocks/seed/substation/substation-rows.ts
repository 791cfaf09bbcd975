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
import { substations } from './substations';
import { isOfficeStaff, seedAccounts } from '@/mocks/seed/system/accounts';
import type { GoodsOrderApplyRule } from '@/api/platform/goods-order-apply-rule';

/** As it is kept; the names of others, members and messages are looked up. */
export interface StoredSubstation extends Omit<
  Substation,
  'substationTypeName' | 'bizUserName' | 'memberCount' | 'smsBalance'
> {
  id: number;
}

/** Closed again: one for want of a partner, one whose contract ran out. */
const closed = new Set([47, 56]);

/** Contracts run for years; one ends soon, one has ended. */
function drawExpiry(draw: Random, id: number) {
  const days = draw.whole(200, 1100);
  if (id === 56) return wallText(seedDay - 40 * dayMs);
  if (id === 33) return wallText(seedDay + 18 * dayMs);
  return id % 3 === 0 ? wallText(seedDay + days * dayMs) : null;
}

/** The first member of its staff who still works there. */
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

/** As they are kept; names of sub-stations and regions are looked up. */
export type StoredRule = Omit<
  SubstationRule,
  'substationId' | 'substationName' | 'displayRegionNames' | 'receiveSubstationNames'
> & { id: number };
export type StoredReceiveArea = Pick<
  ReceiveArea,
  'fromRegionIds' | 'toRegionIds' | 'updateTime' | 'concurrencyStamp'
> & { id: number; substationId: number };
export type StoredMergeRegion = Omit<MergeRegion, 'substationName' | 'regionNames'>;

/** The rule of a sub-station that nobody has set up yet. */
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

/** Most provinces for the old sub-stations, a handful for the young ones. */
function drawDestinations(draw: Random, provinces: number[], id: number) {
  const share = id <= 16 ? 0.6 : 0.25;
  const drawn = provinces.filter(() => draw.chance(share));
  return drawn.length ? drawn : provinces.slice(0, 3);
}

const isOpen = ({ status }: StoredSubstation) => status === StandardStatus.enabled;
/** Opened lately; they have not said yet what they take. */
const firstWithoutArea = 58;
/** From before such things were refused: this one also takes what begins in the city of the other. */
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
      // Both of the two that collide go to Jiangsu.
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

/** As it is kept; the name comes from the sub-station. */
export type StoredApplyRule = Omit<GoodsOrderApplyRule, 'substationName'>;

const { superMember, member, directory } = CompanyLevel;

/** The rule of a sub-station that nobody has set up yet. */
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
