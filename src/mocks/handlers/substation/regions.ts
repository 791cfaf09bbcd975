import { regionApi, type MergeObstacle, type MergeRequest } from '@/api/base-support/region';
import { mergeRegion, mergeRegionApi } from '@/api/substation/merge-region';
import {
  receiveArea,
  receiveAreaApi,
  type ReceiveArea,
  type ReceiveAreaDetail,
  type ReceiveAreaInput,
  type ReceiveConflict,
} from '@/api/substation/receive-area';
import { substationApi } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { StandardStatus } from '@/enums';
import { readOnly, collection } from '@/mocks/db/collection';
import { toFlag } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import {
  knownRegions,
  regionNames,
  overlap,
  overlapping,
  citiesNear,
  mergedCities,
} from '@/mocks/domain/substation-regions';
import {
  ensureRows,
  knownSubstations,
  managedSubstation,
  substationNames,
  withSubstationName,
} from '@/mocks/domain/substations';
import { count, exportHandler, type ExportColumn } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import {
  newReceiveArea,
  type StoredReceiveArea,
  type StoredMergeRegion,
} from '@/mocks/seed/substation/substation-rows';
import { checks, forbidden, sameId, textOf } from '@/mocks/server/checks';
import { joined, untranslated } from '@/mocks/server/errors';
import { crudHandlers, type Context, type Received, mock } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxRegions = 200;

type ReceiveAreaRow = StoredReceiveArea & ReceiveArea;
/** The regions from which and to which a sub-station takes orders. */
type OrderRegions = Pick<StoredReceiveArea, 'substationId' | 'fromRegionIds' | 'toRegionIds'>;

/** Loads the areas and names that the views of all rows need. */
async function loadLookups() {
  const substations = await knownSubstations();
  const enabled = new Set(
    substations.flatMap(({ id, status }) => (status === StandardStatus.enabled ? [id] : [])),
  );
  const areas = await db.receiveAreas.open();
  const all = substations.map(({ id }) => areas.find(id) ?? newReceiveArea(id));
  return {
    all,
    enabledAreas: all.filter(({ id }) => enabled.has(id)),
    nameOf: await substationNames(),
    regionNames: await regionNames(),
  };
}
type Lookups = Awaited<ReturnType<typeof loadLookups>>;

/** Returns the enabled sub-stations that take some of the same goods orders. */
function conflictsOf(regions: OrderRegions, lookups: Lookups): ReceiveConflict[] {
  return lookups.enabledAreas.flatMap((other) => {
    if (other.id === regions.substationId) return [];
    const from = overlapping(regions.fromRegionIds, other.fromRegionIds);
    const to = from.length ? overlapping(regions.toRegionIds, other.toRegionIds) : [];
    if (!to.length) return [];
    return {
      substationId: other.id,
      substationName: lookups.nameOf(other.id),
      fromRegionNames: lookups.regionNames(from),
      toRegionNames: lookups.regionNames(to),
    };
  });
}

function toView(row: StoredReceiveArea, lookups: Lookups): ReceiveAreaRow {
  return {
    ...row,
    substationName: lookups.nameOf(row.id),
    fromRegionNames: lookups.regionNames(row.fromRegionIds),
    fromRegionCount: row.fromRegionIds.length,
    toRegionNames: lookups.regionNames(row.toRegionIds),
    toRegionCount: row.toRegionIds.length,
    conflictCount: conflictsOf(row, lookups).length,
  };
}

/** Returns a condition that matches rows with the region, a part of it or a region that contains it. */
const overlapsRegion =
  (key: 'fromRegionIds' | 'toRegionIds') =>
  ([id = '']: string[]) =>
  (row: ReceiveAreaRow) =>
    row[key].some((region) => overlap(region, id));

/** The list contains a row for every sub-station, also when it has not saved any areas yet. */
const areas = readOnly(receiveAreaApi, {
  table: db.receiveAreas,
  scope: ofSubstation,
  async view() {
    await ensureRows(db.receiveAreas, newReceiveArea);
    const lookups = await loadLookups();
    return (row: StoredReceiveArea) => toView(row, lookups);
  },
  conditions: (on) => ({
    ...on.filters(receiveArea),
    fromRegionId: overlapsRegion('fromRegionIds'),
    toRegionId: overlapsRegion('toRegionIds'),
    hasConflict: ([text = ''], key) => {
      const wanted = toFlag(text, key);
      return ({ conflictCount }) => conflictCount > 0 === wanted;
    },
  }),
});

async function detail(area: StoredReceiveArea): Promise<ReceiveAreaDetail> {
  const lookups = await loadLookups();
  return { ...toView(area, lookups), conflicts: conflictsOf(area, lookups) };
}

async function readRegions(body: Partial<Received<ReceiveAreaInput>>, required: boolean) {
  const check = checks(body);
  const known = await knownRegions();
  const read = (member: 'fromRegionIds' | 'toRegionIds') => {
    const found = check.allKnown(member, (id) => known.get(id), required).map(({ id }) => id);
    const repeats = found.some((id, index) => overlapping([id], found.slice(index + 1)).length);
    if (found.length > maxRegions || repeats) check.wrongValue(member);
    return found;
  };
  return check.done({ fromRegionIds: read('fromRegionIds'), toRegionIds: read('toRegionIds') });
}

async function storedArea(id: Id | undefined, context: Context): Promise<StoredReceiveArea> {
  const substation = await managedSubstation(id, context);
  return (await db.receiveAreas.open()).find(substation.id) ?? newReceiveArea(substation.id);
}

function requireNoConflict([first]: ReceiveConflict[]) {
  if (!first) return;
  const { substationName, fromRegionNames, toRegionNames } = first;
  const [from, to] = [joined(fromRegionNames), joined(toRegionNames)];
  throw forbidden('ReceiveAreaConflict', { substationName, from, to });
}

const columns: ExportColumn<ReceiveArea>[] = [
  [{ zh: '分站名称', en: 'Sub-station' }, (row) => untranslated(row.substationName)],
  [{ zh: '出发地区', en: 'Origins' }, (row) => untranslated(row.fromRegionNames.join('、'))],
  [{ zh: '目的地区', en: 'Destinations' }, (row) => untranslated(row.toRegionNames.join('、'))],
  [{ zh: '冲突分站数', en: 'Conflicts' }, (row) => count(row.conflictCount)],
  [{ zh: '更新时间', en: 'Updated' }, (row) => untranslated(row.updateTime ?? '')],
];

const { min, max } = mergedCities;

const groups = collection(
  { list: mergeRegionApi.list, create: substationApi.saveMergeGroup },
  {
    table: db.mergeRegions,
    scope: ofSubstation,
    async view() {
      const withName = await withSubstationName<StoredMergeRegion>();
      const namesOf = await regionNames();
      return (row: StoredMergeRegion) => ({
        ...withName(row),
        regionNames: namesOf(row.regionIds),
      });
    },
    conditions: (on) => on.filters(mergeRegion),
    /** Each city may belong to only one group of a sub-station. */
    async read(check, stored, context, body) {
      const substation = await managedSubstation(body.substationId, context);
      const near = await citiesNear(substation.startRegionId);
      const { name } = readProperties(check, mergeRegion, stored);
      const cities = check.allKnown('regionIds', (id) =>
        near.find((city) => String(city.id) === id),
      );
      const fits = cities.length >= min && cities.length <= max;
      if (!check.errors.length && !fits) check.add('regionIds', 'wrongCityCount', mergedCities);
      // A group cannot be moved to another sub-station.
      if (stored) check.fixed('substationId', stored.substationId);
      check.done();
      const named = { substationId: substation.id, name };
      const keys = ['name', 'substationId'] as const;
      db.mergeRegions.unique(keys, named, 'MergeRegionNameExists', stored);
      const all = db.mergeRegions.others(stored);
      const others = all.filter(({ substationId }) => substationId === substation.id);
      for (const city of cities) {
        const group = others.find(({ regionIds }) => regionIds.includes(city.id));
        if (group) throw forbidden('RegionMerged', { region: city.fullName, group: group.name });
      }
      return { ...named, regionIds: cities.map(({ id }) => id) };
    },
  },
);

/** Returns the names of the sub-station's other groups by the ids of their cities. */
async function groupNames(substationId: Id, ownId: Id): Promise<Map<string, string>> {
  const groups = (await db.mergeRegions.open()).all();
  const others = groups.filter(
    (group) => sameId(group.substationId, substationId) && !sameId(group.id, ownId),
  );
  return new Map(
    others.flatMap(({ regionIds, name }) => regionIds.map((id) => [String(id), name])),
  );
}

async function readMerge(body: Received<MergeRequest>, context: Context) {
  const { startRegionId } = await managedSubstation(body.substationId, context);
  const check = checks(body);
  const known = await knownRegions();
  const cities = check.allKnown('regionIds', (id) => known.get(id));
  if (!check.errors.length && (cities.length < min || cities.length > max))
    check.add('regionIds', 'selectCities', mergedCities);
  check.done();
  return { start: startRegionId, cities };
}

/** Returns the cities that cannot be merged, with the reasons in the caller's language. */
async function obstacles(body: Received<MergeRequest>, context: Context) {
  const { start, cities } = await readMerge(body, context);
  const near = new Set((await citiesNear(start)).map(({ id }) => id));
  const groups = await groupNames(body.substationId, body.id ?? '');
  return cities.flatMap(({ id, fullName }): MergeObstacle[] => {
    const name = groups.get(String(id));
    if (near.has(id) && name === undefined) return [];
    const why = near.has(id) ? textOf('cityInGroup', { name: name ?? '' }) : textOf('cityTooFar');
    return [{ regionId: id, regionName: fullName, reason: why[context.language] }];
  });
}

export const handlers = [
  ...crudHandlers(receiveAreaApi, P.undertakingArea, {
    list: areas.list,
    export: exportHandler('receive-areas', columns, areas.rows),
    /** When the query contains regions, the response shows their conflicts without saving them. */
    one: async (query, context) => {
      const stored = await storedArea(query.substationId, context);
      const isPreview = query.fromRegionIds !== undefined || query.toRegionIds !== undefined;
      return detail(isPreview ? { ...stored, ...(await readRegions(query, false)) } : stored);
    },
    update: async (body, context) => {
      const stored = await storedArea(body.substationId, context);
      const regions = await readRegions(body, true);
      requireNoConflict(conflictsOf({ ...stored, ...regions }, await loadLookups()));
      return detail(db.receiveAreas.update(stored, body, { ...regions, updateTime: wallText() }));
    },
  }),
  ...crudHandlers(mergeRegionApi, P.substation, {
    list: groups.list,
    remove: groups.remove,
    options: async ({ substationId }, context) => {
      const substation = await managedSubstation(substationId, context);
      const all = (await db.mergeRegions.open()).all();
      const here = all.filter((group) => group.substationId === substation.id);
      const items = (await citiesNear(substation.startRegionId)).map((city) => {
        const group = here.find(({ regionIds }) => regionIds.includes(city.id));
        const { id, pid, name, fullName } = city;
        const mergeRegionId = group?.id ?? null;
        return { id, pid, name, fullName, mergeRegionId, mergeRegionName: group?.name ?? null };
      });
      return { items };
    },
  }),
  mock(substationApi.saveMergeGroup, { grant: P.substation }, groups.save),
  mock(regionApi.canMerge, { grant: P.substation }, async (body, context) => {
    const found = await obstacles(body, context);
    return { canMerge: !found.length, obstacles: found };
  }),
];
