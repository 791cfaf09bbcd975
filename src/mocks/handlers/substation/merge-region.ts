import { regionApi, type MergeObstacle, type MergeRequest } from '@/api/base-support/region';
import { mergeRegionApi } from '@/api/substation/merge-region';
import { substationApi } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { citiesNear, knownRegions, mergedCities } from '@/mocks/domain/substation-regions';
import { substationNames, managedSubstation } from '@/mocks/domain/substations';
import type { StoredMergeRegion } from '@/mocks/seed/substation/substation-rows';
import { checks, forbidden, sameId, textOf } from '@/mocks/server/checks';
import { crudAnswers, mock, type Context, type Received } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

const { min, max } = mergedCities;

const groups = collection(
  { list: mergeRegionApi.list, create: substationApi.saveMergeGroup },
  {
    table: db.mergeRegions,
    scope: ofSubstation,
    async view() {
      const nameOf = await substationNames();
      const known = await knownRegions();
      return (row: StoredMergeRegion) => ({
        ...row,
        substationName: nameOf(row.substationId),
        regionNames: row.regionIds.map((id) => known.get(String(id))?.fullName ?? ''),
      });
    },
    conditions: (on) => ({ ...on.oneOf('substationId'), ...on.contains('name') }),
    /** A city belongs to one group of a sub-station at most. */
    async read(check, stored, context, body) {
      const substation = await managedSubstation(body.substationId, context);
      const near = await citiesNear(substation.startRegionId);
      const name = check.text('name', { required: true, max: 20 });
      const cities = check.allKnown('regionIds', (id) =>
        near.find((city) => String(city.id) === id),
      );
      const fits = cities.length >= min && cities.length <= max;
      if (!check.errors.length && !fits) check.add('regionIds', 'wrongCityCount', mergedCities);
      // A group stays with its sub-station.
      if (stored) check.fixed('substationId', stored.substationId);
      check.done();
      const others = db.mergeRegions
        .all()
        .filter(({ id, substationId }) => substationId === substation.id && id !== stored?.id);
      if (others.some((other) => other.name === name))
        throw forbidden('MergeRegionNameExists', { name });
      for (const city of cities) {
        const group = others.find(({ regionIds }) => regionIds.includes(city.id));
        if (group) throw forbidden('RegionMerged', { region: city.fullName, group: group.name });
      }
      return { substationId: substation.id, name, regionIds: cities.map(({ id }) => id) };
    },
  },
);

/** The other groups of the sub-station, by the cities in them. */
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

/** What stands in the way of showing cities as one, in the language of the caller. */
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

export const answers = [
  ...crudAnswers(mergeRegionApi, P.substation, {
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
  mock(substationApi.saveMergeGroup, { grant: P.substation }, (body, context) =>
    body.id === undefined || body.id === ''
      ? groups.create(body, context)
      : groups.update(body, context),
  ),
  mock(regionApi.canMerge, { grant: P.substation }, async (body, context) => {
    const found = await obstacles(body, context);
    return { canMerge: !found.length, obstacles: found };
  }),
];
