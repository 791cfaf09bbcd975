import { beforeEach, describe, expect, test } from 'vitest';
import { mobileFunctions, type MobilePermission } from '@/api/substation/mobile-permission';
import type { Staff } from '@/api/substation/user';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';

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

  test.each<[string, (row: MobilePermission) => boolean]>([
    ['name=王', ({ name }) => name.includes('王')],
    ['phoneNumber=15', ({ phoneNumber }) => phoneNumber.includes('15')],
    ['substationId=2', ({ substationNames }) => substationNames.includes('济南分站')],
  ])('keep to %s', async (query, holds) => {
    const wanted = (await list()).items.filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect((await list(query)).items).toEqual(wanted);
  });

  test('are sorted and paged', async () => {
    const names = (await list('sort=name descending')).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN').compare).toReversed());
    const page = await read<Page<MobilePermission>>(`GET ${path}?page=2&limit=5`, { token });
    expect(page.items).toEqual((await list()).items.slice(5, 10));
  });

  test('are those of the people one works with, and need the grant', async () => {
    const { items } = await list('', manager);
    const own = ['临沂分站', '济南分站', '青岛分站'];
    expect(
      items.every(({ substationNames }) => own.some((name) => substationNames.includes(name))),
    ).toBe(true);
    expect((await send(`GET ${path}`, { token: await signIn('staff') })).status).toBe(403);
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

  test('know their functions', async () => {
    const [row] = (await list('substationId=1', manager)).items;
    const wrong = { ...row, functions: ['fly'] };
    expect(await refused(`PUT ${path}`, body(wrong))).toMatchObject({
      status: 400,
      members: ['functions'],
    });
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
