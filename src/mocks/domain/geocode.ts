import type { AddressLocation } from '@/api/base-support/region';
import { RegionLevel } from '@/enums';
import data from '@/mocks/seed/data/places.json';
import { random } from '@/mocks/seed/draw';
import { china, type Region } from '@/mocks/seed/regions';

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
  const next = random(Array.from(text).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7));
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
export async function locate(address: string, base?: Region): Promise<AddressLocation | null> {
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
