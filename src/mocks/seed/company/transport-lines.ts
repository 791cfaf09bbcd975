import type { Company } from '@/api/company/company';
import type { LineContact } from '@/api/company/line-contact';
import type { TransportLine } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { lineArrow, withoutProvince } from '@/lib/place-names';
import { groupBy } from '@/lib/sets';
import { mapInSlices } from '@/mocks/lib/loading';
import { drawMobile, drawPerson, type Random, seeded, seedId, withId } from '@/mocks/seed/draw';
import { places } from '@/mocks/seed/market/places';
import { china, type Region } from '@/mocks/seed/regions';
import { canHave, seedCompanies } from './companies';

/** Returns the name of a line such as `临沂市兰山区 → 郑州市` from the full names of two regions. */
export const lineName = (from: string, to: string) =>
  withoutProvince(from) + lineArrow + withoutProvince(to);

export const lineId = (index: number) => seedId('06', index);
const positions = ['业务经理', '调度', '现场负责人', '客服', null] as const;
const remarks = [
  '天天发车，直达不中转。',
  '每日晚八点发车。',
  '可上门提货，满一吨免提货费。',
] as const;

/** Returns the province of a region, as the first two digits of its id. */
const provinceOf = (id: Id) => String(id).slice(0, 2);

async function loadCities() {
  const { cities } = await china();
  const mainland = cities.filter(({ id }) => id < 700_000);
  const hubs = (await places()).map(({ city }) => city);
  return { mainland, hubs, ofProvince: groupBy(mainland, ({ id }) => provinceOf(id)) };
}
type Cities = Awaited<ReturnType<typeof loadCities>>;

/** Picks a destination; more than half of the lines go to a city with a sub-station. */
function drawCity(draw: Random, { mainland, hubs }: Cities): Region {
  return draw.pick(draw.chance(0.6) ? hubs : mainland);
}

/** Picks different destinations for lines that start in `from`; none of them is in the same city. */
function drawCities(draw: Random, cities: Cities, from: Id, count: number): Region[] {
  const drawn = new Map<number, Region>();
  while (drawn.size < count) {
    const city = drawCity(draw, cities);
    if (!String(from).startsWith(String(city.id).slice(0, 4))) drawn.set(city.id, city);
  }
  return [...drawn.values()];
}

/** Picks up to three stops in the province of the destination, so that the route makes no detour. */
function drawStops(draw: Random, { ofProvince }: Cities, to: Region): Region[] {
  const others = (ofProvince.get(provinceOf(to.id)) ?? []).filter(({ id }) => id !== to.id);
  const first = draw.whole(0, others.length);
  return others.slice(first, first + draw.whole(0, 3));
}

/** Chooses duration and prices; lines to another province take longer and cost more. */
function drawTerms(draw: Random, near: boolean) {
  const perTon = near ? draw.whole(90, 260) : draw.whole(240, 980);
  return {
    transitDays: draw.chance(0.95) ? (near ? 1 : draw.whole(2, 6)) : null,
    pricePerTon: draw.chance(0.9) ? perTon : null,
    pricePerCubicMetre: draw.chance(0.85) ? Math.round(perTon * 3.2) / 10 : null,
  };
}

/** The stored fields; the name of the branch and the lines of a contact are looked up. */
export type StoredLineContact = Omit<LineContact, 'branchName' | 'lineIds' | 'lineNames'>;

function drawContacts(draw: Random, company: Company): Omit<StoredLineContact, 'id'>[] {
  return Array.from({ length: draw.whole(1, 3) }, () => ({
    companyId: company.id,
    contactName: drawPerson(draw),
    mobile: drawMobile(draw),
    phone: draw.chance(0.3) ? `${draw.whole(2, 8)}${draw.digits(6)}` : null,
    position: draw.pick(positions),
    branchId: null,
    creationTime: company.creationTime,
    concurrencyStamp: draw.stamp(),
  }));
}

/** Every company that may have lines has one to three contacts. */
export const seedLineContacts = seeded(61, async (draw): Promise<StoredLineContact[]> => {
  return (await seedCompanies())
    .filter(({ companyType }) => canHave('lines', companyType))
    .flatMap((company) => drawContacts(draw, company))
    .map(withId('061'));
});

interface Lookups {
  cities: Cities;
  contacts: StoredLineContact[];
}

function drawLines(draw: Random, company: Company, { cities, contacts }: Lookups) {
  const from = { id: company.regionId, fullName: company.regionName };
  return drawCities(draw, cities, from.id, company.lineCount).map((to, index) => {
    const near = provinceOf(from.id) === provinceOf(to.id);
    const passing = near ? [] : drawStops(draw, cities, to);
    const first = draw.whole(0, Math.max(0, contacts.length - 1));
    return {
      companyId: company.id,
      lineName: lineName(from.fullName, to.fullName),
      fromRegionId: from.id,
      fromRegionName: from.fullName,
      toRegionId: to.id,
      toRegionName: to.fullName,
      ...drawTerms(draw, near),
      passRegionIds: passing.map(({ id }) => id),
      passRegionNames: passing.map(({ fullName }) => fullName),
      contactIds: contacts.slice(first, first + 2).map(({ id }) => id),
      isListed: draw.chance(0.92),
      sort: index + 1,
      remark: draw.chance(0.3) ? draw.pick(remarks) : null,
      creationTime: company.creationTime,
      concurrencyStamp: draw.stamp(),
    };
  });
}

/** Every company has as many lines as its `lineCount` says. */
export const seedTransportLines = seeded(60, async (draw): Promise<TransportLine[]> => {
  const [cities, companies, people] = await Promise.all([
    loadCities(),
    seedCompanies(),
    seedLineContacts(),
  ]);
  const contactsOf = groupBy(people, ({ companyId }) => companyId);
  const lines = await mapInSlices(companies, (company) =>
    drawLines(draw, company, { cities, contacts: contactsOf.get(company.id) ?? [] }),
  );
  return lines.flat().map(withId('06'));
});
