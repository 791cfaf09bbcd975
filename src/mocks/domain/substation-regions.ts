import type { Id } from '@/api/types';
import { regionPrefix } from '@/mocks/db/conditions';
import { lazy } from '@/mocks/lib/loading';
import { china, type Region } from '@/mocks/seed/regions';

export const knownRegions = lazy(async (): Promise<Map<string, Region>> => {
  const { provinces, cities, districts } = await china();
  return new Map([...provinces, ...cities, ...districts].map((one) => [String(one.id), one]));
});

/** Returns whether two regions are the same or one contains the other. */
export function overlap(a: Id, b: Id): boolean {
  const [one, other] = [regionPrefix(a), regionPrefix(b)];
  return one.startsWith(other) || other.startsWith(one);
}

/** Returns the regions of the first list that overlap a region of the second list. */
export const overlapping = (ids: readonly Id[], others: readonly Id[]) =>
  ids.filter((id) => others.some((other) => overlap(id, other)));

/** Returns a function that turns ids into full names. */
export async function regionNames() {
  const known = await knownRegions();
  return (ids: readonly Id[]) => ids.map((id) => known.get(String(id))?.fullName ?? '');
}

/** Returns the districts of a city; for a city without districts, and for a district, returns the region itself. */
export async function districtsOf(region: Region): Promise<Region[]> {
  const { districts } = await china();
  const below = districts.filter(({ pid }) => pid === region.id);
  return below.length ? below : [region];
}

/** How many cities a sub-station may merge into one. */
export const mergedCities = { min: 2, max: 10 };

/** The neighbours of each province, itself included, by the first two digits of their ids. */
const borders = new Map(
  (
    '11:12,13 12:11,13 13:11,12,14,15,21,37,41 14:13,15,41,61 15:13,14,21,22,23,61,62,64 21:13,15,22 ' +
    '22:15,21,23 23:15,22 31:32,33 32:31,33,34,37 33:31,32,34,35,36 34:32,33,36,37,41,42 35:33,36,44 ' +
    '36:33,34,35,42,43,44 37:13,32,34,41 41:13,14,34,37,42,61 42:34,36,41,43,50,61 43:36,42,44,45,50,52 ' +
    '44:35,36,43,45,46 45:43,44,52,53 46:44 50:42,43,51,52,61 51:50,52,53,54,61,62,63 52:43,45,50,51,53 ' +
    '53:45,51,52,54 54:51,53,63,65 61:14,15,41,42,50,51,62,64 62:15,51,61,63,64,65 63:51,54,62,65 ' +
    '64:15,61,62 65:54,62,63'
  )
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([province = '', near = '']) => [province, [province, ...near.split(',')]]),
);

const provinceOf = (id: Id) => String(id).slice(0, 2);

/** Returns the cities that may be merged with `start`: those of its own province and of the neighbouring provinces. */
export async function citiesNear(start: Id): Promise<Region[]> {
  const near = borders.get(provinceOf(start)) ?? [provinceOf(start)];
  const { cities } = await china();
  return cities.filter(({ id }) => near.includes(provinceOf(id)));
}
