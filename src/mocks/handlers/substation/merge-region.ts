import {
  mergeRegionApi,
  type MergeRegion,
  type MergeRegionInput,
  type MergeRegionQuery,
} from '@/api/substation/merge-region';
import { substationApi } from '@/api/substation/substation';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import { invalid } from '@/mocks/server/errors';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation } from '@/mocks/server/scope';
import type { StoredMergeRegion } from '@/mocks/seed/substation/substation-areas';
import { substationNames } from '@/mocks/domain/substation-names';
import { citiesNear, knownRegions } from '@/mocks/domain/substation-regions';
import { P } from '@/policies';
import { ownSubstation } from './own-substation';

const grant = { grant: P.substation };
const [fewest, most] = [2, 10];

type Body = Received<MergeRegionInput>;
type Shown = StoredMergeRegion & MergeRegion;
const { contains, oneOf } = conditionsOn<Shown>();
const conditions: Conditions<MergeRegionQuery, Shown> = {
  substationId: oneOf('substationId'),
  name: contains('name'),
};

async function show(): Promise<(row: StoredMergeRegion) => Shown> {
  const nameOf = await substationNames();
  const known = await knownRegions();
  return (row) => ({
    ...row,
    substationName: nameOf(row.substationId),
    regionNames: row.regionIds.map((id) => known.get(String(id))?.fullName ?? ''),
  });
}

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

const wrongCount = {
  zh: `合并地区须包含 ${fewest} 到 ${most} 个城市。`,
  en: `A merged region has ${fewest} to ${most} cities.`,
};

/** A city belongs to one group of a sub-station at most. */
async function read(body: Body, stored: StoredMergeRegion | null, context: Context) {
  const substation = await ownSubstation(body.substationId, context);
  const check = checks();
  const near = await citiesNear(substation.startRegionId);
  const name = check.text('name', body.name, { required: true, max: 20 });
  const cities = check.allKnown('regionIds', body.regionIds, (id) =>
    near.find((city) => String(city.id) === id),
  );
  const fits = cities.length >= fewest && cities.length <= most;
  if (!check.errors.length && !fits) check.add('regionIds', wrongCount);
  // A group stays with its sub-station.
  if (stored && !sameId(stored.substationId, substation.id)) check.wrongValue('substationId');
  if (check.errors.length) throw invalid(check.errors);
  const others = db.mergeRegions
    .all()
    .filter(({ id, substationId }) => substationId === substation.id && id !== stored?.id);
  if (others.some((other) => other.name === name)) throw nameExists(name);
  for (const city of cities) {
    const group = others.find(({ regionIds }) => regionIds.includes(city.id));
    if (group) throw merged(city.fullName, group.name);
  }
  return { substationId: substation.id, name, regionIds: cities.map(({ id }) => id) };
}

const groups = computedCollection<StoredMergeRegion, Shown, MergeRegionQuery, Body>({
  table: db.mergeRegions,
  show,
  sort: { field: 'creationTime', down: true },
  scope: ofSubstation,
  conditions,
  read,
});

export const answers = [
  ...crudAnswers(mergeRegionApi, grant, {
    ...groups,
    options: async ({ substationId }, context) => {
      const substation = await ownSubstation(substationId, context);
      const all = (await db.mergeRegions.open()).all();
      const own = all.filter((group) => group.substationId === substation.id);
      const items = (await citiesNear(substation.startRegionId)).map((city) => {
        const group = own.find(({ regionIds }) => regionIds.includes(city.id));
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
