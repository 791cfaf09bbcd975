import type { SignIn } from '@/api/account';
import type { Id } from '@/api/types';
import { wallText } from '@/mocks/lib/clock';
import { seedAccounts } from './accounts';
import { type Random, seeded, withId } from '@/mocks/seed/draw';

export interface StoredSignIn extends SignIn {
  userId: Id;
}

const browsers: string[] = [
  'Chrome 140 / Windows',
  'Edge 140 / Windows',
  'Chrome 139 / Android',
  'Safari 18 / iOS',
  'Firefox 143 / Windows',
];

/** The last is the one the account remembers; the ones before it lie up to three days apart. */
function drawTimes(draw: Random, last: string): string[] {
  let moment = Date.parse(`${last}Z`);
  return Array.from({ length: draw.whole(2, 12) }, (_, index) => {
    if (index) moment -= draw.whole(3600, 3 * 86_400) * 1000;
    return wallText(moment);
  });
}

/** Oldest first. */
export const seedSignIns = seeded(8443, async (draw): Promise<StoredSignIn[]> => {
  const accounts = await seedAccounts();
  const rows = accounts.flatMap(({ id, lastSignInTime }) => {
    if (!lastSignInTime) return [];
    const ip = `112.${draw.whole(224, 255)}.${draw.whole(0, 255)}.${draw.whole(1, 254)}`;
    const browser = draw.pick(browsers);
    return drawTimes(draw, lastSignInTime).map((signInTime, index) => ({
      userId: id,
      signInTime,
      ip,
      browser,
      isSuccess: index === 0 || draw.chance(0.9),
    }));
  });
  return rows.toSorted((a, b) => a.signInTime.localeCompare(b.signInTime)).map(withId('16'));
});
