import dayjs from 'dayjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Company } from '@/api/company/company';
import { CompanyStatus, CompanyType, CredentialState, RegionLevel } from '@/enums';
import { groupBy } from '@/lib/sets';
import { seedCompanyBranches } from '@/mocks/seed/company/branches-and-deliveries';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { seedCredentials, seedExcellentLines } from '@/mocks/seed/company/company-profiles';
import { seedParks } from '@/mocks/seed/company/parks';
import { seedLineContacts, seedTransportLines } from '@/mocks/seed/company/transport-lines';
import { seededRandom } from '@/mocks/seed/draw';
import { regions } from '@/mocks/seed/regions';
import { substations } from '@/mocks/seed/substation/substations';

test('regions have the ids and full names of the statistics office', async () => {
  const known = await regions();
  expect(known.get(110_101_001)?.fullName).toBe('北京市东城区东华门街道');
  expect(known.get(441_900_003)).toMatchObject({ pid: 441_900, regionLevel: RegionLevel.town });
});

describe('the companies', () => {
  let companies: Company[] = [];
  beforeAll(async () => {
    companies = await seedCompanies();
  });

  test('are the same three thousand on every run', async () => {
    expect(companies).toHaveLength(3000);
    expect(await seedCompanies()).toEqual(companies);
  });

  test('have unique names, valid mobiles and ids above the safe integers', () => {
    expect(new Set(companies.map(({ companyName }) => companyName)).size).toBe(3000);
    expect(companies.filter(({ companyName }) => companyName.length > 50)).toEqual([]);
    expect(companies.filter(({ mobile }) => !/^1[3-9]\d{9}$/.test(mobile))).toEqual([]);
    expect(companies.every(({ id }) => !Number.isSafeInteger(Number(id)))).toBe(true);
  });

  test('are in the city of their sub-station, and every sub-station has some', () => {
    const cities = new Map(substations.map(({ id, city }) => [id, city]));
    const astray = companies.filter(
      ({ substationId, regionName }) =>
        !regionName.includes(cities.get(Number(substationId)) ?? '?'),
    );
    expect(astray).toEqual([]);
    expect(new Set(companies.map(({ substationId }) => substationId)).size).toBe(60);
  });

  test('have every type, level, status and state of credentials', () => {
    const kinds = (key: keyof Company) => new Set(companies.map((company) => company[key])).size;
    expect(kinds('companyType')).toBe(CompanyType.$values.length);
    expect(kinds('companyLevelType')).toBe(3);
    expect(kinds('status')).toBe(CompanyStatus.$values.length);
    expect(kinds('credentialState')).toBe(CredentialState.$values.length);
  });

  test('have a status that matches their settling time and credentials', () => {
    const { draft, enabled } = CompanyStatus;
    const odd = companies.filter(
      ({ status, settledTime, credentialState }) =>
        (status === draft) !== (settledTime === null) ||
        (status === enabled && credentialState !== CredentialState.verified),
    );
    expect(odd).toEqual([]);
    expect(companies[0]).toMatchObject({ status: enabled, substationName: '临沂分站' });
  });

  test('include drafts that can be enabled, drafts that cannot, and companies about to expire', () => {
    const drafts = companies.filter(({ status }) => status === CompanyStatus.draft);
    const ready = drafts.filter(
      ({ credentialState }) => credentialState === CredentialState.verified,
    );
    expect(ready.length).toBeGreaterThan(10);
    expect(drafts.length - ready.length).toBeGreaterThan(100);
    const inDays = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD');
    const soon = companies.filter(
      ({ expireTime }) => expireTime && expireTime > inDays(0) && expireTime <= inDays(31),
    );
    expect(soon.length).toBeGreaterThan(10);
  });
});

describe('what companies own', () => {
  test('is counted correctly, and exists only for suited types', async () => {
    const [companies, lines, branches] = await Promise.all([
      seedCompanies(),
      seedTransportLines(),
      seedCompanyBranches(),
    ]);
    const linesOf = groupBy(lines, ({ companyId }) => companyId);
    const branchesOf = groupBy(branches, ({ companyId }) => companyId);
    const odd = companies.filter(
      ({ id, lineCount, branchCount, companyType }) =>
        (linesOf.get(id)?.length ?? 0) !== lineCount ||
        (branchesOf.get(id)?.length ?? 0) !== branchCount ||
        (lineCount > 0 && companyType !== 1 && companyType !== 5),
    );
    expect(odd).toEqual([]);
    expect(lines.length).toBeGreaterThan(10_000);
    expect(branches.length).toBeGreaterThan(7000);
  });

  test('refers to contacts, lines, credentials and companies that exist', async () => {
    const companies = new Map((await seedCompanies()).map((company) => [company.id, company]));
    const contacts = new Map((await seedLineContacts()).map((contact) => [contact.id, contact]));
    const lines = new Map((await seedTransportLines()).map((line) => [line.id, line]));
    const lost = [...lines.values()].filter(({ companyId, contactIds }) =>
      contactIds.some((id) => contacts.get(id)?.companyId !== companyId),
    );
    expect(lost).toEqual([]);
    const marks = (await seedExcellentLines()).filter(
      ({ id, lineIds }) =>
        !lineIds.length || lineIds.some((line) => lines.get(line)?.companyId !== id),
    );
    expect(marks).toEqual([]);
    const papers = new Set((await seedCredentials()).map(({ id }) => id));
    const without = [...companies.values()].filter(
      ({ id, credentialState }) => credentialState > 0 !== papers.has(id),
    );
    expect(without).toEqual([]);
    const strangers = (await seedParks()).filter(
      ({ members, memberCount, substationId }) =>
        members.length !== memberCount ||
        members.some(({ companyId }) => companies.get(companyId)?.substationId !== substationId),
    );
    expect(strangers).toEqual([]);
  });
});

test('a random pick of several values returns each of them, null too', () => {
  const draw = seededRandom(1);
  const drawn = Array.from({ length: 60 }, () => draw.pick([1, null, 3]));
  expect(new Set(drawn)).toEqual(new Set([1, null, 3]));
  expect(() => draw.pick([])).toThrow('nothing to pick');
});
