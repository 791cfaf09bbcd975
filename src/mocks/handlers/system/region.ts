import type { Id } from '@/api/types';
import {
  regionApi,
  type RegionHit,
  type RegionQuery,
  type RegionSearch,
  type AddressLocation,
} from '@/api/base-support/region';
import { RegionLevel } from '@/enums';
import { runInChunks, type Steps } from '@/lib/yielding';
import { pick } from '@/mocks/lib/rows';
import { checks, forbidden, keywordOf, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { crudAnswers, type Received } from '@/mocks/server/mock';
import { lazy } from '@/mocks/lib/loading';
import { regions, type Region, china } from '@/mocks/seed/regions';
import { knownRegions } from '@/mocks/domain/substation-regions';
import data from '@/mocks/seed/data/places.json';
import { random, seedOf } from '@/mocks/seed/draw';

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

/** Longitude and latitude of the middle of a place, in degrees. */
type Place = readonly [longitude: number, latitude: number];

const read = (places: Record<string, number[]>) =>
  new Map(Object.entries(places).map(([name, [x = 0, y = 0]]): [string, Place] => [name, [x, y]]));
/** By the first two digits of the ids of their provinces. */
const capitals = read(data.capitals);
/** The cities with a sub-station, by their names. */
const cityPlaces = read(data.cities);

/** How far a place may lie from the middle of what it belongs to, in degrees. */
const withinProvince = 1.2;
const withinCity = 0.15;
const withinDistrict = 0.02;

/** The same place for the same text on every call. */
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

/** The longest of the names that stand in the address; of equally long ones the first. */
const named = (address: string, regions: Region[]) =>
  regions
    .filter(({ name }) => address.includes(name))
    .reduce<Region | undefined>(
      (best, one) => (best && best.name.length >= one.name.length ? best : one),
      undefined,
    );

/** What an address names, from the province down; a district alone only when there is one of that name. */
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

/** Where an address lies, as a map service would say; null when nothing in it is known. */
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

export const answers = crudAnswers(regionApi, null, {
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
