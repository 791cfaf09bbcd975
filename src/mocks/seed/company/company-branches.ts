import type { Company } from '@/api/company/company';
import type { CompanyBranch } from '@/api/company/company-branch';
import { seedCompanies } from './companies';
import { drawMobile, drawPerson, drawStreet, type Random, seeded, withId } from '@/mocks/seed/draw';
import { china, type Region } from '@/mocks/seed/regions';

const endings = ['网点', '营业部', '分拨点'] as const;

/** The districts around a company, and further off when it has more branches than those. */
function nearby(districts: Region[], firstOf: Map<number, number>, company: Company) {
  const city = Math.floor(Number(company.regionId) / 100) * 100;
  return Math.max(0, firstOf.get(city) ?? districts.findIndex(({ id }) => id > city));
}

function drawBranch(draw: Random, company: Company, district: Region, place: number) {
  return {
    companyId: company.id,
    branchName: `${district.name.replace(/[区县市]$/, '')}${draw.pick(endings)}`,
    regionId: district.id,
    regionName: district.fullName,
    address: draw.chance(0.85) ? district.name + drawStreet(draw) : null,
    contact: drawPerson(draw),
    mobile: drawMobile(draw),
    phone: draw.chance(0.3) ? `${draw.whole(2, 8)}${draw.digits(6)}` : null,
    sort: place + 1,
    creationTime: company.creationTime,
    concurrencyStamp: draw.stamp(),
  };
}

/** As many branches as `branchCount` says, for every company. */
export const seedCompanyBranches = seeded(62, async (draw): Promise<CompanyBranch[]> => {
  const [{ districts }, companies] = await Promise.all([china(), seedCompanies()]);
  const firstOf = new Map<number, number>();
  for (const [index, { pid }] of districts.entries())
    if (!firstOf.has(pid)) firstOf.set(pid, index);
  return companies
    .flatMap((company) => {
      const first = nearby(districts, firstOf, company);
      return Array.from({ length: company.branchCount }, (_, place) => {
        const district = districts[(first + place) % districts.length];
        if (!district) throw new Error('No district for a branch');
        return drawBranch(draw, company, district, place);
      });
    })
    .map(withId('062'));
});
