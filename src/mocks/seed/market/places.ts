import { dayMs, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import type { Random } from '@/mocks/seed/draw';
import { china, type Region } from '@/mocks/seed/regions';
import { substations, type SeededSubstation } from '@/mocks/seed/substation/substations';

const days = new Map<number, string>();
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** As `wallText`, for seeds that write a hundred thousand times: one date object a day. */
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

/** The number at the end of a seeded id; some number for any other. */
export const tailOf = (id: string | number) => Number(String(id).slice(-8));

/** A sub-station with its city and where in it people may sit. */
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
