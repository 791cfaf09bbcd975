import { mobileFunctions, type MobileFunction } from '@/api/substation/mobile-permission';
import { StandardStatus, UserRoleType } from '@/enums';
import type { Account } from '@/mocks/domain/account';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { seeded, seedId } from '@/mocks/seed/draw';
import { isOfficeStaff, seedAccounts } from '@/mocks/seed/system/accounts';
import { rolesOf } from '@/mocks/seed/system/roles';
import { substations } from './substations';

/** The stored fields; the names and roles of the members are looked up in their accounts. */
export interface StoredTeam {
  id: string;
  name: string;
  substationIds: number[];
  leaderId: string;
  memberIds: string[];
  roleIds: string[];
  status: StandardStatus;
  creationTime: string;
  concurrencyStamp: string;
}
interface StoredMobilePermission {
  id: string;
  functions: MobileFunction[];
  concurrencyStamp: string;
}

/** Divides the sub-stations among teams: one for the first team, two for the next, then three, and again one. */
function chunks(): number[][] {
  const ids = substations.map(({ id }) => id);
  const found: number[][] = [];
  for (let size = 1; ids.length; size = (size % 3) + 1) found.push(ids.splice(0, size));
  return found;
}

const kinds = ['运营', '业务', '客服'] as const;
const cityOf = (id = 1) => substations[id - 1]?.city ?? '';

/** Returns the active office staff of some sub-stations, in the order in which they were hired. */
const staffOf = (accounts: Account[], ids: number[]) =>
  accounts.filter(isOfficeStaff).filter(({ managedIds: [home = 0] }) => ids.includes(home));

export const seedTeams = seeded(4201, async (draw): Promise<StoredTeam[]> => {
  const accounts = await seedAccounts();
  return chunks().flatMap((substationIds, index) => {
    const [leader, ...others] = staffOf(accounts, substationIds);
    const [home = 1] = substationIds;
    if (!leader) return [];
    return {
      id: seedId('072', index + 1),
      name: `${cityOf(home)}${kinds[index % kinds.length]}团队`,
      substationIds,
      leaderId: leader.id,
      // Every seventh team is new and has no members.
      memberIds: index % 7 === 6 ? [] : others.map(({ id }) => id),
      roleIds: rolesOf(home)
        .slice(1, 2)
        .map(({ id }) => id),
      status: draw.chance(0.9) ? StandardStatus.enabled : StandardStatus.disabled,
      creationTime: wallText(seedDay - draw.whole(20, 800) * dayMs + 34_000_000),
      concurrencyStamp: draw.stamp(),
    };
  });
});

export const seedMobilePermissions = seeded(
  4202,
  async (draw): Promise<StoredMobilePermission[]> => {
    const accounts = await seedAccounts();
    return accounts
      .filter(({ roleTypes }) => roleTypes & UserRoleType.mobile)
      .map(({ id }) => ({
        id,
        functions: mobileFunctions.filter((name) => name === 'companyView' || draw.chance(0.5)),
        concurrencyStamp: draw.stamp(),
      }));
  },
);
