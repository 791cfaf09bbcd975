import { beforeAll, describe, expect, test } from 'vitest';
import type {
  BizUser,
  CoveredRegion,
  StartRegion,
  Substation,
  SubstationOption,
} from '@/api/substation/substation';
import type { SubstationType } from '@/api/substation/substation-type';
import type { Staff } from '@/api/substation/user';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, send, signIn } from './server';

const path = '/api/substation/substation';
let token = '';
beforeAll(async () => {
  reseed();
  token = await signIn('operator');
});

const list = (query: string, call = {}) =>
  read<Page<Substation>>(`GET ${path}?${query}`, { token, ...call });
const all = async (query = '') => (await list(`page=1&limit=1000&${query}`)).items;

describe('the sub-station list', () => {
  test('counts the staff that the staff list shows', async () => {
    const [first] = await all();
    const staff = await read<Page<Staff>>('GET /api/substation/user?limit=1000&substationId=1', {
      token,
    });
    const own = staff.items.filter(({ isPlatformUser }) => !isPlatformUser);
    expect(first?.memberCount).toBe(own.length);
  });

  test('goes into a file that can be fetched', async () => {
    const { filePath } = await read<{ filePath: string }>(`GET ${path}/export?status=2`, { token });
    const text = await (await send(`GET /static${filePath}`)).text();
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('"分站名称","分站类型"');
    expect(lines).toHaveLength((await all('status=2')).length);
  });
});

describe('the look-ups of sub-stations', () => {
  test('name them all, and those one manages', async () => {
    const staff = await signIn('staff');
    const line = `GET ${path}/option-available`;
    const options = await read<SubstationOption[]>(line, { token: staff });
    expect(options).toHaveLength(60);
    expect(options[0]).toEqual({ id: 1, substationName: '临沂分站', substationTypeId: 1 });
    const managed = await read<SubstationOption[]>(
      'GET /api/substation/user/user-available-substations',
      { token: await signIn('manager') },
    );
    expect(managed.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('know the types', async () => {
    const { items } = await read<Items<SubstationType>>('GET /api/substation/substation-type', {
      token,
    });
    expect(items.map(({ name }) => name)).toEqual(['直营分站', '加盟分站', '合伙分站']);
  });

  test('know where open sub-stations started', async () => {
    const { items } = await read<Items<StartRegion>>(`GET ${path}/start-region`, { token });
    expect(items).toHaveLength(58);
    expect(items[0]).toEqual({ id: 371_300, name: '临沂市', fullName: '山东省临沂市' });
  });

  test('tell who covers what, each region once', async () => {
    const { items } = await read<Items<CoveredRegion>>(`GET ${path}/cover-region?substationId=1`, {
      token,
    });
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items).toContainEqual({
      id: 371_302,
      pid: 371_300,
      fullName: '山东省临沂市兰山区',
      substationId: 1,
      substationName: '临沂分站',
    });
    const rows = await all();
    const counted = rows.reduce((sum, { coverRegionCount }) => sum + coverRegionCount, 0);
    expect(items).toHaveLength(counted);
  });

  test('find business users among the people one works with', async () => {
    const line = `GET ${path}/biz-users`;
    const found = await read<Items<BizUser>>(`${line}?keyword=s01`, { token });
    expect(found.items.map(({ userName }) => userName)).toContain('s011');
    expect((await read<Items<BizUser>>(line, { token })).items).toHaveLength(20);
    const staff = await signIn('staff');
    expect((await read<Items<BizUser>>(`${line}?keyword=s40`, { token: staff })).items).toEqual([]);
    expect((await read<Items<BizUser>>(line, { token: await signIn('company') })).items).toEqual(
      [],
    );
  });
});
