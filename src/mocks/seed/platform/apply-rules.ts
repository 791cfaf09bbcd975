import type { GoodsOrderApplyRule } from '@/api/platform/goods-order-apply-rule';
import { CompanyLevel } from '@/enums';
import { seeded } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';

/** As it is kept; the name comes from the sub-station. */
export type StoredApplyRule = Omit<GoodsOrderApplyRule, 'substationName'>;

const { superMember, member, directory } = CompanyLevel;

/** The rule of a sub-station that nobody has set up yet. */
export const newApplyRule = (substationId: number): StoredApplyRule => ({
  id: substationId,
  substationId,
  acceptMinutes: 30,
  companiesPerOrder: 3,
  dailyAccepts: [
    { companyLevelType: superMember, count: 20 },
    { companyLevelType: member, count: 8 },
    { companyLevelType: directory, count: 0 },
  ],
  cancelsPerDay: 3,
  autoCompleteHours: 72,
  isMobileVisible: false,
  companyLevelTypes: [superMember, member],
  lastModificationTime: null,
  concurrencyStamp: String(substationId).padStart(32, '0'),
});

export const seedApplyRules = seeded(77, async (draw): Promise<StoredApplyRule[]> => {
  return substations.map(({ id }) => ({
    ...newApplyRule(id),
    acceptMinutes: draw.pick([15, 20, 30, 30, 60, null]),
    companiesPerOrder: draw.whole(2, 5),
    cancelsPerDay: draw.whole(2, 5),
    autoCompleteHours: draw.pick([24, 48, 72, 72, 120]),
    isMobileVisible: draw.chance(0.3),
  }));
});
