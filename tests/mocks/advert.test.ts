import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Advert } from '@/api/platform/advert';
import type { Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { findUser } from '@/mocks/users';
import { P } from '@/policies';
import { dayText, momentOf } from './days';
import { read, refused, send, signIn } from './server';
import { uploadedPicture } from './uploaded';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});
afterEach(() => void vi.useRealTimers());

const path = '/api/platform/ad';
const all = async (query = '', who = token) =>
  (await read<Page<Advert>>(`GET ${path}?limit=1000&${query}`, { token: who })).items;
const input = async (more: object = {}) => ({
  adType: 1,
  title: '秋季运力招募',
  imageId: await uploadedPicture(),
  displayPage: 1,
  linkType: 0,
  startTime: '2020-01-01 00:00:00',
  endTime: '2099-12-31 23:59:59',
  substationIds: [1, 2],
  ...more,
});
const create = async (more: object = {}, who = token) => ({
  token: who,
  body: await input(more),
});

/** Lets the staff account hold one more policy. */
async function grantStaff(policy: (typeof P)[keyof typeof P]) {
  const staff = await findUser('staff');
  if (staff) db.accounts.save({ ...staff, grants: [policy] });
  return signIn('staff');
}

test('a copy shows the picture of the advert it was made from', async () => {
  const [first] = await all('adType=1');
  const copied = { ...first, id: undefined, concurrencyStamp: undefined };
  const made = await read<Advert>(`POST ${path}`, { token, body: copied });
  expect(made).toMatchObject({ title: first?.title, imageUrl: first?.imageUrl });
  expect(made.id).not.toBe(first?.id);
});

describe('the list of adverts', () => {
  test('has something running, something over and something to come, of every type', async () => {
    for (const adType of [1, 2, 3]) {
      const adverts = await all(`adType=${adType}`);
      expect(new Set(adverts.map(({ state }) => state))).toEqual(new Set([0, 1, 2]));
      expect(adverts.every((advert) => advert.adType === adType)).toBe(true);
    }
  });

  test('names the sub-stations as they are called today', async () => {
    const [advert] = await all('substationId=1');
    const substation = (await db.substations.open()).one(1);
    db.substations.save({ ...substation, substationName: '琅琊分站' });
    const renamed = await read<Advert>(`GET ${path}/${advert?.id}`, { token });
    expect(renamed.substationNames).toContain('琅琊分站');
  });
});

describe('an advert', () => {
  test('is created listed, with its state by the clock', async () => {
    const made = await read<Advert>(`POST ${path}`, await create());
    expect(made).toMatchObject({
      title: '秋季运力招募',
      state: 1,
      isListed: true,
      clicks: 0,
      link: null,
      startTime: '2020-01-01T00:00:00',
      substationNames: ['临沂分站', '济南分站'],
      frequency: null,
      showSeconds: null,
    });
    expect(await read(`GET ${path}/${made.id}`, { token })).toEqual(made);
  });

  test('begins and ends with its period', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: momentOf('12:00:00') });
    token = await signIn('operator');
    const period = { startTime: `${dayText()} 12:10:00`, endTime: `${dayText()} 12:20:00` };
    const { id } = await read<Advert>(`POST ${path}`, await create(period));
    const stateAt = async (time: string) => {
      vi.setSystemTime(momentOf(time));
      return (await read<Advert>(`GET ${path}/${id}`, { token })).state;
    };
    expect(await stateAt('12:09:59')).toBe(0);
    expect(await stateAt('12:10:00')).toBe(1);
    expect(await stateAt('12:20:00')).toBe(1);
    expect(await stateAt('12:20:01')).toBe(2);
  });

  test('keeps its picture, its clicks and its type when changed', async () => {
    const [advert] = await all('adType=3');
    const body = { ...advert, title: '新标题', clicks: 0, adType: 1, imageUrl: 'x' };
    const saved = await read<Advert>(`PUT ${path}`, { token, body });
    expect(saved).toEqual({
      ...advert,
      title: '新标题',
      concurrencyStamp: saved.concurrencyStamp,
    });
    expect((await send(`PUT ${path}`, { token, body })).status).toBe(409);
  });

  test.each<[number, string | null]>([
    [0, '/pages/index'],
    [1, null],
    [1, 'pages/index'],
    [1, 'https://example.com'],
    [2, null],
    [2, 'http://example.com/a'],
    [2, 'javascript:alert(1)'],
    [2, 'https://user@example.com'],
    [2, 'https://localhost'],
    [3, null],
    [3, 'wx123'],
    [3, 'wx0000000000000000'],
  ])('with a link of type %i cannot lead to %s', async (linkType, link) => {
    const refusal = await refused(`POST ${path}`, await create({ linkType, link }));
    expect(refusal).toMatchObject({ status: 400, members: ['link'] });
  });

  test.each<[number, string]>([
    [1, '/pages/line/list?type=1'],
    [2, 'https://activity.example.com/a?b=1'],
    [3, 'wx3f8a21c90b7de465'],
    [3, 'wx3f8a21c90b7de465/pages/index/index'],
  ])('with a link of type %i may lead to %s', async (linkType, link) => {
    const made = await read<Advert>(`POST ${path}`, await create({ linkType, link }));
    expect(made).toMatchObject({ linkType, link });
  });
});

describe('the sub-stations of an advert', () => {
  test('that belong to others stay when somebody takes his own out', async () => {
    const shared = await read<Advert>(`POST ${path}`, await create({ substationIds: [1, 9] }));
    const manager = await signIn('manager');
    const put = (substationIds: number[]) => ({
      token: manager,
      body: { ...shared, substationIds },
    });
    expect((await refused(`PUT ${path}`, put([1]))).code).toBe('Console:SubstationNotManaged');
    expect(await read(`PUT ${path}`, put([9]))).toMatchObject({ substationIds: [9] });
    expect((await send(`GET ${path}/${shared.id}`, { token: manager })).status).toBe(404);
  });

  test('keep it from being deleted by one of them', async () => {
    const shared = await read<Advert>(`POST ${path}`, await create({ substationIds: [1, 9] }));
    const manager = await signIn('manager');
    expect(await refused(`DELETE ${path}/${shared.id}`, { token: manager })).toMatchObject({
      status: 403,
      code: 'Console:AdvertShared',
    });
  });
});

describe('the policies of the three pages', () => {
  test('open only the type of their own page', async () => {
    const staff = await grantStaff(P.implantAd);
    const adverts = await all('', staff);
    expect(adverts.length).toBeGreaterThan(0);
    expect(adverts.every(({ adType }) => adType === 2)).toBe(true);
    expect(await refused(`GET ${path}?adType=1`, { token: staff })).toMatchObject({
      status: 403,
      code: 'Volo.Authorization:010001',
    });
    const [carousel] = await all('adType=1&substationId=1');
    expect((await send(`GET ${path}/${carousel?.id}`, { token: staff })).status).toBe(404);
    const popup = { adType: 3, frequency: 1, showSeconds: 5, substationIds: [1] };
    expect((await refused(`POST ${path}`, await create(popup, staff))).status).toBe(403);
    const own = await create({ adType: 2, substationIds: [1] }, staff);
    expect((await send(`POST ${path}`, own)).status).toBe(200);
  });
});
