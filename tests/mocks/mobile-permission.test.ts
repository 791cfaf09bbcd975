import { beforeEach, describe, expect, test } from 'vitest';
import { mobileFunctions, type MobilePermission } from '@/api/substation/mobile-permission';
import type { Staff } from '@/api/substation/user';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';

const path = '/api/substation/mobile-permisson';
let token = '';
let manager = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
  manager = await signIn('manager');
});
const list = (query = '', as = token) =>
  read<Page<MobilePermission>>(`GET ${path}?limit=1000&${query}`, { token: as });
const body = (given: object, as = manager) => ({ token: as, body: given });

describe('the permissions of the app', () => {
  test('have a row for everybody with a mobile account', async () => {
    const staff = await read<Page<Staff>>('GET /api/substation/user?limit=1000&roleTypes=4', {
      token,
    });
    const { items } = await list();
    const ids = new Set(staff.items.map(({ id }) => id));
    expect(new Set(items.map(({ id }) => id))).toEqual(ids);
    expect(items).toHaveLength(ids.size);
    const known = new Set(mobileFunctions);
    expect(items.every(({ functions }) => functions.every((one) => known.has(one)))).toBe(true);
  });

  test('are replaced user by user', async () => {
    const [row] = (await list('substationId=1', manager)).items;
    const functions = ['statistics', 'companyView', 'statistics'];
    const saved = await read<MobilePermission>(`PUT ${path}`, body({ ...row, functions }));
    expect(saved.functions).toEqual(['companyView', 'statistics']);
    expect((await list(`phoneNumber=${row?.phoneNumber}`)).items).toEqual([saved]);
    expect((await refused(`PUT ${path}`, body({ ...row, functions: [] }))).status).toBe(409);
    const none = await read<MobilePermission>(`PUT ${path}`, body({ ...saved, functions: [] }));
    expect(none.functions).toEqual([]);
  });

  test('are not for people elsewhere nor for those without the app', async () => {
    const foreign = (await list('substationId=40')).items[0];
    expect((await refused(`PUT ${path}`, body({ ...foreign }))).status).toBe(404);
    const line = 'GET /api/substation/user?userName=staff';
    const [staff] = (await read<Page<Staff>>(line, { token })).items;
    const wrong = { id: staff?.id, functions: ['statistics'] };
    expect((await refused(`PUT ${path}`, body(wrong))).status).toBe(404);
  });
});
