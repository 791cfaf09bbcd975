import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { companyApi } from '@/api/company/company';
import { reseed } from '@/mocks/db/db';
import { ownCompany, statusOf, tokenOf, bodyOf } from './backend';
import { send, signIn } from './server';

beforeAll(reseed);
afterEach(() => void vi.useRealTimers());

const companies = 'GET /api/company/company';
const createCompany = 'POST /api/company/company/base';
const users = 'GET /api/tenant/user/users-list';
const createRole = 'POST /api/identity/roles';
const roles = '/api/identity/roles';
const settings = 'PUT /api/base-support/system-setting/13841400000000000';
const company = {
  companyName: '临沂市新开物流有限公司',
  companyType: 1,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
};

type Sent = { body?: unknown; headers?: Record<string, string | undefined> };
type Said = readonly [zh: string, en: string];
/** What is wrong, the request line, what is sent, the invalid member or the status, and the message in both languages. */
type Case = [what: string, line: string, sent: Sent, is: string, said: Said];

const invalid = ['该字段的值无效。', 'This field is invalid.'] as const;
const atMost64 = ['该字段最多 64 个字符。', 'This field takes at most 64 characters.'] as const;
const range = ['该字段必须在 1 和 1440 之间。', 'This field must be between 1 and 1440.'] as const;
const noMobile = ['请输入正确的手机号码。', 'Please enter a correct mobile number.'] as const;
const nothing = ['所选数据不存在。', 'The record chosen does not exist.'] as const;
const tooMany = [
  'maxResultCount不能多于1000！在服务器端增加LimitedResultRequestDto.MaxMaxResultCount以允许更多结果。',
  'maxResultCount can not be more than 1000! Increase LimitedResultRequestDto.MaxMaxResultCount on the server side to allow more results.',
] as const;
const unreadable = [
  '值“yesterday”对 creationTimeBegin 无效。',
  "The value 'yesterday' is not valid for creationTimeBegin.",
] as const;
const noHeader = [
  '请求头 is-all-substation 缺失或无效。',
  'Header is-all-substation is missing or wrong.',
] as const;
const required = ['该字段不可为空。', 'This field is required.'] as const;

const withCompany = (change: object): Sent => ({ body: { ...company, ...change } });
const withHeaders = (headers: Sent['headers']): Sent => ({ headers });

/** Invalid fields: 400 with one message for each invalid member. */
const fieldCases: Case[] = [
  ['a missing value', createRole, { body: {} }, 'name', required],
  ['a long text', createRole, { body: { name: 'x'.repeat(65) } }, 'name', atMost64],
  ['a number out of its range', `${settings}09`, { body: { value: '0' } }, 'value', range],
  ['an unknown code', createCompany, withCompany({ companyType: 9 }), 'companyType', invalid],
  ['a mobile that is none', createCompany, withCompany({ mobile: '1' }), 'mobile', noMobile],
  ['a reference to nothing', createCompany, withCompany({ regionId: 1 }), 'regionId', nothing],
  ['a page of too many rows', `${users}?maxResultCount=1001`, {}, 'maxResultCount', tooMany],
  ['rows skipped backwards', `${users}?skipCount=-1`, {}, 'skipCount', invalid],
  [
    'a filter that cannot be read',
    `${users}?creationTimeBegin=yesterday`,
    {},
    'creationTimeBegin',
    unreadable,
  ],
  ...[
    withHeaders({ 'is-all-substation': undefined }),
    withHeaders({ 'is-all-substation': '0' }),
    withHeaders({ 'substation-id': '1' }),
  ].map((sent): Case => ['a wrong header', companies, sent, 'is-all-substation', noHeader]),
];

const inBoth = (text: string): Said => [text, text];
const internal = [
  '对不起,在处理你的请求期间,产生了一个服务器内部错误!',
  'An internal error occurred during your request!',
] as const;
const notFound = [
  '实体 IdentityRole 不存在,id = none!',
  'There is no entity IdentityRole with id = none!',
] as const;
const isStatic = ['静态角色不能删除。', 'Static roles can not be deleted.'] as const;
const isTaken = [
  '角色名“back-office”已存在。',
  "Role name 'back-office' is already taken.",
] as const;
const isStale = [
  '您提交的数据已被其他用户更改，请放弃这些更改并重新开始。',
  "The data you have submitted has already changed by another user. Please discard the changes you've done and try from the beginning.",
] as const;
const notManaged = [
  '您无权管理编号为 999 的分站。',
  'You do not manage the sub-station 999.',
] as const;
const noJson = inBoth('The body is not valid JSON.');
const plain = { body: 'name', headers: { 'content-type': 'text/plain' } };
const unknownKind = inBoth('Unsupported Media Type');
const permissions = 'GET /api/tenant/permission-service/permissions?providerName=X&providerKey=1';
const staticRole = `DELETE ${roles}/3a0c9100-0000-4000-8000-000000000001`;
const stale = { body: { value: '平台', concurrencyStamp: 'old' } };
const claimed = withHeaders({ 'substation-id': '999', 'is-all-substation': '0' });
const tenants = [
  ['nobody', '404 Volo.AbpIo.MultiTenancy:010001', 'Tenant not found!'],
  ['inactive', '404 Volo.AbpIo.MultiTenancy:010002', 'Tenant not active!'],
] as const;

/** All other errors with a body: the status, and the code if there is one. */
const otherCases: Case[] = [
  ['a body that is no JSON', createRole, { body: '{"name":' }, '400', noJson],
  ['a body of an unknown kind', createRole, plain, '415', unknownKind],
  ['an unknown order', `${users}?sorting=shoeSize asc`, {}, '500', internal],
  ['an unknown provider of permissions', permissions, {}, '500', internal],
  // The tenant is checked first, even for calls that need no session.
  ...tenants.flatMap(([name, is, said]) =>
    [companies, 'GET /api/abp/application-configuration'].map((line): Case => [
      `the tenant ${name}`,
      line,
      withHeaders({ __tenant: name }),
      is,
      inBoth(said),
    ]),
  ),
  ['an unknown id', `DELETE ${roles}/none`, {}, '404', notFound],
  ['a rule of the business', staticRole, {}, '403 Volo.Abp.Identity:010006', isStatic],
  [
    'a name that is taken',
    createRole,
    { body: { name: 'back-office' } },
    '403 Volo.Abp.Identity:DuplicateRoleName',
    isTaken,
  ],
  ['a stale stamp', `${settings}01`, stale, '409', isStale],
  ['a claimed sub-station', companies, claimed, '403 Console:SubstationNotManaged', notManaged],
];

describe.each(['zh', 'en'] as const)('in %s the server', (language) => {
  async function respond(line: string, { body, headers }: Sent) {
    const culture = language === 'en' ? 'en' : 'zh-Hans';
    const all = { 'accept-language': culture, language: culture, ...headers };
    const response = await send(line, { token: await tokenOf('operator'), body, headers: all });
    expect(response.headers.get('_AbpErrorFormat')).toBe('true');
    return { status: response.status, ...(await response.json()) };
  }
  const index = language === 'zh' ? 0 : 1;
  const none = { code: null, data: {}, details: null, validationErrors: null };
  const titles = ['验证时发现以下错误。', 'The following errors were detected during validation.'];
  const messages = ['你的请求无效!', 'Your request is not valid!'];

  test.each(fieldCases)(
    'names the invalid member of %s',
    async (_what, line, sent, member, said) => {
      const message = said[index];
      const details = `${titles[index]}\r\n - ${message}\r\n`;
      const validationErrors = [{ message, members: [member] }];
      const error = { ...none, message: messages[index], details, validationErrors };
      expect(await respond(line, sent)).toEqual({ status: 400, error });
    },
  );

  test.each(otherCases)('explains %s', async (_what, line, sent, is, said) => {
    const [status, code = null] = is.split(' ');
    const error = { ...none, code, message: said[index] };
    expect(await respond(line, sent)).toEqual({ status: Number(status), error });
  });
});

test('a missing or empty body reports all invalid fields at once', async () => {
  const token = await tokenOf('operator');
  for (const body of [{}, undefined]) {
    const { error } = await (await send(createCompany, { token, body })).json();
    expect(error.validationErrors).toHaveLength(6);
    expect(error.details.split('\r\n - ')).toHaveLength(7);
  }
});

test('a stale stamp gives 409 for an own record and 404 for a foreign one', async () => {
  const own = await bodyOf(companyApi.one, { id: ownCompany });
  const stale = { ...own, concurrencyStamp: 'old' };
  expect(await statusOf(companyApi.update, stale, 'company')).toBe('409');
  const foreign = { ...stale, id: '1384050000000000002' };
  expect(await statusOf(companyApi.update, foreign, 'company')).toBe('404');
});

describe('the framework refuses without a body', () => {
  test('a call without a session, with an unknown and with an expired one', async () => {
    const old = await signIn('operator');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    for (const given of [undefined, 'made-up', old]) {
      const response = await send(companies, { token: given });
      expect([response.status, await response.text()]).toEqual([401, '']);
      expect(response.headers.get('WWW-Authenticate')).toBe(
        given ? 'Bearer error="invalid_token", error_description="The token is expired"' : 'Bearer',
      );
    }
  });

  test('a call whose policy the user does not hold', async () => {
    const token = await signIn('staff');
    const response = await send(users, { token });
    expect([response.status, await response.text()]).toEqual([403, '']);
    expect(response.headers.get('_AbpErrorFormat')).toBeNull();
  });

  test('a body of more than thirty million bytes', async () => {
    const headers = { 'content-length': '30000001' };
    const token = await signIn('operator');
    const response = await send(createRole, { token, body: { name: 'x' }, headers });
    expect([response.status, await response.text()]).toEqual([413, '']);
  });
});

test.each(['GET /api/base-support/nothing', 'POST /connect/revocation'])(
  '%s: a call that is not mocked gets 501 with its name',
  async (line) => {
    const response = await send(line);
    expect(response.status).toBe(501);
    expect((await response.json()).error.message).toBe(`No handler for ${line}`);
  },
);
