import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyBranch, CompanyBranchOption } from '@/api/company/company-branch';
import type { Items } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import {
  companyById,
  everyRow,
  wronglyTaken,
  ownId,
  removed,
  signInAll,
  someCompany,
} from './companies';
import { read, refused, send } from './server';

const path = '/api/company/company-branch';
const post = `POST ${path}`;

let tokens = { operator: '', manager: '', staff: '', company: '', clerk: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'company', 'clerk');
  token = tokens.operator;
});

const ordered = async (call = {}) =>
  (await read<Items<CompanyBranch>>(`GET ${path}/sort/${ownId}`, { token, ...call })).items;
const input = {
  companyId: ownId,
  branchName: '河东新网点',
  regionId: 371312,
  contact: '孙新',
  mobile: '13905390002',
};

describe('the branches', () => {
  test('are as many as their companies say', async () => {
    const branches = (await db.companyBranches.open()).all();
    expect(branches.length).toBeGreaterThan(7000);
    const companies = await everyRow<{ id: string; branchCount: number }>(
      token,
      '/api/company/company',
    );
    const counts = new Map<unknown, number>();
    for (const { companyId } of branches) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    const wrong = companies.filter(({ id, branchCount }) => (counts.get(id) ?? 0) !== branchCount);
    expect(wrong).toEqual([]);
  });

  test('of a company stand in its order, which is given as a whole', async () => {
    const ids = (await ordered()).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    const body = { companyId: ownId, ids: ids.toReversed() };
    expect((await send(`${post}/sort`, { token: tokens.company, body })).status).toBe(204);
    expect((await ordered()).map(({ id }) => id)).toEqual(ids.toReversed());
    const { items } = await read<Items<CompanyBranchOption>>(
      `GET ${path}/select?companyId=${ownId}`,
      { token },
    );
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(
      await refused(`${post}/sort`, { token, body: { companyId: ownId, ids: ids.slice(1) } }),
    ).toMatchObject({ status: 400, members: ['ids'] });
  });

  test('come last when they are new, and count for their company', async () => {
    const made = await read<CompanyBranch>(post, { token, body: input });
    expect(made).toMatchObject({ sort: 6, regionName: '山东省临沂市河东区', phone: null });
    expect(await read(`GET ${path}/${made.id}`, { token })).toEqual(made);
    expect((await companyById(token, ownId)).branchCount).toBe(6);
    expect(await removed(`${path}/${made.id}`, token)).toEqual([204, 404]);
    expect((await companyById(token, ownId)).branchCount).toBe(5);
  });

  test('are refused by the name of what is wrong', async () => {
    expect(
      await wronglyTaken(
        post,
        input,
        [
          ['companyId', { companyId: '' }],
          ['branchName', { branchName: ' ' }],
          ['branchName', { branchName: '长'.repeat(31) }],
          ['regionId', { regionId: 1 }],
          ['address', { address: '长'.repeat(101) }],
          ['contact', { contact: '' }],
          ['mobile', { mobile: '1390539' }],
          ['phone', { phone: '05-1' }],
        ],
        token,
      ),
    ).toEqual([]);
    await read(post, { token, body: input });
    expect(await refused(post, { token, body: input })).toMatchObject({
      status: 403,
      code: 'Console:BranchExists',
    });
  });

  test('are for those who may edit the company, within their scope', async () => {
    const foreign = await someCompany(token, 'substationId=9&branchCountBegin=1');
    const line = `GET ${path}/sort/${foreign.id}`;
    expect((await send(line, { token })).status).toBe(200);
    expect((await send(line, { token: tokens.manager })).status).toBe(404);
    expect((await send(line, { token: tokens.company })).status).toBe(404);
    expect((await send(line, { token: tokens.staff })).status).toBe(403);
    const body = { ...input, companyId: foreign.id };
    expect((await send(post, { token: tokens.company, body })).status).toBe(404);
    expect(await refused(post, { token: tokens.clerk, body: input })).toMatchObject({
      code: 'Console:CompanyRoleMissing',
    });
  });
});
