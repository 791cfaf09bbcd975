import type { Company, CompanyChange } from '@/api/company/company';
import { CompanyLevel, CompanyStatus } from '@/enums';
import { seedDay, wallText } from '@/mocks/lib/clock';
import { seedCompanies } from './companies';
import { drawMobile, drawPerson, drawStreet, type Random, seeded, withId } from '@/mocks/seed/draw';

const operators = ['李建国', '张海涛', '王秀英', '刘志强'] as const;

type Drawn = Pick<CompanyChange, 'section' | 'field' | 'before' | 'after'>;

/** What may have led to the present state of a company: every field at most once, so that the last `after` is what stands there now. */
function drawFields(draw: Random, company: Company): Drawn[] {
  const { contact, mobile, address, companyLevelType, status } = company;
  const all: Drawn[] = [
    { section: 'base', field: 'contact', before: drawPerson(draw), after: contact },
    { section: 'base', field: 'mobile', before: drawMobile(draw), after: mobile },
    { section: 'base', field: 'address', before: drawStreet(draw), after: address },
  ];
  if (companyLevelType === CompanyLevel.superMember) {
    const after = String(companyLevelType);
    const before = String(CompanyLevel.member);
    all.push({ section: 'settled-info', field: 'companyLevelType', before, after });
  }
  const drawn = all.filter(() => draw.chance(0.5));
  if (status !== CompanyStatus.disabled) return drawn;
  const before = String(CompanyStatus.enabled);
  return [...drawn, { section: 'base', field: 'status', before, after: String(status) }];
}

/** The changes of every third company that has settled, in the time since. */
export const seedCompanyChanges = seeded(73, async (draw): Promise<CompanyChange[]> => {
  const companies = (await seedCompanies()).filter(({ settledTime }) => settledTime);
  return companies
    .filter((_company, index) => index % 3 === 0)
    .flatMap((company) => {
      const since = Date.parse(`${company.settledTime}Z`);
      const fields = drawFields(draw, company);
      const step = (seedDay - since) / (fields.length + 1);
      return fields.map((change, index) => ({
        companyId: company.id,
        ...change,
        operatorName: draw.pick(operators),
        changeTime: wallText(since + step * (index + draw.next())),
      }));
    })
    .map(withId('067'));
});
