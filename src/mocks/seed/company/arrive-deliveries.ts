import type { ArriveDelivery } from '@/api/company/arrive-delivery';
import type { Company } from '@/api/company/company';
import { CompanyType } from '@/enums';
import { groupBy } from '@/mocks/lib/group-by';
import { seedCompanies } from './companies';
import { drawMobile, drawPerson, type Random, seeded, withId } from '@/mocks/seed/draw';
import { china, type Region } from '@/mocks/seed/regions';

const remarks = ['上楼费另计。', '超长超重请提前电话联系。', '当日到货次日派送。'] as const;

export const delivers = ({ companyType }: Pick<Company, 'companyType'>) =>
  companyType === CompanyType.lastMile || companyType === CompanyType.lineAndLastMile;

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

/** Companies that deliver do so in some districts of their own city, each district once. */
export const seedArriveDeliveries = seeded(63, async (draw): Promise<ArriveDelivery[]> => {
  const [{ districts, cities }, companies] = await Promise.all([china(), seedCompanies()]);
  const districtsOf = groupBy(districts, ({ pid }) => pid);
  const cityById = new Map(cities.map((city) => [city.id, city]));
  return companies
    .filter(delivers)
    .flatMap((company) => {
      const cityId = Math.floor(Number(company.regionId) / 100) * 100;
      const city = cityById.get(cityId);
      const places = districtsOf.get(cityId) ?? (city ? [city] : []);
      const served = places.slice(0, draw.whole(1, 8));
      return served.map((place) => drawDelivery(draw, company, place));
    })
    .map(withId('063'));
});
