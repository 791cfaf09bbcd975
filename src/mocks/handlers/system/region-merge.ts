import { regionApi, type MergeObstacle, type MergeRequest } from '@/api/base-support/region';
import type { Id } from '@/api/types';
import { checks, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import type { Text } from '@/mocks/server/errors';
import { ownSubstation } from '@/mocks/handlers/substation/own-substation';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { citiesNear, knownRegions, mergedCities } from '@/mocks/domain/substation-regions';
import { P } from '@/policies';

const { min, max } = mergedCities;

const tooFar: Text = {
  zh: '不是本分站及邻近省份的城市。',
  en: 'It is not a city in or next to the province of the sub-station.',
};
const taken = (name: string): Text => ({
  zh: `已属于“${name}”。`,
  en: `It already belongs to “${name}”.`,
});

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
  const { startRegionId } = await ownSubstation(body.substationId, context);
  const check = checks(body);
  const known = await knownRegions();
  const cities = check.allKnown('regionIds', (id) => known.get(id));
  if (!check.errors.length && (cities.length < min || cities.length > max))
    check.add('regionIds', {
      zh: `须选择 ${min} 到 ${max} 个城市。`,
      en: `Select ${min} to ${max} cities.`,
    });
  check.done();
  return { start: startRegionId, cities };
}

/** What stands in the way of showing cities as one, in the language of the caller. */
async function obstacles(body: Received<MergeRequest>, context: Context) {
  const { start, cities } = await readMerge(body, context);
  const near = new Set((await citiesNear(start)).map(({ id }) => id));
  const groups = await groupNames(body.substationId, body.id ?? '');
  return cities.flatMap(({ id, fullName }): MergeObstacle[] => {
    const group = groups.get(String(id));
    const why = near.has(id) ? group && taken(group) : tooFar;
    return why ? [{ regionId: id, regionName: fullName, reason: why[context.language] }] : [];
  });
}

export const answers = [
  mock(regionApi.canMerge, { grant: P.substation }, async (body, context) => {
    const found = await obstacles(body, context);
    return { canMerge: !found.length, obstacles: found };
  }),
];
