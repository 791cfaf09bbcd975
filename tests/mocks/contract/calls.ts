import { companyCalls } from './calls-company';
import { marketCalls } from './calls-market';
import { ownedCalls } from './calls-owned';
import { peopleCalls } from './calls-people';
import { platformCalls } from './calls-platform';
import { settingCalls } from './calls-setting';
import { substationCalls } from './calls-substation';
import { systemCalls } from './calls-system';
import type { Call } from './write';

/** Every call of the contract that is no paged list, but for those that have tests of their own. */
export const calls: Call[] = [
  ...companyCalls,
  ...ownedCalls,
  ...settingCalls,
  ...marketCalls,
  ...substationCalls,
  ...peopleCalls,
  ...platformCalls,
  ...systemCalls,
];
