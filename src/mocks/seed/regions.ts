import type { RegionHit } from '@/api/base-support/region';
import { RegionLevel } from '@/enums';
import { runInChunks, type Steps } from '@/lib/yielding';
import { lazy } from '@/mocks/lib/loading';

export interface Region extends RegionHit {
  id: number;
  pid: number;
  name: string;
}

type District = [code: number, name: string, towns: string];
type City = [code: number, name: string, districts: District[]];
type Country = [id: number, name: string, code: string];
type Province = [code: number, name: string, cities: City[]];

const chinaId = 100_000;
/** The names of administrative levels that are left out of full names, because people do not use them. */
const unspoken = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

function region(id: number, name: string, regionLevel: RegionLevel, parent: Region | null): Region {
  const fullName = (parent?.fullName ?? '') + (unspoken.has(name) ? '' : name);
  return { id, pid: parent?.id ?? chinaId, name, fullName, regionLevel, isInternational: false };
}

/** A region with the unparsed text of its towns. */
type Unread = [below: Region, towns: string];

const townsOf = ([below, towns]: Unread) =>
  towns
    .split(',')
    .filter(Boolean)
    .map((town) => {
      const code = Number.parseInt(town, 10);
      const name = town.slice(String(code).length);
      return region(below.id * 1000 + code, name, RegionLevel.town, below);
    });

function districtOf(city: Region, [code, name, towns]: District): Unread {
  // Code 0 means that the district is the city itself, which the data contain twice.
  if (code === 0) return [city, towns];
  return [region(city.id + code, name, RegionLevel.district, city), towns];
}

/** Creates the provinces, cities and districts; their towns are left unparsed, because there are very many. */
function expand(data: Province[]) {
  const provinces: Region[] = [];
  const cities: Region[] = [];
  const lowest: Unread[] = [];
  for (const [provinceCode, provinceName, below] of data) {
    const province = region(provinceCode * 10_000, provinceName, RegionLevel.province, null);
    provinces.push(province);
    for (const [code, name, districts] of below) {
      const city = region(province.id + code * 100, name, RegionLevel.city, province);
      cities.push(city);
      lowest.push(...districts.map((district) => districtOf(city, district)));
    }
  }
  const districts = lowest
    .map(([one]) => one)
    .filter((one) => one.regionLevel === RegionLevel.district);
  return { provinces, cities, districts, lowest };
}

const countriesOf = (data: Country[]): Region[] =>
  data.map(([id, name]) => ({
    id,
    pid: 0,
    name,
    fullName: name,
    regionLevel: RegionLevel.country,
    isInternational: true,
  }));

async function loadChina() {
  // The file is loaded as text, because TypeScript would infer a type from 700 KB of literals.
  const text = await import('./data/china-regions.json?raw');
  const data: Province[] = JSON.parse(text.default);
  return expand(data);
}

/**
 * Creates the map of all regions in steps, because in the demo the page and its server share a thread. Larger regions come
 * first, so that a search that stops at its limit still finds the cities.
 */
function* allSteps(larger: Region[], lowest: Unread[]): Steps<Map<number, Region>> {
  const all = new Map(larger.map((one) => [one.id, one]));
  for (const unread of lowest) {
    for (const town of townsOf(unread)) all.set(town.id, town);
    yield;
  }
  return all;
}

/** What the list of all regions contains; a page without towns loads its regions in a tenth of the time. */
export const regionDetail = { hasTowns: true };

async function loadAll(): Promise<Map<number, Region>> {
  const text = await import('./data/countries.json?raw');
  const countries: Country[] = JSON.parse(text.default);
  const { provinces, cities, districts, lowest } = await china();
  const larger = [countriesOf(countries), provinces, cities, districts].flat();
  return runInChunks(allSteps(larger, regionDetail.hasTowns ? lowest : []));
}

/** Loads the regions of China without towns, which is fast and enough for most of the mock. */
export const china = lazy(loadChina);

/** Loads all regions by id on first use: countries, provinces, cities, districts and, by default, towns. */
export const regions = lazy(loadAll);
