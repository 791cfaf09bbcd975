import { describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import { companyTypeSettingApi } from '@/api/company/company-type-setting';
import { transportLineApi } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import {
  sendCall,
  countOf,
  first,
  reseedEachTest,
  ownCompany,
  statusOf,
  rowOf,
  rowsOf,
  bodyOf,
} from './backend';
import { send, signIn, tryToken } from './server';
import { uploadedPicture } from './uploaded';

reseedEachTest();

const { list, create, update, remove, changeType } = companyApi;
const input = {
  companyName: '临沂市新开物流有限公司',
  companyType: 1,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
};
const one = (id: string | number = ownCompany) => bodyOf(companyApi.one, { id });
const changes = (query: object = {}) =>
  rowsOf(companyApi.changes, { companyId: ownCompany, ...query });

describe('the list and the lookups', () => {
  test('accept the query names of the framework, in any case', async () => {
    const { items } = await bodyOf(list, { page: 3, limit: 7, sort: 'companyName ascending' });
    const abp = { SkipCount: 14, MaxResultCount: 7, Sorting: 'companyName asc' };
    expect((await bodyOf(list, abp)).items).toEqual(items);
  });

  test('refuse sub-stations in the headers that the user does not manage', async () => {
    const by = { as: 'manager', headers: { 'manage-substation-ids': '1,2,4' } };
    for (const call of [list, companyApi.export])
      expect((await sendCall(call, {}, by)).message).toBe('您无权管理编号为 4 的分站。');
  });

  test('return only the own company to a company account', async () => {
    const { items } = await bodyOf(companyApi.search, { companyName: '' }, 'company');
    expect(items.map(({ id }) => id)).toEqual([ownCompany]);
  });

  test('find at most twenty names, by name and conditions', async () => {
    const query = { companyName: '临沂', companyType: 1, isActive: true };
    const { items } = await bodyOf(companyApi.search, query);
    expect(items).toHaveLength(20);
    expect(Object.keys(first(items))).toEqual(['id', 'companyName']);
    expect(items.every(({ companyName }) => companyName.includes('临沂'))).toBe(true);
    const inactive = await bodyOf(companyApi.search, { companyName: '临沂', isActive: false });
    expect((await one(first(inactive.items).id)).status).not.toBe(2);
  });

  test('keep the order of the requested ids and leave out unknown ones', async () => {
    const companyIds = ['1384050000000000003', '1', ownCompany];
    const found = await bodyOf(companyApi.byIds, { companyIds });
    expect(found.map(({ id }) => id)).toEqual([companyIds[0], ownCompany]);
    const mine = await bodyOf(companyApi.byIds, { companyIds }, 'company');
    expect(mine.map(({ id }) => id)).toEqual([ownCompany]);
  });

  test('draw a different mini program code for each company', async () => {
    const own = await bodyOf(companyApi.miniProgramCode, { id: ownCompany });
    expect(own).toMatchObject({
      imageUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
      path: expect.stringContaining(ownCompany),
    });
    expect(await bodyOf(companyApi.miniProgramCode, { id: ownCompany })).toEqual(own);
    const other = bodyOf(companyApi.miniProgramCode, { id: '1384050000000000002' });
    expect((await other).imageUrl).not.toBe(own.imageUrl);
  });

  test('export a CSV attachment with a byte order mark', async () => {
    const { filePath } = await bodyOf(companyApi.export, { substationId: 1, status: 2 });
    // The browser sends no headers of the console to the static host.
    const headers = { 'accept-language': undefined, 'is-all-substation': undefined };
    const file = await send(`GET /static${filePath}`, { headers });
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.csv"/);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toMatch(/^"公司名称","公司类型"/);
    expect((await send('GET /static/none.csv')).status).toBe(404);
  });
});

describe('saving a company', () => {
  test('creates a draft, which the list shows first', async () => {
    const made = await bodyOf(create, { ...input, companyName: ` ${input.companyName} ` });
    expect(made).toMatchObject({
      ...input,
      id: expect.stringMatching(/^\d{19}$/),
      concurrencyStamp: expect.stringMatching(/^[\da-f]{32}$/),
      status: 1,
      companyLevelType: 3,
      credentialState: 0,
      substationName: '临沂分站',
      regionName: '山东省临沂市兰山区',
      settledTime: null,
      phone: null,
    });
    expect(await rowOf(list)).toEqual(made);
  });

  test('keeps the level when it is not sent', async () => {
    const { companyLevelType, ...rest } = await rowOf(list, { companyLevelType: 2 });
    expect(await sendCall(update, rest)).toMatchObject({ status: 200, body: { companyLevelType } });
  });

  test('refuses a taken name and names it, and accepts the own name', async () => {
    const [mine, other] = [await rowOf(list, { status: 2 }), await rowOf(list, { status: 3 })];
    expect(await sendCall(create, { ...input, companyName: mine.companyName })).toMatchObject({
      status: 403,
      code: 'Console:CompanyNameExists',
      message: `公司名称“${mine.companyName}”已存在。`,
    });
    const saved = await bodyOf(update, mine);
    const taken = { ...saved, companyName: other.companyName };
    expect(await statusOf(update, taken)).toBe('403 Console:CompanyNameExists');
  });

  test('enables a draft only with verified credentials, unless its type needs none', async () => {
    const draft = await rowOf(list, { status: 1, credentialState: 1, companyType: 1 });
    expect(await sendCall(update, { ...draft, status: 2 })).toMatchObject({
      status: 403,
      code: 'Console:CredentialsNotVerified',
      message: `公司“${draft.companyName}”的资质尚未审核通过，不能启用。`,
    });
    const ready = await rowOf(list, { status: 1, credentialState: 2 });
    const saved = await bodyOf(update, { ...ready, status: 2 });
    expect(saved).toMatchObject({ status: 2, settledTime: expect.any(String) });
    expect(saved.expireTime).toMatch(/T00:00:00$/);
    const setting = await bodyOf(companyTypeSettingApi.one, { id: 1 });
    await bodyOf(companyTypeSettingApi.update, { ...setting, needsCredentials: false });
    expect((await bodyOf(update, { ...draft, status: 2 })).status).toBe(2);
  });

  test('disables and enables a company, but never makes it a draft again', async () => {
    const enabled = await rowOf(list, { status: 2 });
    const disabled = await bodyOf(update, { ...enabled, status: 3 });
    const again = await bodyOf(update, { ...disabled, status: 2 });
    expect(again).toMatchObject({ status: 2, settledTime: enabled.settledTime });
    const draft = { ...again, status: 1 };
    expect(await statusOf(update, draft)).toBe('403 Console:CompanyNotDraftAgain');
  });

  test('lets a company account change its contact, but not the status or the type', async () => {
    const own = await one();
    const save = (change: object) => statusOf(update, { ...own, ...change }, 'company');
    expect(await save({ status: 3 })).toBe('403 Console:StatusNotYours');
    expect(await save({ companyType: 5 })).toBe('403 Console:PlatformFieldsNotYours');
    expect(await statusOf(changeType, { id: ownCompany, companyType: 5 }, 'company')).toBe('403');
    expect(await save({ contact: '赵德' })).toBe('200');
  });

  test('refuses a type that cannot have what the company owns', async () => {
    expect(await sendCall(changeType, { id: ownCompany, companyType: 3 })).toMatchObject({
      status: 403,
      code: 'Console:CompanyStillOwns',
      message: expect.stringContaining('专线'),
    });
    const other = { ...(await one()), companyType: 3 };
    expect(await statusOf(update, other)).toBe('403 Console:CompanyStillOwns');
    expect((await bodyOf(changeType, { id: ownCompany, companyType: 5 })).companyType).toBe(5);
    expect(await changes({ field: 'companyType' })).toMatchObject([{ before: '1', after: '5' }]);
  });

  test('uses the default level of the type, and refuses a type that is not listed', async () => {
    const setting = await bodyOf(companyTypeSettingApi.one, { id: 1 });
    const changed = await bodyOf(companyTypeSettingApi.update, {
      ...setting,
      defaultLevel: 2,
      iconId: await uploadedPicture(),
    });
    expect(changed.iconUrl).toContain('.png');
    expect((await bodyOf(create, input)).companyLevelType).toBe(2);
    await bodyOf(companyTypeSettingApi.update, { ...changed, isListed: false, sort: 9 });
    const again = { ...input, companyName: '临沂市再开物流有限公司' };
    expect(await statusOf(create, again)).toBe('403 Console:CompanyTypeUnlisted');
    const types = (await rowsOf(companyTypeSettingApi.list)).map((one) => one.companyType);
    expect(types).toEqual([2, 3, 4, 5, 1]);
    expect(await rowsOf(companyTypeSettingApi.list, { isListed: false })).toHaveLength(1);
  });
});

describe('moving or deleting a company', () => {
  const lines = (as = 'operator') => countOf(transportLineApi.list, { companyId: ownCompany }, as);

  /** The names of the tables with rows of the company. */
  async function tablesWithOwn() {
    const names: string[] = [];
    for (const [name, table] of Object.entries(db)) {
      const rows: { id: Id; companyId?: unknown }[] = (await table.open()).all();
      const isOwn = rows.some((row) => [row.id, row.companyId].includes(ownCompany));
      if (isOwn) names.push(name);
    }
    return names;
  }

  test('moves its lines to the other sub-station', async () => {
    expect(await lines('manager')).toBe(12);
    await bodyOf(update, { ...(await one()), substationId: 9 });
    expect([await lines('manager'), await lines()]).toEqual([0, 12]);
  });

  test('is refused while it is enabled, then leaves only market rows and ends the sessions of its accounts', async () => {
    expect((await sendCall(remove, { id: ownCompany })).message).toContain(
      '已启用，不能删除，请先禁用',
    );
    const session = await signIn('company');
    await bodyOf(update, { ...(await one()), status: 3 });
    await bodyOf(remove, { id: ownCompany });
    const market = ['linePrices', 'rankingPoints', 'lineRankings', 'voteCompanies'];
    expect(await tablesWithOwn()).toEqual([...market, 'lineRecommends', 'externalAds']);
    expect(await statusOf(companyApi.one, { id: ownCompany }, session)).toBe('401');
  });
});

describe('the change records', () => {
  test('name who changed which field, with the values before and after', async () => {
    const before = await one();
    await bodyOf(update, { ...before, contact: '赵德' }, 'company');
    const change = { companyId: ownCompany, section: 'base', field: 'contact', after: '赵德' };
    const [latest] = await changes();
    expect(latest).toMatchObject({ ...change, before: before.contact });
    expect(latest?.operatorName).not.toBe('');
  });

  test('are written for every part, but not when nothing changed', async () => {
    const count = (await changes()).length;
    await bodyOf(update, await one());
    expect(await changes()).toHaveLength(count);
    const week = { id: ownCompany, monday: true, openTime: '05:00', closeTime: '23:00' };
    await bodyOf(companyDetailApi.saveWorkDays, week);
    const fields = (await changes({ section: 'work-days' })).map(({ field }) => field);
    expect(fields).toContain('openTime');
    expect(await changes({ operatorName: '无此人' })).toEqual([]);
  });

  test('end in the seed with the present value', async () => {
    const rows = await rowsOf(companyApi.changes, { field: 'contact' });
    expect(rows.length).toBeGreaterThan(50);
    for (const { companyId, after } of rows.slice(0, 20))
      expect((await one(companyId)).contact).toBe(after);
  });
});

describe('the managers of a company', () => {
  const save = (users: object[], as = 'operator') =>
    statusOf(companyDetailApi.saveManagers, { id: ownCompany, users }, as);
  const managers = async () => (await one()).manageUser.users;
  const newcomer = { name: '吴新', userName: 'wuxin', mobile: '13905391111', companyRoles: 4 };

  test('are its accounts, which can sign in only while they are managers', async () => {
    const before = await managers();
    expect(before.map(({ userName, companyRoles }) => [userName, companyRoles])).toEqual([
      ['company', 7],
      ['clerk', 4],
    ]);
    expect(await save([...before, newcomer], 'company')).toBe('200');
    const session = await signIn('wuxin');
    expect(await statusOf(companyApi.one, { id: ownCompany }, session)).toBe('200');
    expect(await save(before, 'company')).toBe('200');
    expect(await statusOf(companyApi.one, { id: ownCompany }, session)).toBe('401');
    expect(await tryToken('wuxin')).toBe(400);
  });

  test('are refused with the path of the invalid member', async () => {
    const users = await managers();
    const wrong = [
      ['userName', '吴'],
      ['name', ''],
      ['mobile', '1'],
      ['companyRoles', 8],
      ['companyRoles', 0],
      ['id', 'nobody'],
    ] as const;
    for (const [name, value] of wrong)
      expect(await save([...users, { ...newcomer, [name]: value }])).toBe(`400 users[2].${name}`);
    const taken = [...users, { ...newcomer, userName: 'Operator' }];
    expect(await save(taken)).toBe('403 Console:UserNameExists');
    const [company, clerk] = [first(users), first(users.slice(1))];
    expect(await save([clerk])).toBe('403 Console:LastManager');
    const shutOut = [
      { ...company, isActive: false },
      { ...clerk, companyRoles: 7 },
    ];
    expect(await save(shutOut, 'company')).toBe('403 Console:NotOneself');
  });
});
