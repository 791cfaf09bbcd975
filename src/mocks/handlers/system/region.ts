import {
  regionApi,
  type AddressQuery,
  type CoverRegionQuery,
  type RegionHit,
  type RegionQuery,
  type RegionSearch,
} from '@/api/base-support/region';
import { RegionLevel } from '@/enums';
import { runInChunks, type Steps } from '@/lib/yielding';
import { pick } from '@/mocks/lib/pick';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { locate } from '@/mocks/domain/geocode';
import { crudAnswers, type Received } from '@/mocks/server/mock';
import { lazy } from '@/mocks/lib/lazy';
import { regions, type Region } from '@/mocks/seed/regions';
import { knownRegions } from '@/mocks/domain/substation-regions';

const maxHits = 50;
const maxAddress = 100;

const toHit = pick('id', 'fullName', 'regionLevel', 'isInternational');

/** The two whole lists, made once: they are long, and everybody asks for them. */
const everywhere = lazy(async () => [...(await regions()).values()]);
const withinChina = lazy(async () =>
  (await everywhere()).filter(({ isInternational }) => !isInternational),
);

const written = 500;
/** As JSON, in steps: megabytes, and in the demo the page waits while its server writes. */
function* writingSteps(regions: readonly Region[]): Steps<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  for (let index = 0; index < regions.length; index += written) {
    const text = JSON.stringify(regions.slice(index, index + written)).slice(1, -1);
    parts.push(encoder.encode(`${index ? ',' : '['}${text}`));
    yield;
  }
  parts.push(encoder.encode(']'));
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
const writtenEverywhere = lazy(async () => runInChunks(writingSteps(await everywhere())));
const writtenWithinChina = lazy(async () => runInChunks(writingSteps(await withinChina())));

/** Reads what a search and the whole list have in common; refuses with 400. */
async function readScope(query: Received<Omit<RegionSearch, 'keyword'>>) {
  const check = checks(query);
  const inChina = check.flag('onlyChina');
  const level = check.code('regionLevel', RegionLevel.$values, false);
  check.done();
  return { level, inChina, all: await (inChina ? withinChina() : everywhere()) };
}

async function list(query: Received<RegionQuery>) {
  const { level, inChina, all } = await readScope(query);
  const { pid } = query;
  if (level === undefined && pid === undefined) {
    return inChina ? writtenWithinChina() : writtenEverywhere();
  }
  return all.filter(
    (region) =>
      (level === undefined || region.regionLevel === level) &&
      (pid === undefined || sameId(region.pid, pid)),
  );
}

async function search(query: Received<RegionSearch>) {
  const { level, all } = await readScope(query);
  const wanted = query.keyword?.trim();
  if (!wanted) return [];
  const hits: RegionHit[] = [];
  for (const region of all) {
    if (level !== undefined && region.regionLevel !== level) continue;
    if (!region.fullName.includes(wanted) && !region.name.includes(wanted)) continue;
    hits.push(toHit(region));
    if (hits.length === maxHits) break;
  }
  return hits;
}

async function hitsOf(ids: Iterable<number | string>): Promise<RegionHit[]> {
  const known = await knownRegions();
  return [...new Set([...ids].map(String))].flatMap((id) => {
    const region = known.get(id);
    return region ? [toHit(region)] : [];
  });
}

async function covered(query: Received<CoverRegionQuery>) {
  const check = checks(query);
  const all = await db.substations.open();
  const one = check.known('substationId', (id) => all.find(id), false);
  check.done();
  const hits = await hitsOf((one ? [one] : all.all()).flatMap((each) => each.coverRegionIds));
  const wanted = query.keyword?.trim() ?? '';
  return hits.filter(({ fullName }) => fullName.includes(wanted));
}

async function find(query: Received<AddressQuery>) {
  const check = checks(query);
  const text = check.text('address', { required: true, max: maxAddress });
  const known = await knownRegions();
  const base = check.known('regionId', (id) => known.get(id), false);
  check.done();
  const place = await locate(text, base);
  if (!place) throw forbidden('AddressNotFound');
  return place;
}

export const answers = crudAnswers(regionApi, null, {
  all: list,
  search,
  covered,
  starts: async ({ id }) => {
    const { startRegionId, coverRegionIds } = (await db.substations.open()).one(id);
    return hitsOf([startRegionId, ...coverRegionIds]);
  },
  locate: find,
});
