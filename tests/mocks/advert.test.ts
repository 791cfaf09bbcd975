import { describe, expect, test, vi } from 'vitest';
import { advertApi } from '@/api/platform/advert';
import { P } from '@/policies';
import { reseedEachTest, grant, statusOf, rowOf, rowsOf, bodyOf } from './backend';
import { dayText, momentOf } from './days';
import { uploadedPicture } from './uploaded';

reseedEachTest();

const notManaged = '403 Console:SubstationNotManaged';

describe('an advert', () => {
  const { list, one, create, update, remove } = advertApi;
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

  test('is listed when created, and a copy keeps the picture', async () => {
    const made = await bodyOf(create, await input());
    const empty = { clicks: 0, link: null, frequency: null, showSeconds: null };
    expect(made).toMatchObject({
      ...empty,
      state: 1,
      isListed: true,
      startTime: '2020-01-01T00:00:00',
      substationNames: ['临沂分站', '济南分站'],
    });
    const { title, imageUrl, ...advert } = await rowOf(list, { adType: 1 });
    const copied = { ...advert, title, imageUrl, id: undefined, concurrencyStamp: undefined };
    expect(await bodyOf(create, copied)).toMatchObject({ title, imageUrl });
  });

  test('changes its state when its period begins and ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: momentOf('12:00:00') });
    const period = { startTime: `${dayText()} 12:10:00`, endTime: `${dayText()} 12:20:00` };
    const { id } = await bodyOf(create, await input(period));
    const states = [];
    for (const time of ['12:09:59', '12:10:00', '12:20:00', '12:20:01']) {
      vi.setSystemTime(momentOf(time));
      states.push((await bodyOf(one, { id })).state);
    }
    expect(states).toEqual([0, 1, 1, 2]);
  });

  test('is unlisted while its switch is off, until its period is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: momentOf('12:00:00') });
    const period = { startTime: `${dayText()} 11:00:00`, endTime: `${dayText()} 12:20:00` };
    const { id } = await bodyOf(create, await input({ ...period, isListed: false }));
    expect((await bodyOf(one, { id })).state).toBe(3);
    expect((await rowsOf(list, { adType: 1, state: 3 })).map((row) => row.id)).toContain(id);
    vi.setSystemTime(momentOf('12:20:01'));
    expect((await bodyOf(one, { id })).state).toBe(2);
  });

  test.each<[number, string | null, boolean]>([
    [0, '/pages/index', false],
    [1, null, false],
    [1, 'pages/index', false],
    [1, 'https://example.com', false],
    [1, '/pages/line/list?type=1', true],
    [2, null, false],
    [2, 'http://example.com/a', false],
    [2, 'javascript:alert(1)', false],
    [2, 'https://user@example.com', false],
    [2, 'https://localhost', false],
    [2, 'https://activity.example.com/a?b=1', true],
    [3, null, false],
    [3, 'wx123', false],
    [3, 'wx0000000000000000', false],
    [3, 'wx3f8a21c90b7de465', true],
    [3, 'wx3f8a21c90b7de465/pages/index/index', true],
  ])('accepts a link of type %i to %s: %s', async (linkType, link, isTaken) => {
    const status = await statusOf(create, await input({ linkType, link }));
    expect(status).toBe(isTaken ? '200' : '400 link');
  });

  test('keeps the sub-stations of other managers, and cannot be deleted while it has any', async () => {
    const shared = await bodyOf(create, await input({ substationIds: [1, 9] }));
    expect(await statusOf(remove, shared, 'manager')).toBe('403 Console:AdvertShared');
    const save = (substationIds: number[]) =>
      statusOf(update, { ...shared, substationIds }, 'manager');
    expect([await save([1]), await save([9])]).toEqual([notManaged, '200']);
    expect(await statusOf(one, { id: shared.id }, 'manager')).toBe('404');
  });

  test('is only available to users with the policy of its page', async () => {
    await grant('staff', [P.implantAd]);
    const adverts = await rowsOf(list, {}, 'staff');
    expect(adverts.length > 0 && adverts.every(({ adType }) => adType === 2)).toBe(true);
    const notHeld = '403 Volo.Authorization:010001';
    expect(await statusOf(list, { adType: 1 }, 'staff')).toBe(notHeld);
    const { id } = await rowOf(list, { adType: 1, substationId: 1 });
    expect(await statusOf(one, { id }, 'staff')).toBe('404');
    const popup = { adType: 3, frequency: 1, showSeconds: 5, substationIds: [1] };
    expect(await statusOf(create, await input(popup), 'staff')).toBe(notHeld);
    const own = await input({ adType: 2, substationIds: [1] });
    expect(await statusOf(create, own, 'staff')).toBe('200');
  });

  test.each([1, 2, 3])('has past, present and future rows of type %i', async (adType) => {
    const states = (await rowsOf(list, { adType })).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([0, 1, 2, 3]));
  });
});
