import { lazy } from '@/mocks/lib/lazy';
import type { Random } from '@/mocks/seed/random';
import { china, type Region } from '@/mocks/seed/regions';
import { substations, type SeededSubstation } from '@/mocks/seed/substation/substations';

/** A sub-station with its city and where in it people may sit. */
export interface Place {
  substation: SeededSubstation;
  city: Region;
  /** The districts of the city, or the city itself where it has none. */
  districts: [Region, ...Region[]];
}

export const places = lazy(async (): Promise<Place[]> => {
  const { cities, districts } = await china();
  return substations.flatMap((substation) => {
    const city = cities.find(({ name }) => name === `${substation.city}市`);
    if (!city) return [];
    const [first = city, ...more] = districts.filter(({ pid }) => pid === city.id);
    return [{ substation, city, districts: [first, ...more] }];
  });
});

/** Older sub-stations have more of everything; the power pulls the draw towards the front. */
export function drawPlace(draw: Random, all: Place[]): Place {
  const place = all[Math.floor(draw.next() ** 1.6 * all.length)];
  if (!place) throw new Error('there are no sub-stations');
  return place;
}

/** Some other city that goods are sent to. */
export function drawOtherCity(draw: Random, all: Place[], from: Place): Region {
  const { city } = drawPlace(draw, all);
  return city === from.city ? drawOtherCity(draw, all, from) : city;
}
