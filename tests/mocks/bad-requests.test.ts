import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Company } from '@/api/company/company';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, send, signIn } from './server';

let token = '';
let company: Company;
beforeAll(async () => {
  reseed();
  token = await signIn('operator');
  const line = 'GET /api/company/company?page=1&limit=1&status=2';
  const [first] = (await read<Page<Company>>(line, { token })).items;
  if (!first) throw new Error('no company');
  company = first;
});
afterEach(() => {
  vi.useRealTimers();
});

const companies = 'GET /api/company/company';
const createCompany = 'POST /api/company/company/base';
const users = 'GET /api/tenant/user/users-list';
const createRole = 'POST /api/identity/roles';
const settings = 'PUT /api/base-support/system-setting';

const good = {
  companyName: '临沂市新开物流有限公司',
  companyType: 1,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
};

interface Case {
  what: string;
  line: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  status: number;
  code?: string;
  members?: string[];
  /** What the error says, or what the complaint about the member says. */
  zh: string;
  en: string;
}

const invalid = { zh: '你的请求无效!', en: 'Your request is not valid!' };
const titles = {
  zh: '验证时发现以下错误。',
  en: 'The following errors were detected during validation.',
};
const internal = {
  zh: '对不起,在处理你的请求期间,产生了一个服务器内部错误!',
  en: 'An internal error occurred during your request!',
};

async function answerTo({ line, body, headers }: Case, language: 'zh' | 'en') {
  const culture = language === 'en' ? 'en' : 'zh-Hans';
  const all = { 'accept-language': culture, language: culture, ...headers };
  const response = await send(line, { token, body, headers: all });
  return { response, answer: await response.json() };
}

/** Broken rules of the fields: 400, every member named, each with its own sentence. */
const fieldCases: Case[] = [
  {
    what: 'a missing value',
    line: createRole,
    body: {},
    status: 400,
    members: ['name'],
    zh: '该字段不可为空。',
    en: 'This field is required.',
  },
  {
    what: 'a text that is too long',
    line: createRole,
    body: { name: 'x'.repeat(65) },
    status: 400,
    members: ['name'],
    zh: '该字段最多 64 个字符。',
    en: 'This field takes at most 64 characters.',
  },
  {
    what: 'a number out of its range',
    line: `${settings}/1384140000000000009`,
    body: { value: '0' },
    status: 400,
    members: ['value'],
    zh: '该字段必须在 1 和 1440 之间。',
    en: 'This field must be between 1 and 1440.',
  },
  {
    what: 'a code nobody knows',
    line: createCompany,
    body: { ...good, companyType: 9 },
    status: 400,
    members: ['companyType'],
    zh: '该字段的值无效。',
    en: 'This field is invalid.',
  },
  {
    what: 'a reference to nothing',
    line: createCompany,
    body: { ...good, regionId: 1 },
    status: 400,
    members: ['regionId'],
    zh: '所选数据不存在。',
    en: 'The record chosen does not exist.',
  },
  {
    what: 'a page of more than a thousand rows',
    line: `${users}?maxResultCount=1001`,
    status: 400,
    members: ['maxResultCount'],
    zh: 'maxResultCount不能多于1000！在服务器端增加LimitedResultRequestDto.MaxMaxResultCount以允许更多结果。',
    en: 'maxResultCount can not be more than 1000! Increase LimitedResultRequestDto.MaxMaxResultCount on the server side to allow more results.',
  },
  {
    what: 'a page before the first',
    line: `${companies}?page=0&limit=20`,
    status: 400,
    members: ['page'],
    zh: '该字段的值无效。',
    en: 'This field is invalid.',
  },
  {
    what: 'rows skipped backwards',
    line: `${users}?skipCount=-1`,
    status: 400,
    members: ['skipCount'],
    zh: '该字段的值无效。',
    en: 'This field is invalid.',
  },
  {
    what: 'a filter that cannot be read',
    line: `${users}?creationTimeBegin=yesterday`,
    status: 400,
    members: ['creationTimeBegin'],
    zh: '值“yesterday”对 creationTimeBegin 无效。',
    en: "The value 'yesterday' is not valid for creationTimeBegin.",
  },
  {
    what: 'a missing header',
    line: companies,
    headers: { 'is-all-substation': undefined },
    status: 400,
    members: ['is-all-substation'],
    zh: '请求头 is-all-substation 缺失或无效。',
    en: 'Header is-all-substation is missing or wrong.',
  },
];

/** Everything else that has a body. */
const otherCases: Case[] = [
  {
    what: 'a body that is no JSON',
    line: createRole,
    body: '{"name":',
    status: 400,
    zh: 'The body is not valid JSON.',
    en: 'The body is not valid JSON.',
  },
  {
    what: 'a body of an unknown kind',
    line: createRole,
    body: 'name',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    zh: 'Unsupported Media Type',
    en: 'Unsupported Media Type',
  },
  { what: 'an unknown order', line: `${users}?sorting=shoeSize asc`, status: 500, ...internal },
  {
    what: 'an unknown provider of permissions',
    line: 'GET /api/tenant/permission-service/permissions?providerName=X&providerKey=1',
    status: 500,
    ...internal,
  },
  {
    what: 'an unknown tenant',
    line: companies,
    headers: { __tenant: 'nobody' },
    status: 404,
    code: 'Volo.AbpIo.MultiTenancy:010001',
    zh: 'Tenant not found!',
    en: 'Tenant not found!',
  },
  {
    what: 'an inactive tenant',
    line: companies,
    headers: { __tenant: 'inactive' },
    status: 404,
    code: 'Volo.AbpIo.MultiTenancy:010002',
    zh: 'Tenant not active!',
    en: 'Tenant not active!',
  },
  {
    what: 'an unknown id',
    line: 'DELETE /api/identity/roles/none',
    status: 404,
    zh: '实体 IdentityRole 不存在,id = none!',
    en: 'There is no entity IdentityRole with id = none!',
  },
  {
    what: 'a rule of the business',
    line: 'DELETE /api/identity/roles/3a0c9100-0000-4000-8000-000000000001',
    status: 403,
    code: 'Volo.Abp.Identity:010006',
    zh: '静态角色不能删除。',
    en: 'Static roles can not be deleted.',
  },
  {
    what: 'a name that is taken',
    line: createRole,
    body: { name: 'back-office' },
    status: 403,
    code: 'Volo.Abp.Identity:DuplicateRoleName',
    zh: '角色名“back-office”已存在。',
    en: "Role name 'back-office' is already taken.",
  },
  {
    what: 'a stale stamp',
    line: `${settings}/1384140000000000001`,
    body: { value: '平台', concurrencyStamp: 'old' },
    status: 409,
    zh: '您提交的数据已被其他用户更改，请放弃这些更改并重新开始。',
    en: "The data you have submitted has already changed by another user. Please discard the changes you've done and try from the beginning.",
  },
  {
    what: 'a sub-station that is only claimed',
    line: companies,
    headers: { 'substation-id': '999', 'is-all-substation': '0' },
    status: 403,
    code: 'Console:SubstationNotManaged',
    zh: '您无权管理编号为 999 的分站。',
    en: 'You do not manage the sub-station 999.',
  },
];

describe.each(['zh', 'en'] as const)('in %s, the server', (language) => {
  test.each(fieldCases)('names the member of $what', async (one) => {
    const { response, answer } = await answerTo(one, language);
    expect(response.status).toBe(400);
    expect(response.headers.get('_AbpErrorFormat')).toBe('true');
    expect(answer).toEqual({
      error: {
        code: null,
        message: invalid[language],
        details: `${titles[language]}\r\n - ${one[language]}\r\n`,
        data: {},
        validationErrors: [{ message: one[language], members: one.members }],
      },
    });
  });

  test.each(otherCases)('says what is wrong with $what', async (one) => {
    const { response, answer } = await answerTo(one, language);
    expect(response.status).toBe(one.status);
    expect(response.headers.get('_AbpErrorFormat')).toBe('true');
    expect(answer).toEqual({
      error: {
        code: one.code ?? null,
        message: one[language],
        details: null,
        data: {},
        validationErrors: null,
      },
    });
  });
});

test('all that is wrong with the fields of one body is said at once', async () => {
  const response = await send(createCompany, { token, body: {} });
  const { error } = await response.json();
  const members = error.validationErrors.flatMap((one: { members: string[] }) => one.members);
  expect(members).toHaveLength(6);
  expect(error.details.split('\r\n - ')).toHaveLength(7);
});

test('a stale stamp of one’s own record and a foreign record are told apart', async () => {
  const stale = { ...company, concurrencyStamp: 'old' };
  expect((await send('PUT /api/company/company', { token, body: stale })).status).toBe(409);
  const foreign = await signIn('company');
  const body = { ...company, id: '1384050000000000002' };
  expect((await send('PUT /api/company/company', { token: foreign, body })).status).toBe(404);
});

describe('the framework itself refuses without a body', () => {
  test('a call without a session, with an unknown and with an expired one', async () => {
    const old = await signIn('operator');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    for (const given of [undefined, 'made-up', old]) {
      const response = await send(companies, { token: given });
      expect(response.status).toBe(401);
      expect(await response.text()).toBe('');
      expect(response.headers.get('WWW-Authenticate')).toBe(
        given ? 'Bearer error="invalid_token", error_description="The token is expired"' : 'Bearer',
      );
    }
  });

  test('a call that needs a policy the user does not hold', async () => {
    const staff = await signIn('staff');
    for (const line of [users, createRole, `${settings}/1`]) {
      const body = line.startsWith('GET') ? undefined : {};
      const response = await send(line, { token: staff, body });
      expect(response.status).toBe(403);
      expect(await response.text()).toBe('');
      expect(response.headers.get('_AbpErrorFormat')).toBeNull();
    }
  });

  test('a body of more than thirty million bytes', async () => {
    const headers = { 'content-length': '30000001' };
    const response = await send(createRole, { token, body: { name: 'x' }, headers });
    expect(response.status).toBe(413);
    expect(await response.text()).toBe('');
  });
});

test('a path nobody answers is no page and no silence', async () => {
  const response = await send('GET /api/base-support/nothing', { token });
  expect(response.status).toBe(501);
  expect((await response.json()).error.message).toBe(
    'No mock answers GET /api/base-support/nothing',
  );
});
