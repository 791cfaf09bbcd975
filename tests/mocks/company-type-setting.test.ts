import { beforeEach, describe, expect, test } from 'vitest';
import type { Company } from '@/api/company/company';
import type { CompanyTypeSetting } from '@/api/company/company-type-setting';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { signInAll } from './companies';
import { read, refused, send } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/company/company-type-setting';
const put = `PUT ${path}`;

let tokens = { operator: '', backoffice: '', manager: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'backoffice', 'manager');
  token = tokens.backoffice;
});

const list = (query = '') =>
  read<Page<CompanyTypeSetting>>(`GET ${path}?page=1&limit=20&${query}`, { token });
const one = (id: number) => read<CompanyTypeSetting>(`GET ${path}/${id}`, { token });
const company = {
  companyName: '临沂市新开物流有限公司',
  companyType: 1,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
};

describe('the settings of company types', () => {
  test('are five rows in their order', async () => {
    const { items } = await list();
    expect(items.map(({ companyType }) => companyType)).toEqual([1, 2, 3, 4, 5]);
    expect((await list('displayName=落地配')).totalCount).toBe(2);
    await read(put, { token, body: { ...(await one(4)), isListed: false, sort: 9 } });
    expect((await list('isListed=false')).items.map(({ id }) => id)).toEqual([4]);
    expect((await list()).items.at(-1)?.companyType).toBe(4);
  });

  test('take an uploaded icon, and no stale save', async () => {
    const body = { ...(await one(2)), iconId: await uploadedPicture() };
    expect((await read<CompanyTypeSetting>(put, { token, body })).iconUrl).toContain('.png');
    expect((await refused(put, { token, body })).status).toBe(409);
    expect((await send(put, { token, body: { ...body, id: 6 } })).status).toBe(404);
  });

  test('decide about new companies', async () => {
    await read(put, { token, body: { ...(await one(1)), defaultLevel: 2 } });
    const post = 'POST /api/company/company/base';
    const made = await read<Company>(post, { token: tokens.operator, body: company });
    expect(made.companyLevelType).toBe(2);
    await read(put, { token, body: { ...(await one(1)), isListed: false } });
    const again = { ...company, companyName: '临沂市再开物流有限公司' };
    expect(await refused(post, { token: tokens.operator, body: again })).toMatchObject({
      status: 403,
      code: 'Console:CompanyTypeUnlisted',
    });
  });
});
