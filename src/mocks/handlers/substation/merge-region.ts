import { mergeRegionApi } from '@/api/substation/merge-region';
import { substationApi } from '@/api/substation/substation';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { citiesNear, knownRegions, mergedCities } from '@/mocks/domain/substation-regions';
import { substationNames } from '@/mocks/domain/substations';
import type { StoredMergeRegion } from '@/mocks/seed/substation/substation-areas';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudAnswers, mock } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';
import { ownSubstation } from './own-substation';

const grant = { grant: P.substation };

const merged = (region: string, group: string) =>
  forbidden('RegionMerged', {
    zh: `“${region}”已在合并地区“${group}”中。`,
    en: `${region} is already in the merged region “${group}”.`,
  });
const nameExists = (name: string) =>
  forbidden('MergeRegionNameExists', {
    zh: `合并地区名称“${name}”已存在。`,
    en: `The merged region “${name}” already exists.`,
  });

const { min, max } = mergedCities;
const wrongCount = {
  zh: `合并地区须包含 ${min} 到 ${max} 个城市。`,
  en: `A merged region has ${min} to ${max} cities.`,
};

const groups = collection(
  { list: mergeRegionApi.list, create: substationApi.saveMergeGroup },
  {
    table: db.mergeRegions,
    scope: ofSubstation,
    async show() {
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
    async read(body, stored, context) {
      const substation = await ownSubstation(body.substationId, context);
      const check = checks(body);
      const near = await citiesNear(substation.startRegionId);
      const name = check.text('name', { required: true, max: 20 });
      const cities = check.allKnown('regionIds', (id) =>
        near.find((city) => String(city.id) === id),
      );
      const fits = cities.length >= min && cities.length <= max;
      if (!check.errors.length && !fits) check.add('regionIds', wrongCount);
      // A group stays with its sub-station.
      if (stored) check.fixed('substationId', stored.substationId);
      check.done();
      const others = db.mergeRegions
        .all()
        .filter(({ id, substationId }) => substationId === substation.id && id !== stored?.id);
      if (others.some((other) => other.name === name)) throw nameExists(name);
      for (const city of cities) {
        const group = others.find(({ regionIds }) => regionIds.includes(city.id));
        if (group) throw merged(city.fullName, group.name);
      }
      return { substationId: substation.id, name, regionIds: cities.map(({ id }) => id) };
    },
  },
);

export const answers = [
  ...crudAnswers(mergeRegionApi, grant, {
    list: groups.list,
    remove: groups.remove,
    options: async ({ substationId }, context) => {
      const substation = await ownSubstation(substationId, context);
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
  mock(substationApi.saveMergeGroup, grant, (body, context) =>
    body.id === undefined || body.id === ''
      ? groups.create(body, context)
      : groups.update(body, context),
  ),
];
