import type { SubstationSms } from '@/api/substation/substation-sms';
import { lazy } from '@/mocks/lib/lazy';
import { seededRandom } from '@/mocks/seed/random';
import { substations } from '@/mocks/seed/substation/substations';

/** As it is kept; the rest comes from the sub-station, its orders and its history. */
export type StoredSmsAccount = Omit<
  SubstationSms,
  'substationName' | 'balance' | 'usedThisMonth' | 'usedPerDay'
>;

const prices = [0.06, 0.06, 0.05, 0.07] as const;
/** Yuan per message that a sub-station started with. */
export const smsPriceOf = (substationId: number) => prices[substationId % prices.length] ?? 0.06;

/** The account of a sub-station that nobody has set up yet. */
export const newSmsAccount = (substationId: number): StoredSmsAccount => ({
  id: substationId,
  substationId,
  unitPrice: smsPriceOf(substationId),
  freeQuota: 100,
  isCallSmsEnabled: true,
  isNewGoodsSmsEnabled: true,
  isTodayPriceSmsEnabled: false,
  warnBelow: 200,
  concurrencyStamp: String(substationId).padStart(32, '0'),
});

export const seedSmsAccounts = lazy(async (): Promise<StoredSmsAccount[]> => {
  const draw = seededRandom(84);
  return substations.map(({ id }) => ({
    ...newSmsAccount(id),
    freeQuota: draw.pick([100, 200, 200, 500]),
    isCallSmsEnabled: draw.chance(0.95),
    isNewGoodsSmsEnabled: draw.chance(0.9),
    isTodayPriceSmsEnabled: draw.chance(0.7),
    warnBelow: draw.pick([0, 100, 200, 500, 1000]),
  }));
});
