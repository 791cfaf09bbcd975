import { beforeEach, describe, expect, test } from 'vitest';
import type { MergeOption, MergeRegion } from '@/api/substation/merge-region';
import type { ReceiveArea, ReceiveAreaDetail } from '@/api/substation/receive-area';
import type { Substation } from '@/api/substation/substation';
import type { DisplayRegion, SubstationRule } from '@/api/substation/substation-rule';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';

const path = '/api/substation/substation';
let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});
const body = (given: object) => ({ token, body: given });

describe('the rule of a sub-station', () => {
  const rule = (id: number) =>
    read<SubstationRule>(`GET ${path}/rule?substationId=${id}`, { token });
  const regions = async (id: number) =>
    (
      await read<Items<DisplayRegion>>(`GET ${path}/rule-display-region?substationId=${id}`, {
        token,
      })
    ).items;

  test('chooses among what it covers and what it has merged with', async () => {
    const names = (await regions(1)).map(({ fullName }) => fullName);
    expect(names).toContain('山东省临沂市兰山区');
    expect(names).toContain('江苏省连云港市');
    expect(names).not.toContain('山东省济南市历下区');
  });

  test('shows the chosen regions, or all of them', async () => {
    const { concurrencyStamp } = await rule(1);
    const chosen = { substationId: 1, displaysAll: false, displayRegionIds: [371_302, 320_700] };
    const saved = await read<SubstationRule>(
      `PUT ${path}/rule`,
      body({ ...chosen, concurrencyStamp }),
    );
    expect(saved.displayRegionNames).toEqual(['山东省临沂市兰山区', '江苏省连云港市']);
    const shown = (await regions(1)).filter(({ isDisplayed }) => isDisplayed);
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set([320_700, 371_302]));
    const stale = { ...chosen, concurrencyStamp };
    expect((await refused(`PUT ${path}/rule`, body(stale))).status).toBe(409);
    await read(`PUT ${path}/rule`, body({ substationId: 1, displaysAll: true }));
    expect((await regions(1)).every(({ isDisplayed }) => isDisplayed)).toBe(true);
  });

  test('drops regions that are no longer merged', async () => {
    const chosen = { substationId: 1, displaysAll: false, displayRegionIds: [371_302, 320_700] };
    await read(`PUT ${path}/rule`, body(chosen));
    const line = 'GET /api/substation/merge-region?substationId=1&name=沿海';
    const [group] = (await read<Page<MergeRegion>>(line, { token })).items;
    await send(`DELETE /api/substation/merge-region/${group?.id}`, { token });
    expect((await rule(1)).displayRegionIds).toEqual([371_302]);
  });

  const other = {
    substationId: 1,
    defaultSorting: 2,
    showsOthers: true,
    masksMobile: false,
    dailyPriceLimit: 20,
    receiveSubstationIds: [2, 8],
  };
  test('has its other part saved alone', async () => {
    const before = await rule(1);
    const saved = await read<SubstationRule>(`PUT ${path}/other-rule`, body(other));
    expect(saved).toMatchObject({ ...other, receiveSubstationNames: ['济南分站', '日照分站'] });
    expect(saved.displayRegionIds).toEqual(before.displayRegionIds);
    const free = { ...other, dailyPriceLimit: null };
    const again = await read<SubstationRule>(`PUT ${path}/other-rule`, body(free));
    expect(again.dailyPriceLimit).toBeNull();
  });
});

describe('merged regions', () => {
  const line = '/api/substation/merge-region';
  const save = `PUT ${path}/merger-region-group`;
  const input = { substationId: 5, name: '济菏片区', regionIds: [370_800, 371_700] };

  test('are made of near cities, and say where a city is already', async () => {
    const { items } = await read<Items<MergeOption>>(
      `GET ${path}/option-merge-region-group?substationId=1`,
      { token },
    );
    expect(items.find(({ id }) => id === 371_100)).toMatchObject({
      fullName: '山东省日照市',
      mergeRegionName: '鲁苏沿海片区',
    });
    expect(items.find(({ id }) => id === 371_700)?.mergeRegionId).toBeNull();
    expect(items.find(({ fullName }) => fullName.startsWith('广东省'))).toBeUndefined();
  });

  test('are made, changed and taken apart', async () => {
    const made = await read<MergeRegion>(save, body(input));
    expect(made).toMatchObject({ ...input, substationName: '济宁分站' });
    const wider = { ...made, regionIds: [...made.regionIds, 370_400] };
    const saved = await read<MergeRegion>(save, body(wider));
    expect(saved.regionNames).toEqual(['山东省济宁市', '山东省菏泽市', '山东省枣庄市']);
    expect((await refused(save, body(wider))).status).toBe(409);
    expect((await send(`DELETE ${line}/${made.id}`, { token })).status).toBe(204);
    expect((await send(`DELETE ${line}/${made.id}`, { token })).status).toBe(404);
  });

  test.each<[string, object]>([
    ['name', { name: '' }],
    ['name', { name: '片'.repeat(21) }],
    ['regionIds', { regionIds: [] }],
    ['regionIds', { regionIds: [370_800] }],
    ['regionIds', { regionIds: [370_800, 440_100] }],
    ['regionIds', { regionIds: [370_800, 371_702] }],
  ])('need a right %s: %j', async (member, wrong) => {
    const answer = await refused(save, body({ ...input, ...wrong }));
    expect(answer).toMatchObject({ status: 400, members: [member] });
  });

  test('share no city and no name within a sub-station', async () => {
    const again = { substationId: 1, name: '临日片区', regionIds: [371_100, 371_700] };
    expect(await refused(save, body(again))).toMatchObject({
      status: 403,
      code: 'Console:RegionMerged',
      message: '“山东省日照市”已在合并地区“鲁苏沿海片区”中。',
    });
    const named = { substationId: 1, name: '鲁南片区', regionIds: [371_700, 371_500] };
    expect((await refused(save, body(named))).code).toBe('Console:MergeRegionNameExists');
  });
});

describe('receive areas', () => {
  const list = (query = '', call = {}) =>
    read<Page<ReceiveArea>>(`GET ${path}/receive-list?limit=100&${query}`, { token, ...call });
  const area = (query: string) =>
    read<ReceiveAreaDetail>(`GET ${path}/receive?${query}`, { token });
  const save = `PUT ${path}/receive`;

  test('have a row for every sub-station, a new one too', async () => {
    expect((await list()).totalCount).toBe(60);
    const made = {
      substationName: '淮南分站',
      substationTypeId: 1,
      startRegionId: 340_400,
      contact: '许文华',
      mobile: '13805541234',
    };
    await read<Substation>(`POST ${path}`, body(made));
    const last = (await list()).items.at(-1);
    expect(last).toMatchObject({
      substationName: '淮南分站',
      fromRegionCount: 0,
      updateTime: null,
    });
  });

  test('tell with whom they collide', async () => {
    const old = await area('substationId=10');
    expect(old.conflictCount).toBe(1);
    expect(old.conflicts[0]).toMatchObject({
      substationName: '潍坊分站',
      fromRegionNames: ['山东省潍坊市'],
    });
    expect(old.conflicts[0]?.toRegionNames).toContain('江苏省');
  });

  test('are tried before they are saved', async () => {
    const tried = await area('substationId=1&fromRegionIds=370102&toRegionIds=320000');
    expect(tried.conflicts.map(({ substationName }) => substationName)).toEqual(['济南分站']);
    expect(tried.fromRegionNames).toEqual(['山东省济南市历下区']);
    expect((await area('substationId=1')).fromRegionNames).toEqual(['山东省临沂市']);
  });

  test('are saved only where nobody else takes orders', async () => {
    const own = await area('substationId=1');
    const free = { substationId: 1, fromRegionIds: [371_300], toRegionIds: [310_000, 460_000] };
    const saved = await read<ReceiveAreaDetail>(save, body(free));
    expect(saved).toMatchObject({ ...free, conflicts: [], toRegionCount: 2 });
    const stale = { ...free, concurrencyStamp: own.concurrencyStamp };
    expect((await refused(save, body(stale))).status).toBe(409);
    const greedy = { ...free, fromRegionIds: [370_000], toRegionIds: [320_500] };
    expect(await refused(save, body(greedy))).toMatchObject({
      status: 403,
      code: 'Console:ReceiveAreaConflict',
      message: expect.stringContaining('冲突'),
    });
    expect((await area('substationId=1')).fromRegionIds).toEqual([371_300]);
  });

  test('go into a file, and need the grant', async () => {
    const { filePath } = await read<{ filePath: string }>(
      `GET ${path}/receive-export?substationId=1`,
      { token, headers: { 'accept-language': 'en' } },
    );
    expect(await (await send(`GET /static${filePath}`)).text()).toContain(
      '"Sub-station","Origins"',
    );
    const manager = await signIn('manager');
    expect((await send(`GET ${path}/receive-list`, { token: manager })).status).toBe(403);
  });
});
