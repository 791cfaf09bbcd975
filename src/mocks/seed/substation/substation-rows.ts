import type { Substation } from '@/api/substation/substation';
import { StandardStatus } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { groundOf } from '@/mocks/domain/substation-regions';
import { seedAccounts } from '@/mocks/seed/system/accounts';
import { drawMobile, drawPerson, drawStreet } from '@/mocks/seed/people';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { china, type Region } from '@/mocks/seed/regions';
import { substations, type SeededSubstation } from './substations';

/** As it is kept; the names of others, members and messages are looked up. */
export interface StoredSubstation extends Omit<
  Substation,
  'substationTypeName' | 'bizUserName' | 'memberCount' | 'smsBalance'
> {
  id: number;
}

/** Closed again: one for want of a partner, one whose contract ran out. */
const closed = new Set([47, 56]);
const nine = 9 * 3_600_000;

/** Contracts run for years; one ends soon, one has ended. */
function drawExpiry(draw: Random, id: number) {
  const days = draw.whole(200, 1100);
  if (id === 56) return wallText(seedDay - 40 * dayMs);
  if (id === 33) return wallText(seedDay + 18 * dayMs);
  return id % 3 === 0 ? wallText(seedDay + days * dayMs) : null;
}

/** The first member of its staff who still works there. */
async function bizUsers(): Promise<Map<number, string>> {
  const accounts = (await seedAccounts()).filter(({ isActive, userName }) =>
    Boolean(isActive && /^s\d/.test(userName)),
  );
  return new Map(
    accounts.toReversed().map(({ id, managedIds: [substationId = 0] }) => [substationId, id]),
  );
}

function drawSubstation(
  draw: Random,
  { id, substationName, substationTypeId }: SeededSubstation,
  { city, ground, bizUserId }: { city: Region; ground: Region[]; bizUserId: string | null },
): StoredSubstation {
  const opened = seedDay - (2400 - id * 38) * dayMs + nine;
  return {
    id,
    substationName,
    substationTypeId,
    startRegionId: city.id,
    startRegionName: city.fullName,
    coverRegionIds: ground.map((one) => one.id),
    coverRegionNames: ground.map(({ fullName }) => fullName),
    coverRegionCount: ground.length,
    contact: drawPerson(draw),
    mobile: drawMobile(draw),
    address: (ground[draw.whole(0, ground.length - 1)]?.name ?? '') + drawStreet(draw),
    expireTime: drawExpiry(draw, id),
    bizUserId,
    adPageCount: draw.whole(2, 6),
    status: closed.has(id) ? StandardStatus.disabled : StandardStatus.enabled,
    openedTime: wallText(opened),
    creationTime: wallText(opened - draw.whole(2, 30) * dayMs),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedSubstations = lazy(async (): Promise<StoredSubstation[]> => {
  const draw = seededRandom(4101);
  const { cities } = await china();
  const caretakers = await bizUsers();
  return Promise.all(
    substations.map(async (substation) => {
      const city = cities.find(({ name }) => name === `${substation.city}市`);
      if (!city) throw new Error(`No city for ${substation.substationName}`);
      const ground = await groundOf(city);
      const bizUserId = caretakers.get(substation.id) ?? null;
      return drawSubstation(draw, substation, { city, ground, bizUserId });
    }),
  );
});
