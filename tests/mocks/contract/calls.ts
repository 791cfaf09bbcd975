import type { Call } from './call';
import { companyCalls } from './calls-company';
import { marketCalls } from './calls-market';
import { ownedCalls } from './calls-owned';
import { platformCalls } from './calls-platform';
import { substationCalls } from './calls-substation';
import { systemCalls } from './calls-system';
import { plainCalls } from './plain';

/** Every call of the contract that is not a paged list, except those with tests of their own. */
export const calls: Call[] = [
  ...companyCalls,
  ...ownedCalls,
  ...marketCalls,
  ...substationCalls,
  ...platformCalls,
  ...systemCalls,
  ...plainCalls,
];
