import { seedId } from '@/mocks/seed/draw';
import { lazy } from '@/mocks/lib/lazy';
import { P, type Policy } from '@/policies';
import type { Random } from '@/mocks/seed/draw';
import { managerPolicies } from '@/mocks/seed/system/identity-roles';
import { substations } from './substations';

/** A role of one sub-station, with what it grants. */
export interface StoredTeamRole {
  id: string;
  substationId: number;
  name: string;
  /** Came with the sub-station; can be changed but not deleted. */
  isDefault: boolean;
  policies: Policy[];
  creationTime: string;
  concurrencyStamp: string;
}

const defaults: [name: string, policies: Policy[]][] = [
  ['站长', managerPolicies],
  ['业务员', [P.companyList, P.companyDetail, P.todayLinePrice, P.goodsOrder]],
  ['客服', [P.companySettled, P.voteApply, P.networkTransport, P.substationApply]],
  ['运营', [P.carousel, P.implantAd, P.popupAd, P.news, P.vote, P.lineRecommend]],
];

const roleId = (substationId: number, index: number) => seedId('07', substationId * 10 + index);

/** What every sub-station begins with. */
export const rolesOf = (substationId: number): StoredTeamRole[] =>
  defaults.map(([name, policies], index) => ({
    id: roleId(substationId, index),
    substationId,
    name,
    isDefault: index < 2,
    policies,
    creationTime: '2024-03-01T09:00:00',
    concurrencyStamp: `${substationId * 10 + index}`.padStart(32, '0'),
  }));

export const seedTeamRoles = lazy(async (): Promise<StoredTeamRole[]> =>
  substations.flatMap(({ id }) => rolesOf(id)),
);

/** One role of the sub-station; not the head's, of which there is one by hand. */
export const drawTeamRoleIds = (draw: Random, substationId: number) => [
  roleId(substationId, draw.whole(1, defaults.length - 1)),
];
