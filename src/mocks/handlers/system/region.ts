import {
  regionApi,
  type RegionHit,
  type RegionQuery,
  type RegionSearch,
  type AddressLocation,
} from '@/api/base-support/region';
import type { Id } from '@/api/types';
import { RegionLevel } from '@/enums';
import { runInChunks, type Steps } from '@/lib/yielding';
import { db } from '@/mocks/db/db';
import { knownRegions } from '@/mocks/domain/substation-regions';
import { lazy } from '@/mocks/lib/loading';
import { pick } from '@/mocks/lib/rows';
import data from '@/mocks/seed/data/places.json';
import { random, seedOf } from '@/mocks/seed/draw';
import { regions, type Region, china } from '@/mocks/seed/regions';
import { checks, forbidden, keywordOf, sameId } from '@/mocks/server/checks';
import { crudHandlers, type Received } from '@/mocks/server/mock';

const maxHits = 50;
const maxAddress = 100;

const toHit = pick('id', 'fullName', 'regionLevel', 'isInternational');

/** Both complete lists are created only once, because they are long and every user requests them. */
const everywhere = lazy(async () => [...(await regions()).values()]);
const withinChina = lazy(async () =>
  (await everywhere()).filter(({ isInternational }) => !isInternational),
);

const regionsPerStep = 500;
/** Serializes the regions to JSON in steps, because they are megabytes and the demo's page must stay responsive. */
function* writingSteps(regions: readonly Region[]): Steps<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  for (let index = 0; index < regions.length; index += regionsPerStep) {
    const text = JSON.stringify(regions.slice(index, index + regionsPerStep)).slice(1, -1);
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
  const wanted = keywordOf(query);
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

async function hitsOf(ids: Id[]): Promise<RegionHit[]> {
  const known = await knownRegions();
  return [...new Set(ids.map(String))].flatMap((id) => known.get(id) ?? []).map(toHit);
}

/** The longitude and latitude of the centre of a place, in degrees. */
type Place = readonly [longitude: number, latitude: number];

const read = (places: Record<string, number[]>) =>
  new Map(Object.entries(places).map(([name, [x = 0, y = 0]]): [string, Place] => [name, [x, y]]));
/** The places of the provincial capitals by the first two digits of the province's id. */
const capitals = read(data.capitals);
/** The places of the cities with a sub-station, by name. */
const cityPlaces = read(data.cities);

/** The greatest distance of a place from the centre of its province, city or district, in degrees. */
const withinProvince = 1.2;
const withinCity = 0.15;
const withinDistrict = 0.02;

/** Returns a random place nearby, which is always the same for the same text. */
function near([longitude, latitude]: Place, text: string, within: number): Place {
  const next = random(seedOf(text));
  const off = () => (next() * 2 - 1) * within;
  return [longitude + off(), latitude + off()];
}

function middleOf(region: Region, cities: Region[]): Place | undefined {
  const { id, pid, name, regionLevel } = region;
  const capital = capitals.get(String(id).slice(0, 2));
  if (regionLevel === RegionLevel.province || !capital) return capital;
  if (regionLevel === RegionLevel.city) {
    return cityPlaces.get(name) ?? near(capital, name, withinProvince);
  }
  const city = cities.find((one) => one.id === pid);
  const middle = city && middleOf(city, cities);
  return middle && near(middle, name, withinCity);
}

/** Returns the region with the longest name that the address contains; of equally long ones, the first. */
const named = (address: string, regions: Region[]) =>
  regions
    .filter(({ name }) => address.includes(name))
    .reduce<Region | undefined>(
      (best, one) => (best && best.name.length >= one.name.length ? best : one),
      undefined,
    );

/**
 * Returns the smallest region that an address names. A district is found only when its name is unique within the city or
 * province that the address names.
 */
function recognise(address: string, { provinces, cities, districts }: Known): Region | undefined {
  const province = named(address, provinces);
  const inProvince = ({ id }: Region) =>
    !province || Math.floor(id / 10_000) * 10_000 === province.id;
  const city = named(address, cities.filter(inProvince));
  const here = districts.filter((one) => (city ? one.pid === city.id : inProvince(one)));
  const district = named(address, here);
  const isOnlyOne = here.filter(({ name }) => name === district?.name).length === 1;
  return (isOnlyOne ? district : undefined) ?? city ?? province;
}
type Known = Awaited<ReturnType<typeof china>>;

/** Returns the coordinates of an address as a map service would, or null when the address names no known region. */
async function locate(address: string, base?: Region): Promise<AddressLocation | null> {
  const known = await china();
  const region = recognise((base?.fullName ?? '') + address, known) ?? base;
  const middle = region && middleOf(region, known.cities);
  if (!region || !middle) return null;
  const [longitude, latitude] = near(middle, address, withinDistrict);
  return {
    longitude: Number(longitude.toFixed(6)),
    latitude: Number(latitude.toFixed(6)),
    regionId: region.id,
    regionName: region.fullName,
  };
}

export const handlers = crudHandlers(regionApi, null, {
  all: list,
  search,
  covered: async (query) => {
    const check = checks(query);
    const all = await db.substations.open();
    const one = check.known('substationId', (id) => all.find(id), false);
    check.done();
    const hits = await hitsOf((one ? [one] : all.all()).flatMap((each) => each.coverRegionIds));
    const wanted = keywordOf(query);
    return hits.filter(({ fullName }) => fullName.includes(wanted));
  },
  starts: async ({ id }) => {
    const { startRegionId, coverRegionIds } = (await db.substations.open()).one(id);
    return hitsOf([startRegionId, ...coverRegionIds]);
  },
  locate: async (query) => {
    const check = checks(query);
    const text = check.text('address', { required: true, max: maxAddress });
    const known = await knownRegions();
    const base = check.known('regionId', (id) => known.get(id), false);
    check.done();
    const place = await locate(text, base);
    if (!place) throw forbidden('AddressNotFound');
    return place;
  },
});
