import type { Company } from '@/api/company/company';
import type { Policy } from '@/policies';
import { restartSeed } from '@/mocks/lib/clock';
import type { StoredFile } from '@/mocks/files/files';
import { seedAccounts } from '@/mocks/seed/system/accounts';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { seedIdentityRoles, type StoredIdentityRole } from '@/mocks/seed/system/identity-roles';
import { seedTemplates } from '@/mocks/seed/system/templates';
import { seedTeamRoles, type StoredTeamRole } from '@/mocks/seed/substation/team-roles';
import { Table } from './table';
import { companyTables } from './tables/company-tables';
import { marketTables } from './tables/market-tables';
import { platformTables } from './tables/platform-tables';
import { substationTables } from './tables/substation-tables';
import { systemTables } from './tables/system-tables';
import type { Account } from '@/mocks/domain/account';

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
  accounts: new Table<Account>('IdentityUser', { seed: seedAccounts }),
  identityRoles: new Table<StoredIdentityRole>('IdentityRole', { seed: seedIdentityRoles }),
  teamRoles: new Table<StoredTeamRole>('Role', { seed: seedTeamRoles }),
  ...companyTables,
  ...marketTables,
  ...substationTables,
  ...platformTables,
  ...systemTables,
  files: new Table<StoredFile>('File', { seed: seedTemplates }),
  tokens: new Table<Token>('Token'),
  attempts: new Table<Attempts>('Attempts'),
  /** What the console has sent to its error sink. */
  reports: new Table<{ id: string; report: unknown }>('Report'),
  faults: new Table<PlayedFault>('Fault'),
  /** Policies taken from everybody for now. */
  revoked: new Table<{ id: Policy }>('Revoked'),
  /** Numbers that steer the mock itself, e.g. `latency` in ms. */
  controls: new Table<{ id: string; value: number }>('Control'),
};

/** Answers and commands wait for this, so that a page loaded right after them finds what they changed. */
export const storage = {
  /** Resolves once every change so far is stored. In memory nothing is; persistence puts its own here. */
  written: (): Promise<unknown> => Promise.resolve(),
};

/** Everything as on the first start, sign-ins included. */
export function reseed() {
  restartSeed();
  for (const table of Object.values(db)) table.clear();
}
