import type { Company } from '@/api/company/company';
import type { Policy } from '@/policies';
import { seedCompanies } from './seed/companies';
import { Table } from './table';

export interface Token {
  /** The bearer text itself. */
  id: string;
  userName: string;
  expiresAt: number;
}
export interface Attempts {
  /** User name. */
  id: string;
  failed: number;
  lockedUntil: number;
}
export interface PlayedFault {
  id: string;
  /** Part of `METHOD /path` of the calls it hits. */
  part: string;
  fault: string;
  times: number;
}

/** Every collection the mocked backend keeps; what is not in here does not survive a reload. */
export const db = {
  companies: new Table<Company>('Company', {
    seed: seedCompanies,
    sort: { field: 'creationTime', down: true },
  }),
  tokens: new Table<Token>('Token'),
  attempts: new Table<Attempts>('Attempts'),
  faults: new Table<PlayedFault>('Fault'),
  /** Policies taken from everybody for now. */
  revoked: new Table<{ id: Policy }>('Revoked'),
  /** Numbers that steer the mock itself, e.g. `latency` in ms. */
  controls: new Table<{ id: string; value: number }>('Control'),
};

/** Everything as on the first start, sign-ins included. */
export function reseed() {
  for (const table of Object.values(db)) table.clear();
}
