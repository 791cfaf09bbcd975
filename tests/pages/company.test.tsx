import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { ApiError } from '@/api/errors';
import { loadKnown } from '@/elements/spreadsheet/load-known';
import { readValue } from '@/elements/spreadsheet/read-value';
import { CompanyLevel, CompanyType, CredentialState } from '@/enums';
import { commands } from '@/mocks/server/commands';
import { companyCreation, hasCredential } from '@/pages/company/create-company/creation';
import { yearFromToday } from '@/pages/company/create-company/steps';
import { changesOf, hasPart } from '@/pages/company/shared/company-rules';
import type { AnyField } from '@/schema/field';
import { useSubstations } from '@/stores/substations';
import { uploadedPicture } from '../mocks/uploaded';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('company', 'import'));
beforeEach(() => enterAs('operator'));
afterAll(() => server.close());

const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('It did not fail');
  return error;
};
const named = async (companyName: string) =>
  (await companyApi.list({ companyName, page: 1, limit: 10 })).items;

/** The values of all steps of the form, without the credentials. */
async function filled(companyName: string) {
  const [some] = (await companyApi.list({ page: 1, limit: 1 })).items;
  if (!some) throw new Error('There are no companies');
  return {
    companyName,
    companyType: CompanyType.line,
    substationId: some.substationId,
    regionId: some.regionId,
    contact: '王敏',
    mobile: '13800138000',
    companyLevelType: CompanyLevel.member,
    settledTime: '2026-01-01',
    expireTime: '2026-12-31',
  };
}

describe('the creation of a company', () => {
  test('saves the terms and skips missing credentials', async () => {
    const create = companyCreation();
    const created = await create(await filled('新建甲物流有限公司'));
    expect(created.credentialState).toBe(CredentialState.missing);
    expect(await named('新建甲物流有限公司')).toMatchObject([
      {
        id: created.id,
        companyLevelType: CompanyLevel.member,
        expireTime: expect.stringMatching(/^2026-12-31/),
      },
    ]);
  });

  test('continues after a failed attempt and creates one company', async () => {
    const create = companyCreation();
    const values = await filled('新建乙物流有限公司');
    const error = await failure(create({ ...values, expireTime: '2025-01-01' }));
    expect(error.validationErrors[0]?.members).toEqual(['expireTime']);
    await create({ ...values, contact: '李强' });
    expect(await named('新建乙物流有限公司')).toMatchObject([{ contact: '李强' }]);
  });

  test('continues when the server returns no record after a save', async () => {
    const create = companyCreation();
    const values = {
      ...(await filled('新建己物流有限公司')),
      licenceNo: '91371302MA3C8XYQ2K',
      legalPerson: '王敏',
      licenceImageIds: [await uploadedPicture()],
    };
    await commands.noContent(true);
    await failure(create({ ...values, expireTime: '2025-01-01' }));
    const created = await create({ ...values, contact: '李强' });
    expect(await named('新建己物流有限公司')).toMatchObject([{ id: created.id, contact: '李强' }]);
    expect(created.credentialState).toBe(CredentialState.submitted);
  });

  test('continues after a reload', async () => {
    const values = await filled('新建丙物流有限公司');
    await failure(companyCreation()({ ...values, expireTime: '2025-01-01' }));
    await companyCreation()({ ...values, contact: '李强' });
    expect(await named('新建丙物流有限公司')).toMatchObject([{ contact: '李强' }]);
  });

  test('starts again for another name', async () => {
    const values = await filled('新建丁物流有限公司');
    await failure(companyCreation()({ ...values, expireTime: '2025-01-01' }));
    await companyCreation()({ ...values, companyName: '新建戊物流有限公司' });
    expect(await named('新建丁物流有限公司')).toHaveLength(1);
    expect(await named('新建戊物流有限公司')).toHaveLength(1);
  });

  test('shows a taken name at its field', async () => {
    const [other] = (await companyApi.list({ page: 1, limit: 1 })).items;
    const error = await failure(companyCreation()(await filled(other?.companyName ?? '')));
    expect(error.validationErrors[0]?.members).toEqual(['companyName']);
  });

  test.each([
    [{}, false],
    [{ licenceNo: '' }, false],
    [{ licenceImageIds: [] }, false],
    [{ legalPerson: '王敏' }, true],
    [{ idCardImageIds: ['1', '2'] }, true],
  ])('of %j has credentials: %j', (form, expected) => {
    expect(hasCredential(form)).toBe(expected);
  });

  test('offers a year from today', () => {
    expect(yearFromToday(new Date(2026, 10, 21))).toEqual({
      settledTime: '2026-11-21',
      expireTime: '2027-11-21',
    });
  });
});

describe('a change of the company type', () => {
  test('removes the parts of the old type and adds those of the new one', () => {
    expect(changesOf(CompanyType.line, CompanyType.lastMile)).toEqual({
      lost: ['lines'],
      gained: ['deliveries'],
    });
    expect(changesOf(CompanyType.line, CompanyType.lineAndLastMile)).toEqual({
      lost: [],
      gained: ['deliveries'],
    });
    expect(hasPart('gear', CompanyType.equipment)).toBe(true);
  });
});

describe('a name in an import file', () => {
  const knownNow = () => loadKnown([{ key: 'regionId', type: 'region' }], new QueryClient());

  test('is the sub-station with that name, if the user manages it', async () => {
    useSubstations.setState({
      managed: [{ id: '7', substationName: '临沂分站', substationTypeId: '1' }],
    });
    const { substationOf } = await knownNow();
    expect(substationOf('临沂分站')).toBe('7');
    expect(substationOf('青岛分站')).toBeUndefined();
  });

  test.each(['山东省临沂市兰山区', '临沂市兰山区', '临沂 兰山', '山东/临沂/兰山区'])(
    'is the region that %s means',
    async (name) => {
      const { regionsOf } = await knownNow();
      expect(regionsOf(name).map(({ id }) => String(id))).toEqual(['371302']);
    },
  );

  test('is refused when it is not a region, or when several regions have it', async () => {
    const known = await knownNow();
    const field: AnyField = { key: 'regionId', type: 'region' };
    expect(readValue(field, '没有这个地方', known)).toEqual({ problem: '没有找到匹配的数据' });
    expect(readValue(field, '鼓楼区', known)).toEqual({
      problem: expect.stringMatching(/^请写全名称，可能是.*鼓楼区/),
    });
  });
});
