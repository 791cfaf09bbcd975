import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CompanyUserRole } from '@/enums';
import { db } from '@/mocks/db/db';
import { P } from '@/policies';
import { accountOf, sendCall, nameOf, ownCompany, start, stop, text } from '../backend';
import type { Call } from './call';
import { calls } from './calls';
import { policiesFor } from './grants';
import { changedSince, restoreTo, snapshot } from './snapshot';

beforeAll(start);
afterAll(stop);

let before: ReturnType<typeof snapshot> = [];
afterEach(() => restoreTo(before));

/** The calls of the pages that company accounts can open. */
const forCompanies = calls
  .filter(({ call }) => policiesFor(call.method, call.path)?.includes(P.companyDetail))
  .map((one): [string, Call] => [nameOf(one.call), one]);

/** The role that a company account needs for a call; null when none is enough. */
function roleFor(name: string): CompanyUserRole | null {
  if (name === 'companyDetailApi.saveExcellentLine') return null;
  if (name === 'companyDetailApi.saveManagers') return CompanyUserRole.staff;
  const ofLines = /^(arriveDelivery|lineContact|transportLine)Api/;
  return ofLines.test(name) ? CompanyUserRole.lines : CompanyUserRole.company;
}

/** The company that a request is about. A park is given to the own company first, which otherwise runs none. */
async function companyOf({ id, companyId }: Record<string, unknown>) {
  if (companyId) return text(companyId);
  const park = (await db.parks.open()).find(text(id));
  if (park) db.parks.patch(park.id, { companyId: ownCompany });
  return text((await db.companies.open()).find(text(id))?.id ?? ownCompany);
}

test.each(forCompanies.filter(([, { call }]) => call.method !== 'GET'))(
  '%s: refuses a company account without the role for it',
  async (name, one) => {
    before = snapshot();
    const roles = [0, ...CompanyUserRole.$values];
    const refused: number[] = [];
    for (const companyRoles of roles) {
      const body = await one.good();
      const { id } = await accountOf('company');
      db.accounts.patch(id, { companyRoles, companyId: await companyOf(body) });
      const asked = snapshot();
      const { code } = await sendCall(one.call, body, 'company');
      const isRefused = code === 'Console:CompanyRoleMissing';
      if (isRefused && !changedSince(asked).length) refused.push(companyRoles);
      await restoreTo(before);
    }
    expect(refused).toEqual(roles.filter((role) => role !== roleFor(name)));
  },
);

test.each(forCompanies.filter(([, { foreign }]) => foreign))(
  '%s: does not change what belongs to another company',
  async (name, one) => {
    const body = { ...(await one.good()), ...(await one.foreign?.change()) };
    before = snapshot();
    const { status } = await sendCall(one.call, body, 'company');
    expect(status).toBe(name === 'parkApi.create' ? 403 : 404);
    expect(changedSince(before)).toEqual([]);
  },
);
