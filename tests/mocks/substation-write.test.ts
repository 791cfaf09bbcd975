import { beforeEach, describe, expect, test } from 'vitest';
import type { Company } from '@/api/company/company';
import type { News } from '@/api/substation/news';
import type { Substation, SubstationInput, SubstationOption } from '@/api/substation/substation';
import type { TeamRole } from '@/api/substation/role';
import type { Items, Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';

const path = '/api/substation/substation';
let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

/** 淮南: nobody has a sub-station there. */
const input: SubstationInput = {
  substationName: '淮南分站',
  substationTypeId: 2,
  startRegionId: 340_400,
  contact: '许文华',
  mobile: '13805541234',
};
const body = (given: object) => ({ token, body: given });
const one = (id: number) => read<Substation>(`GET ${path}/${id}`, { token });

describe('a new sub-station', () => {
  test('covers what is free where it starts, and is open from today', async () => {
    const made = await read<Substation>(`POST ${path}`, body(input));
    expect(made).toMatchObject({ ...input, id: 61, status: 1, memberCount: 0, adPageCount: 0 });
    expect(made.startRegionName).toBe('安徽省淮南市');
    expect(made.coverRegionNames).toContain('安徽省淮南市寿县');
    expect(made.expireTime).toBeNull();
    expect(await one(61)).toEqual(made);
  });

  test('is managed by the accounts of the platform at once, and by nobody else', async () => {
    await read(`POST ${path}`, body(input));
    const line = 'GET /api/substation/user/user-available-substations';
    const own = await read<SubstationOption[]>(line, { token });
    expect(own.at(-1)).toEqual({ id: 61, substationName: '淮南分站', substationTypeId: 2 });
    const others = await read<SubstationOption[]>(line, { token: await signIn('backoffice') });
    expect(others).toHaveLength(60);
  });

  test('begins with the usual roles', async () => {
    await read(`POST ${path}`, body(input));
    const line = 'GET /api/substation/role/query-useful?substationIds=61';
    const { items } = await read<Items<TeamRole>>(line, { token });
    expect(items.map(({ name }) => name)).toEqual(['站长', '业务员', '客服', '运营']);
  });

  test('needs a name of its own', async () => {
    const taken = { ...input, substationName: '临沂分站' };
    expect(await refused(`POST ${path}`, body(taken))).toMatchObject({
      status: 403,
      code: 'Console:SubstationNameExists',
      message: '分站名称“临沂分站”已存在。',
    });
  });
});

describe('covered regions', () => {
  test('of another sub-station are refused with the name of the owner', async () => {
    const greedy = { ...input, coverRegionIds: [340_402, 371_302] };
    expect(await refused(`POST ${path}`, body(greedy))).toMatchObject({
      status: 403,
      code: 'Console:RegionTaken',
      message: '地区“山东省临沂市兰山区”已由“临沂分站”覆盖。',
    });
    const around = { ...input, coverRegionIds: [340_402, 371_300] };
    expect((await refused(`POST ${path}`, body(around))).code).toBe('Console:RegionTaken');
  });

  test('have the start among them', async () => {
    const elsewhere = { ...input, coverRegionIds: [341_003] };
    expect((await refused(`POST ${path}`, body(elsewhere))).code).toBe(
      'Console:StartRegionNotCovered',
    );
  });

  test('that one sub-station gives up are free for another', async () => {
    const first = await one(1);
    const kept = first.coverRegionIds.filter((id) => id !== 371_328);
    await read(`PUT ${path}`, body({ ...first, coverRegionIds: kept }));
    const second = await one(4);
    const wider = { ...second, coverRegionIds: [...second.coverRegionIds, 371_328] };
    const saved = await read<Substation>(`PUT ${path}`, body(wider));
    expect(saved.coverRegionNames.at(-1)).toBe('山东省临沂市蒙阴县');
    expect(saved.coverRegionCount).toBe(second.coverRegionCount + 1);
  });
});

describe('saving a sub-station', () => {
  test('keeps what the form does not edit', async () => {
    const before = await one(1);
    const { id, concurrencyStamp, substationTypeId, startRegionId, contact, mobile } = before;
    const form = { id, concurrencyStamp, substationTypeId, startRegionId, contact, mobile };
    const saved = await read<Substation>(
      `PUT ${path}`,
      body({ ...form, substationName: '临沂分站', smsBalance: 9, memberCount: 9 }),
    );
    const { coverRegionIds, adPageCount, status, smsBalance, memberCount, openedTime } = before;
    const kept = { coverRegionIds, adPageCount, status, smsBalance, memberCount, openedTime };
    expect(saved).toMatchObject(kept);
  });

  test('takes a new name along to whatever carries it', { timeout: 30_000 }, async () => {
    await read(`PUT ${path}`, body({ ...(await one(1)), substationName: '临沂总站' }));
    const companies = await read<Page<Company>>('GET /api/company/company?substationId=1', {
      token,
    });
    expect(companies.items.every((row) => row.substationName === '临沂总站')).toBe(true);
    const [order] = (await db.goodsOrders.open()).all().filter((row) => row.substationId === 1);
    expect(order?.substationName).toBe('临沂总站');
    const [named] = (
      await read<Page<News>>('GET /api/substation/sub-station-news?substationId=1', { token })
    ).items;
    expect(named?.substationName).toBe('临沂总站');
    const others = await read<Page<Company>>('GET /api/company/company?substationId=2', { token });
    expect(others.items.every((row) => row.substationName === '济南分站')).toBe(true);
  });

  test('closes it: nothing can be handed to it any more', async () => {
    const line = `GET ${path}/available?substationId=1`;
    const names = async () =>
      (await read<Items<SubstationOption>>(line, { token })).items.map((row) => row.id);
    expect(await names()).toContain(2);
    expect(await names()).not.toContain(1);
    await read(`PUT ${path}`, body({ ...(await one(2)), status: 2 }));
    expect(await names()).not.toContain(2);
  });
});

describe('the count of advert pages', () => {
  const line = `PUT ${path}/ad-page-count`;
  test('is saved alone', async () => {
    const before = await one(3);
    const saved = await read<Substation>(line, body({ id: 3, adPageCount: 0 }));
    expect({ ...saved, concurrencyStamp: '' }).toEqual({
      ...before,
      adPageCount: 0,
      concurrencyStamp: '',
    });
  });
});
