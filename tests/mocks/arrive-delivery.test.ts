import { beforeEach, describe, expect, test } from 'vitest';
import type { ArriveDelivery } from '@/api/company/arrive-delivery';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { ownId, signInAll, someCompany } from './companies';
import { read, refused, send } from './server';

const path = '/api/company/arrive-delivery';

let tokens = { operator: '', manager: '', staff: '', company: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'company');
  token = tokens.operator;
});

const list = (query: string, call = {}) =>
  read<Page<ArriveDelivery>>(`GET ${path}?page=1&limit=100&${query}`, { token, ...call });

/** A company that delivers, with one of its areas. */
async function delivering() {
  const company = await someCompany(token, 'companyType=2&substationId=1&status=2');
  const { items } = await list(`companyId=${company.id}`);
  return { company, areas: items };
}
const inputOf = (companyId: string | number) => ({
  companyId,
  regionId: 371102,
  startingPrice: 35.5,
  contact: '孙新',
  mobile: '13905390002',
});

describe('arrivals are delivered', () => {
  test('by last-mile companies, to every area once', async () => {
    const { company, areas } = await delivering();
    expect(new Set(areas.map(({ regionId }) => regionId)).size).toBe(areas.length);
    const made = await read<ArriveDelivery>(`POST ${path}`, { token, body: inputOf(company.id) });
    expect(made).toMatchObject({ regionName: '山东省日照市东港区', isListed: true });
    expect(await refused(`POST ${path}`, { token, body: inputOf(company.id) })).toMatchObject({
      status: 403,
      code: 'Console:DeliveryAreaExists',
    });
    expect(await refused(`POST ${path}`, { token, body: inputOf(ownId) })).toMatchObject({
      status: 403,
      code: 'Console:CompanyTypeUnsuited',
    });
  });

  test('until an area is unlisted, unless somebody was faster', async () => {
    const { areas } = await delivering();
    const body = { ...areas[0], isListed: false };
    const saved = await read<ArriveDelivery>(`PUT ${path}`, { token, body });
    expect(saved.isListed).toBe(false);
    expect((await refused(`PUT ${path}`, { token, body })).status).toBe(409);
  });

  test('within the scope, with the policy of the details', async () => {
    const foreign = await someCompany(token, 'companyType=2&substationId=9');
    const [area] = (await list(`companyId=${foreign.id}`)).items;
    expect(area).toBeDefined();
    expect((await list(`companyId=${foreign.id}`, { token: tokens.manager })).totalCount).toBe(0);
    expect((await send(`PUT ${path}`, { token: tokens.manager, body: area })).status).toBe(404);
    expect((await list('', { token: tokens.company })).totalCount).toBe(0);
    expect((await send(`GET ${path}`, { token: tokens.staff })).status).toBe(403);
  });
});
