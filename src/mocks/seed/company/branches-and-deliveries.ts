import type { ArriveDelivery } from '@/api/company/arrive-delivery';
import type { Company } from '@/api/company/company';
import type { CompanyBranch } from '@/api/company/company-branch';
import { groupBy } from '@/lib/sets';
import { drawMobile, drawPerson, drawStreet, type Random, seeded, withId } from '@/mocks/seed/draw';
import { china, type Region } from '@/mocks/seed/regions';
import { canHave, seedCompanies } from './companies';

const endings = ['网点', '营业部', '分拨点'] as const;

/** Returns the index of the first district in a company's city; its branches lie in this one and the following ones. */
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

/** Every company has as many branches as its `branchCount` says. */
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

const remarks = ['上楼费另计。', '超长超重请提前电话联系。', '当日到货次日派送。'] as const;

function drawDelivery(draw: Random, company: Company, region: Region): Omit<ArriveDelivery, 'id'> {
  const perTon = draw.whole(60, 180);
  return {
    companyId: company.id,
    regionId: region.id,
    regionName: region.fullName,
    deliveryHours: draw.chance(0.9) ? draw.pick([4, 8, 12, 24, 48]) : null,
    startingPrice: draw.whole(4, 20) * 5,
    pricePerTon: draw.chance(0.9) ? perTon : null,
    pricePerCubicMetre: draw.chance(0.85) ? Math.round(perTon * 3.5) / 10 : null,
    contact: draw.chance(0.5) ? company.contact : drawPerson(draw),
    mobile: draw.chance(0.5) ? company.mobile : drawMobile(draw),
    isListed: draw.chance(0.9),
    remark: draw.chance(0.25) ? draw.pick(remarks) : null,
    creationTime: company.creationTime,
    concurrencyStamp: draw.stamp(),
  };
}

/** Companies that deliver have delivery areas in some districts of their own city, one for each district. */
export const seedArriveDeliveries = seeded(63, async (draw): Promise<ArriveDelivery[]> => {
  const [{ districts, cities }, companies] = await Promise.all([china(), seedCompanies()]);
  const districtsOf = groupBy(districts, ({ pid }) => pid);
  const cityById = new Map(cities.map((city) => [city.id, city]));
  return companies
    .filter(({ companyType }) => canHave('deliveries', companyType))
    .flatMap((company) => {
      const cityId = Math.floor(Number(company.regionId) / 100) * 100;
      const city = cityById.get(cityId);
      const places = districtsOf.get(cityId) ?? (city ? [city] : []);
      const served = places.slice(0, draw.whole(1, 8));
      return served.map((place) => drawDelivery(draw, company, place));
    })
    .map(withId('063'));
});
