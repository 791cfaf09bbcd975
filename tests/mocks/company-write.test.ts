import { beforeEach, describe, expect, test } from 'vitest';
import type { Company, CompanyInput } from '@/api/company/company';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const input: CompanyInput = {
  companyName: '临沂市新开物流有限公司',
  companyType: 1,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
};
const create = (body: object, call = {}) => ({ token, body, ...call });
const post = 'POST /api/company/company/base';
const put = 'PUT /api/company/company';

/** The first company of a list with these conditions. */
async function some(query: string): Promise<Company> {
  const line = `GET /api/company/company?page=1&limit=1&${query}`;
  const [company] = (await read<Page<Company>>(line, { token })).items;
  if (!company) throw new Error(`no company with ${query}`);
  return company;
}

describe('creating a company', () => {
  test('answers the stored draft, which the list then shows', async () => {
    const made = await read<Company>(
      post,
      create({ ...input, companyName: ` ${input.companyName} ` }),
    );
    expect(made).toMatchObject({
      ...input,
      status: 1,
      companyLevelType: 3,
      credentialState: 0,
      substationName: '临沂分站',
      regionName: '山东省临沂市兰山区',
      settledTime: null,
      phone: null,
    });
    expect(made.id).toMatch(/^\d{19}$/);
    expect(made.concurrencyStamp).toMatch(/^[\da-f]{32}$/);
    expect(await some(`companyName=${input.companyName}`)).toEqual(made);
    expect(await some('')).toEqual(made);
  });

  test('says what is wrong in the language of the caller', async () => {
    const call = create(
      { ...input, mobile: '1' },
      {
        headers: { 'accept-language': 'en' },
      },
    );
    const { error } = await (await send(post, call)).json();
    expect(error.message).toBe('Your request is not valid!');
    expect(error.validationErrors).toEqual([
      { message: 'Please enter a correct mobile number.', members: ['mobile'] },
    ]);
    expect(error.details).toContain('\r\n - Please enter a correct mobile number.');
  });

  test('refuses a name that exists, and says which', async () => {
    const { companyName } = await some('');
    expect(await refused(post, create({ ...input, companyName }))).toEqual({
      status: 403,
      code: 'Console:CompanyNameExists',
      message: `公司名称“${companyName}”已存在。`,
      members: [],
    });
  });
});

describe('saving a company', () => {
  test('takes the fields of the form alone and keeps the rest', async () => {
    const company = await some('status=2&companyType=1');
    const { id, concurrencyStamp } = company;
    const saved = await read<Company>(put, create({ ...input, id, concurrencyStamp }));
    expect(saved).toMatchObject({ ...input, id, status: 2, lineCount: company.lineCount });
    expect(saved.companyLevelType).toBe(company.companyLevelType);
  });

  test('cannot change what other calls own', async () => {
    const company = await some('status=2');
    const forged = { lineCount: 999, credentialState: 0, expireTime: '2099-01-01T00:00:00' };
    const saved = await read<Company>(put, create({ ...company, ...forged }));
    expect({ ...saved, concurrencyStamp: company.concurrencyStamp }).toEqual(company);
  });

  test('may keep its own name, but not take another one', async () => {
    const [one, other] = [await some('status=2'), await some('status=3')];
    expect((await send(put, create({ ...one }))).status).toBe(200);
    const stored = await read<Company>(`GET /api/company/company/${one.id}`, { token });
    const taken = { ...stored, companyName: other.companyName };
    expect(await refused(put, create(taken))).toMatchObject({ code: 'Console:CompanyNameExists' });
  });
});

describe('the status of a company', () => {
  test('of a draft becomes enabled only with verified credentials', async () => {
    const draft = await some('status=1&credentialState=1');
    const enable = { ...draft, status: 2 };
    expect(await refused(put, create(enable))).toMatchObject({
      status: 403,
      code: 'Console:CredentialsNotVerified',
      message: `公司“${draft.companyName}”的资质尚未审核通过，不能启用。`,
    });
    const ready = await some('status=1&credentialState=2');
    const saved = await read<Company>(put, create({ ...ready, status: 2 }));
    expect(saved.status).toBe(2);
    expect(saved.settledTime).not.toBeNull();
    expect(saved.expireTime).toMatch(/T00:00:00$/);
  });

  test('goes to disabled and back, but never back to draft', async () => {
    const enabled = await some('status=2');
    const disabled = await read<Company>(put, create({ ...enabled, status: 3 }));
    const again = await read<Company>(put, create({ ...disabled, status: 2 }));
    expect(again).toMatchObject({ status: 2, settledTime: enabled.settledTime });
    expect(await refused(put, create({ ...again, status: 1 }))).toMatchObject({
      code: 'Console:CompanyNotDraftAgain',
    });
  });

  test('is not for its own account to decide', async () => {
    const company = await signIn('company');
    const own = await read<Company>('GET /api/company/company/1384050000000000001', {
      token: company,
    });
    expect(await refused(put, create({ ...own, status: 3 }, { token: company }))).toMatchObject({
      code: 'Console:StatusNotYours',
    });
    const moved = create({ ...own, contact: '赵德' }, { token: company });
    expect((await read<Company>(put, moved)).contact).toBe('赵德');
  });
});

describe('deleting a company', () => {
  test('is refused while it is enabled, with the way out', async () => {
    const enabled = await some('status=2');
    expect(await refused(`DELETE /api/company/company/${enabled.id}`, { token })).toMatchObject({
      status: 403,
      message: expect.stringContaining('已启用，不能删除，请先禁用'),
    });
  });

  test('takes a disabled one out of the list, once', async () => {
    const disabled = await some('status=3');
    const line = `DELETE /api/company/company/${disabled.id}`;
    expect((await send(line, { token })).status).toBe(204);
    expect((await send(line, { token })).status).toBe(404);
    const { totalCount } = await read<Page<Company>>('GET /api/company/company', { token });
    expect(totalCount).toBe(2999);
  });
});
