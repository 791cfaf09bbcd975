import { describe, expect, test } from 'vitest';
import { mergeRegionApi } from '@/api/substation/merge-region';
import { receiveAreaApi } from '@/api/substation/receive-area';
import { teamRoleApi } from '@/api/substation/role';
import { substationApi, substationTypeApi } from '@/api/substation/substation';
import { substationOptionApi } from '@/api/substation/substation-option';
import { substationRuleApi } from '@/api/substation/substation-rule';
import { staffApi } from '@/api/substation/user';
import { sendCall, first, reseedEachTest, statusOf, rowOf, rowsOf, bodyOf } from './backend';

reseedEachTest();

const { list, create, update, saveAdPageCount } = substationApi;
const { managed } = substationOptionApi;
/** A sub-station in 淮南, where the seed has none. */
const input = {
  substationName: '淮南分站',
  substationTypeId: 2,
  startRegionId: 340_400,
  contact: '许文华',
  mobile: '13805541234',
};
const one = (id: number) => bodyOf(substationApi.one, { id });
const idsOf = (rows: { id: unknown }[]) => rows.map(({ id }) => id);

describe('a new sub-station', () => {
  test('covers the free regions of its start, and has an empty receive area', async () => {
    const empty = { id: 61, status: 1, memberCount: 0, adPageCount: 0, expireTime: null };
    const made = await bodyOf(create, input);
    expect(made).toMatchObject({
      ...input,
      ...empty,
      startRegionName: '安徽省淮南市',
      coverRegionNames: expect.arrayContaining(['安徽省淮南市寿县']),
    });
    const area = { substationName: '淮南分站', fromRegionCount: 0, updateTime: null };
    expect((await rowsOf(receiveAreaApi.list)).at(-1)).toMatchObject(area);
  });

  test('is managed by platform accounts at once, and has the four default roles', async () => {
    await bodyOf(create, input);
    const option = { id: 61, substationName: '淮南分站', substationTypeId: 2 };
    expect((await bodyOf(managed)).at(-1)).toEqual(option);
    expect(await bodyOf(managed, {}, 'backoffice')).toHaveLength(60);
    const { items } = await bodyOf(teamRoleApi.useful, { substationIds: [61] });
    expect(items.map(({ name }) => name)).toEqual(['站长', '业务员', '客服', '运营']);
  });

  test.each<[string, object, string | null]>([
    ['SubstationNameExists', { substationName: '临沂分站' }, '分站名称“临沂分站”已存在。'],
    [
      'RegionTaken',
      { coverRegionIds: [340_402, 371_302] },
      '地区“山东省临沂市兰山区”已由“临沂分站”覆盖。',
    ],
    ['RegionTaken', { coverRegionIds: [340_402, 371_300] }, null],
    ['StartRegionNotCovered', { coverRegionIds: [341_003] }, null],
  ])('is refused with %s: %j', async (code, change, message) => {
    const response = await sendCall(create, { ...input, ...change });
    expect(response).toMatchObject({
      status: 403,
      code: `Console:${code}`,
      ...(message && { message }),
    });
  });
});

describe('saving a sub-station', () => {
  test('ignores fields that the form does not have, and saves the count of advert pages with another call', async () => {
    const before = await one(1);
    const { substationTypeId, startRegionId, contact, mobile, substationName } = before;
    const form = { substationTypeId, startRegionId, contact, mobile, substationName };
    const { id, concurrencyStamp } = before;
    const forged = { smsBalance: 9, memberCount: 9 };
    const saved = await bodyOf(update, { ...form, ...forged, id, concurrencyStamp });
    const emptied = { ...before, address: null, bizUserId: null, bizUserName: null };
    expect({ ...saved, concurrencyStamp }).toEqual(emptied);
    const counted = await bodyOf(saveAdPageCount, { id, adPageCount: 0 });
    expect({ ...counted, concurrencyStamp }).toEqual({ ...emptied, adPageCount: 0 });
  });

  test('makes the removed regions available to another', async () => {
    const [giving, taking] = [await one(1), await one(4)];
    const kept = giving.coverRegionIds.filter((id) => id !== 371_328);
    await bodyOf(update, { ...giving, coverRegionIds: kept });
    const wider = [...taking.coverRegionIds, 371_328];
    const saved = await bodyOf(update, { ...taking, coverRegionIds: wider });
    expect(saved.coverRegionNames.at(-1)).toBe('山东省临沂市蒙阴县');
    expect(saved.coverRegionCount).toBe(taking.coverRegionCount + 1);
  });

  test('removes a closed one from those that can receive', async () => {
    const ids = async () =>
      idsOf((await bodyOf(substationRuleApi.available, { substationId: 1 })).items);
    const before = await ids();
    expect([before.includes(1), before.includes(2)]).toEqual([false, true]);
    await bodyOf(update, { ...(await one(2)), status: 2 });
    expect(await ids()).not.toContain(2);
  });
});

describe('the lookups of sub-stations', () => {
  test('return all names, the managed ones, the types and the start regions of open ones', async () => {
    const options = await bodyOf(substationOptionApi.options, {}, 'staff');
    expect(options).toHaveLength(60);
    const linyi = { id: 1, substationName: '临沂分站', substationTypeId: 1 };
    expect(options[0]).toEqual(linyi);
    expect(idsOf(await bodyOf(managed, {}, 'manager'))).toEqual([1, 2, 3]);
    const types = (await bodyOf(substationTypeApi.list)).items.map(({ name }) => name);
    expect(types).toEqual(['直营分站', '加盟分站', '合伙分站']);
    const { items } = await bodyOf(substationApi.startRegions);
    expect(items).toHaveLength(58);
    expect(items[0]).toEqual({ id: 371_300, name: '临沂市', fullName: '山东省临沂市' });
  });

  test('return each covered region once with its sub-station, and the staff count matches the list', async () => {
    const { items } = await bodyOf(substationApi.coverRegions, { substationId: 1 });
    expect(new Set(idsOf(items)).size).toBe(items.length);
    expect(items).toContainEqual({
      id: 371_302,
      pid: 371_300,
      fullName: '山东省临沂市兰山区',
      substationId: 1,
      substationName: '临沂分站',
    });
    const rows = await rowsOf(list);
    const counted = rows.reduce((sum, { coverRegionCount }) => sum + coverRegionCount, 0);
    expect(items).toHaveLength(counted);
    const staff = await rowsOf(staffApi.list, { substationId: 1 });
    const own = staff.filter(({ isPlatformUser }) => !isPlatformUser);
    expect(first(rows).memberCount).toBe(own.length);
  });

  test('find business users only in the sub-stations that the caller manages', async () => {
    const find = async (query: object, as = 'operator') =>
      (await bodyOf(substationApi.bizUsers, query, as)).items;
    const found = await find({ keyword: 's01' });
    expect(found.map(({ userName }) => userName)).toContain('s011');
    expect(await find({})).toHaveLength(20);
    expect(await find({ keyword: 's40' }, 'staff')).toEqual([]);
    expect(await find({}, 'company')).toEqual([]);
  });
});

describe('the rule of a sub-station', () => {
  const substationId = 1;
  const chosen = { substationId, displaysAll: false, displayRegionIds: [371_302, 320_700] };
  const rule = () => bodyOf(substationRuleApi.one, { substationId });
  const regions = async () =>
    (await bodyOf(substationRuleApi.displayRegions, { substationId })).items;

  test('shows covered and merged regions, either the chosen ones or all', async () => {
    const names = (await regions()).map(({ fullName }) => fullName);
    expect(names).toEqual(expect.arrayContaining(['山东省临沂市兰山区', '江苏省连云港市']));
    expect(names).not.toContain('山东省济南市历下区');
    const saved = await bodyOf(substationRuleApi.update, chosen);
    expect(saved.displayRegionNames).toEqual(['山东省临沂市兰山区', '江苏省连云港市']);
    const shown = (await regions()).filter(({ isDisplayed }) => isDisplayed);
    expect(new Set(idsOf(shown))).toEqual(new Set([320_700, 371_302]));
    await bodyOf(substationRuleApi.update, { substationId, displaysAll: true });
    expect((await regions()).every(({ isDisplayed }) => isDisplayed)).toBe(true);
  });

  test('loses the regions that are no longer merged', async () => {
    await bodyOf(substationRuleApi.update, chosen);
    await bodyOf(
      mergeRegionApi.remove,
      await rowOf(mergeRegionApi.list, { substationId, name: '沿海' }),
    );
    expect((await rule()).displayRegionIds).toEqual([371_302]);
  });

  test('saves its other settings without changing the regions', async () => {
    const { displayRegionIds } = await rule();
    const other = {
      substationId,
      defaultSorting: 2,
      showsOthers: true,
      masksMobile: false,
      dailyPriceLimit: 20,
      receiveSubstationIds: [2, 8],
    };
    const saved = await bodyOf(substationRuleApi.updateOther, other);
    const names = { receiveSubstationNames: ['济南分站', '日照分站'] };
    expect(saved).toMatchObject({ ...other, ...names, displayRegionIds });
    const free = await bodyOf(substationRuleApi.updateOther, { ...other, dailyPriceLimit: null });
    expect(free.dailyPriceLimit).toBeNull();
  });
});

describe('merged regions', () => {
  const save = substationApi.saveMergeGroup;

  test('offer near cities, with the group that already has them', async () => {
    const { items } = await bodyOf(mergeRegionApi.options, { substationId: 1 });
    const merged = { fullName: '山东省日照市', mergeRegionName: '鲁苏沿海片区' };
    expect(items.find(({ id }) => id === 371_100)).toMatchObject(merged);
    expect(items.find(({ id }) => id === 371_700)?.mergeRegionId).toBeNull();
    expect(items.find(({ fullName }) => fullName.startsWith('广东省'))).toBeUndefined();
  });

  test('are created and changed by the same call', async () => {
    const input1 = { substationId: 5, name: '济菏片区', regionIds: [370_800, 371_700] };
    const made = await bodyOf(save, input1);
    expect(made).toMatchObject({ ...input1, substationName: '济宁分站' });
    const saved = await bodyOf(save, { ...made, regionIds: [...made.regionIds, 370_400] });
    expect(saved.regionNames).toEqual(['山东省济宁市', '山东省菏泽市', '山东省枣庄市']);
  });

  test('refuse a city and a name that another group of the sub-station has', async () => {
    const again = { substationId: 1, name: '临日片区', regionIds: [371_100, 371_700] };
    expect(await sendCall(save, again)).toMatchObject({
      status: 403,
      code: 'Console:RegionMerged',
      message: '“山东省日照市”已在合并地区“鲁苏沿海片区”中。',
    });
    const named = { substationId: 1, name: '鲁南片区', regionIds: [371_700, 371_500] };
    expect(await statusOf(save, named)).toBe('403 Console:MergeRegionNameExists');
  });
});

describe('receive areas', () => {
  const area = (query: object) => bodyOf(receiveAreaApi.one, query);

  test('list their conflicts, also for regions that are not saved yet', async () => {
    const old = await area({ substationId: 10 });
    expect(old.conflictCount).toBe(1);
    const collision = { substationName: '潍坊分站', fromRegionNames: ['山东省潍坊市'] };
    expect(old.conflicts[0]).toMatchObject(collision);
    expect(old.conflicts[0]?.toRegionNames).toContain('江苏省');
    const tried = await area({ substationId: 1, fromRegionIds: 370102, toRegionIds: 320000 });
    expect(tried.conflicts.map(({ substationName }) => substationName)).toEqual(['济南分站']);
    expect(tried.fromRegionNames).toEqual(['山东省济南市历下区']);
    expect((await area({ substationId: 1 })).fromRegionNames).toEqual(['山东省临沂市']);
  });

  test('are saved only without a conflict', async () => {
    const free = { substationId: 1, fromRegionIds: [371_300], toRegionIds: [310_000, 460_000] };
    const saved = await bodyOf(receiveAreaApi.update, free);
    expect(saved).toMatchObject({ ...free, conflicts: [], toRegionCount: 2 });
    const greedy = { ...free, fromRegionIds: [370_000], toRegionIds: [320_500] };
    expect(await statusOf(receiveAreaApi.update, greedy)).toBe('403 Console:ReceiveAreaConflict');
    expect((await area({ substationId: 1 })).fromRegionIds).toEqual([371_300]);
  });
});
