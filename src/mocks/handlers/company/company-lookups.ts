import {
  companyApi,
  type Company,
  type CompanySearch,
  type MemberSearch,
} from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType } from '@/enums';
import { conditions, matching, toFlag } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { qrCodeImage } from '@/mocks/files/qr-code';
import { pick } from '@/mocks/lib/pick';
import { mayJoin } from '@/mocks/seed/company/parks';
import { listOf } from '@/mocks/server/checks';
import { crudAnswers, mock, type Context } from '@/mocks/server/mock';
import { companyOf, ofCompanies } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxOptions = 20;

const searchConditions = conditions<CompanySearch, Company>((on) => ({
  ...on.contains('companyName'),
  ...on.oneOf('substationId'),
  ...on.code(CompanyType.$values, 'companyType'),
  ...on.code(CompanyLevel.$values, 'companyLevelType'),
  isActive: ([text = ''], key) => {
    const wanted = toFlag(text, key);
    return ({ status }) => (status === CompanyStatus.enabled) === wanted;
  },
}));
const memberConditions = conditions<Omit<MemberSearch, 'parkOrGroupId'>, Company>((on) => ({
  ...on.contains('companyName'),
  ...on.oneOf('substationId'),
}));

const toOption = pick('id', 'companyName');
const toMember = pick('id', 'companyName', 'companyType', 'contact', 'mobile');

/** The first companies in the order of their names that the caller may see and the test lets pass. */
async function found(context: Context, wanted: (company: Company) => boolean): Promise<Company[]> {
  const visible = await ofCompanies.listed(context);
  return (await db.companies.open())
    .sorted({ sort: 'companyName ascending' }, (company) => visible(company) && wanted(company))
    .slice(0, maxOptions);
}

async function membersOf(parkOrGroupId: unknown): Promise<Set<string>> {
  const park = (await db.parks.open()).find(String(parkOrGroupId));
  return new Set(park?.members.map(({ companyId }) => String(companyId)));
}

export const answers = [
  mock(companyApi.search, {}, async (query, context) => {
    const companies = await found(context, matching(searchConditions, query));
    return { items: companies.map(toOption) };
  }),
  mock(companyApi.byIds, {}, async ({ companyIds }, context) => {
    const visible = await ofCompanies.owned(context);
    const companies = await db.companies.open();
    return listOf(companyIds)
      .flatMap((id) => companies.find(String(id)) ?? [])
      .filter(visible)
      .map(toOption);
  }),
  ...crudAnswers(companyApi, [P.companyList, P.companyDetail], {
    memberOptions: async (query, context) => {
      const members = await membersOf(query.parkOrGroupId);
      const wanted = matching(memberConditions, query);
      const companies = await found(
        context,
        (company) => mayJoin(company) && !members.has(String(company.id)) && wanted(company),
      );
      return { items: companies.map(toMember) };
    },
    miniProgramCode: async ({ id }, context) => {
      const company = await companyOf(id, context);
      const path = `pages/company/detail?id=${company.id}`;
      return { imageUrl: qrCodeImage(path), path };
    },
  }),
];
