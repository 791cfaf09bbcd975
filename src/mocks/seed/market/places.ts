import { dayMs, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import type { Random } from '@/mocks/seed/draw';
import { china, type Region } from '@/mocks/seed/regions';
import { substations, type SeededSubstation } from '@/mocks/seed/substation/substations';

const days = new Map<number, string>();
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Does the same as `wallText`, but faster for seeds with a hundred thousand times: it formats each day only once. */
export function timeText(ms: number): string {
  const day = Math.floor(ms / dayMs);
  const seconds = Math.floor((ms - day * dayMs) / 1000);
  let date = days.get(day);
  if (!date) {
    date = wallText(day * dayMs).slice(0, 10);
    days.set(day, date);
  }
  const hour = twoDigits[Math.floor(seconds / 3600)];
  const minute = twoDigits[Math.floor(seconds / 60) % 60];
  return `${date}T${hour}:${minute}:${twoDigits[seconds % 60]}`;
}

/** Returns the last eight digits of an id as a number; for a seeded id, this is its running number. */
export const runningNumberOf = (id: string | number) => Number(String(id).slice(-8));

/** A sub-station with its city and the districts in which companies and people may be. */
export interface Place {
  substation: SeededSubstation;
  city: Region;
  /** The districts of the city, or the city itself where it has none. */
  districts: Region[];
}

export const places = lazy(async (): Promise<Place[]> => {
  const { cities, districts } = await china();
  return substations.flatMap((substation) => {
    const city = cities.find(({ name }) => name === `${substation.city}市`);
    if (!city) return [];
    const below = districts.filter(({ pid }) => pid === city.id);
    return [{ substation, city, districts: below.length ? below : [city] }];
  });
});

/** Picks a place. The exponent makes the first ones more likely, because older sub-stations have more of everything. */
export function drawPlace(draw: Random, all: Place[]): Place {
  const place = all[Math.floor(draw.next() ** 1.6 * all.length)];
  if (!place) throw new Error('there are no sub-stations');
  return place;
}

export function drawOtherCity(draw: Random, all: Place[], from: Place): Region {
  const { city } = drawPlace(draw, all);
  return city === from.city ? drawOtherCity(draw, all, from) : city;
}
