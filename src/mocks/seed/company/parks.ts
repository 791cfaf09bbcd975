import type { Company } from '@/api/company/company';
import type { ParkOrGroup } from '@/api/company/park';
import type { Id } from '@/api/types';
import { CompanyStatus, CompanyType, StandardStatus } from '@/enums';
import { groupBy } from '@/lib/sets';
import { pick } from '@/mocks/lib/rows';
import { drawMobile, drawPerson, picture, type Random, seeded, withId } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';
import { seedCompanies } from './companies';

interface StoredMember {
  companyId: Id;
  joinedTime: string;
}
export interface StoredPark extends ParkOrGroup {
  members: StoredMember[];
}

const groups = ['物流协会', '专线联盟', '货运商会'] as const;
const introductions = [
  '园区占地三百亩，设仓储、零担专线、信息交易三个区域，配套停车、住宿、维修。',
  '会员之间货源共享、统一结算、统一理赔标准。',
] as const;

export const canJoin = ({ companyType, status }: Company) =>
  companyType !== CompanyType.park && status === CompanyStatus.enabled;

function drawMembers(draw: Random, neighbours: Company[]): StoredMember[] {
  const start = draw.whole(0, neighbours.length);
  return neighbours
    .slice(start, start + draw.whole(3, 25))
    .map(({ id, settledTime, creationTime }) => ({
      companyId: id,
      joinedTime: settledTime ?? creationTime,
    }));
}

const placeOf = pick('substationId', 'substationName', 'regionId', 'regionName');
type Drawn = Omit<StoredPark, 'id' | 'sort'>;
const counted = (members: StoredMember[]) => ({ members, memberCount: members.length });

/** Creates the park of a park company; it has the name of the company. */
function drawPark(draw: Random, company: Company, neighbours: Company[]): Drawn {
  const parkName = company.companyName.replace(/(管理)?有限公司$/, '');
  return {
    parkName,
    kind: 1,
    companyId: company.id,
    ...placeOf(company),
    address: company.address,
    contact: company.contact,
    mobile: company.mobile,
    introduction: introductions[0],
    imageId: `${company.id}-park`,
    imageUrl: picture('物流园', 3, 200, 150),
    status:
      company.status === CompanyStatus.enabled ? StandardStatus.enabled : StandardStatus.disabled,
    creationTime: company.creationTime,
    concurrencyStamp: draw.stamp(),
    ...counted(drawMembers(draw, neighbours)),
  };
}

/** Creates a group of a sub-station; no company runs it. */
function drawGroup(draw: Random, neighbours: Company[], city: string): Drawn | null {
  const [first] = neighbours;
  if (!first) return null;
  return {
    parkName: `${city}市${draw.pick(groups)}`,
    kind: 2,
    companyId: null,
    ...placeOf(first),
    address: null,
    contact: drawPerson(draw),
    mobile: drawMobile(draw),
    introduction: introductions[1],
    imageId: null,
    imageUrl: null,
    status: StandardStatus.enabled,
    creationTime: first.creationTime,
    concurrencyStamp: draw.stamp(),
    ...counted(drawMembers(draw, neighbours)),
  };
}

/** Every park company has a park, and every sub-station has a group; both are sorted within their sub-station. */
export const seedParks = seeded(65, async (draw): Promise<StoredPark[]> => {
  const companies = groupBy(await seedCompanies(), ({ substationId }) => substationId);
  return substations
    .flatMap(({ id, city }) => {
      const here = companies.get(id) ?? [];
      const neighbours = here.filter(canJoin);
      const parks = here
        .filter(({ companyType }) => companyType === CompanyType.park)
        .map((company) => drawPark(draw, company, neighbours));
      const group = drawGroup(draw, neighbours, city);
      return [...parks, ...(group ? [group] : [])].map((park, index) => ({
        ...park,
        sort: index + 1,
      }));
    })
    .map(withId('066'));
});
