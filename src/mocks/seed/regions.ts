import { lazy } from '@/mocks/lib/loading';
import type { RegionHit } from '@/api/base-support/region';
import { RegionLevel } from '@/enums';
import { runInChunks, type Steps } from '@/lib/yielding';

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
/** Levels that only exist on paper and that nobody says. */
const unspoken = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

function region(id: number, name: string, regionLevel: RegionLevel, parent: Region | null): Region {
  const fullName = (parent?.fullName ?? '') + (unspoken.has(name) ? '' : name);
  return { id, pid: parent?.id ?? chinaId, name, fullName, regionLevel, isInternational: false };
}

/** A region whose towns are still one string. */
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
  // A city that is its own only district stands twice in the data.
  if (code === 0) return [city, towns];
  return [region(city.id + code, name, RegionLevel.district, city), towns];
}

/** Provinces, cities and districts, with their towns yet to be read. */
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
  // As text: the compiler must not infer a type from 700 KB of literals.
  const text = await import('./data/china-regions.json?raw');
  const data: Province[] = JSON.parse(text.default);
  return expand(data);
}

/** In steps, for in the demo the page and its server share a thread. Large before small, so that a search cut off at its limit keeps the cities. */
function* allSteps(larger: Region[], lowest: Unread[]): Steps<Map<number, Region>> {
  const all = new Map(larger.map((one) => [one.id, one]));
  for (const unread of lowest) {
    for (const town of townsOf(unread)) all.set(town.id, town);
    yield;
  }
  return all;
}

async function loadAll(): Promise<Map<number, Region>> {
  const text = await import('./data/countries.json?raw');
  const countries: Country[] = JSON.parse(text.default);
  const { provinces, cities, districts, lowest } = await china();
  const larger = [countriesOf(countries), provinces, cities, districts].flat();
  return runInChunks(allSteps(larger, lowest));
}

/** China down to its districts: all that most of the mock needs, and quick to have. */
export const china = lazy(loadChina);

/** All regions by id, expanded on first use: countries, provinces, cities, districts, towns. */
export const regions = lazy(loadAll);
