import { companyApi, type Company, type MemberSearch } from '@/api/company/company';
import { matching, conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { listOf } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { mock, type Context } from '@/mocks/server/mock';
import { companyOf, ofCompanies } from '@/mocks/server/scope';
import { mayJoin } from '@/mocks/seed/company/parks';
import { qrCodeImage } from '@/mocks/files/qr-code';
import { P } from '@/policies';
import { searchConditions } from './company-query';

const maxOptions = 20;
const { contains, oneOf } = conditionsOn<Company>();

const memberConditions: Conditions<Omit<MemberSearch, 'parkOrGroupId'>, Company> = {
  companyName: contains('companyName'),
  substationId: oneOf('substationId'),
};

const toOption = ({ id, companyName }: Company) => ({ id, companyName });

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
    const known = listOf(companyIds).map((id) => companies.find(String(id)));
    return known
      .filter((company) => company !== undefined && visible(company))
      .flatMap((company) => (company ? [toOption(company)] : []));
  }),
  mock(
    companyApi.memberOptions,
    { grant: [P.companyList, P.companyDetail] },
    async (query, context) => {
      const members = await membersOf(query.parkOrGroupId);
      const wanted = matching(memberConditions, query);
      const companies = await found(
        context,
        (company) => mayJoin(company) && !members.has(String(company.id)) && wanted(company),
      );
      return {
        items: companies.map(({ id, companyName, companyType, contact, mobile }) => ({
          id,
          companyName,
          companyType,
          contact,
          mobile,
        })),
      };
    },
  ),
  mock(
    companyApi.miniProgramCode,
    { grant: [P.companyList, P.companyDetail] },
    async ({ id }, context) => {
      const company = await companyOf(id, context);
      const path = `pages/company/detail?id=${company.id}`;
      return { imageUrl: qrCodeImage(path), path };
    },
  ),
];
