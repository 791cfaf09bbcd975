import type { Company } from '@/api/company/company';
import type {
  CompanyCredential,
  CompanyDetailPage,
  CompanyExcellentLine,
  CompanyInsurance,
  CompanyManager,
  CompanyManagers,
  CompanySettledInfo,
  CompanyWorkDays,
  LineRecommendText,
} from '@/api/company/company-detail';
import { CompanyLevel, CompanyStatus, CompanyUserRole, CredentialState } from '@/enums';
import { entryOf } from '@/lib/enum';
import { groupBy } from '@/lib/sets';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import { drawMobile, drawPerson, picture, type Random, seeded } from '@/mocks/seed/draw';
import { seedAccounts } from '@/mocks/seed/system/accounts';
import { seedCompanies } from './companies';
import { lineId } from './transport-lines';

/** The stored fields; the state of the credentials is stored in the company's row. */
export type StoredCredential = Omit<CompanyCredential, 'credentialState'>;
/** The stored fields; level, start and end are stored in the company's row. */
type StoredSettlement = Pick<
  CompanySettledInfo,
  'id' | 'feeAmount' | 'paymentInterval' | 'concurrencyStamp'
>;
/** The stored fields; whether a company is insured is stored in its row. */
type StoredInsurance = Omit<CompanyInsurance, 'isInsured'>;

const codeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const insurers = ['中国人保财险', '平安产险', '太平洋产险', '中华联合财险', '阳光产险'] as const;
const licence = picture('营业执照', 4);
const idCard = [picture('身份证正面', 2), picture('身份证反面', 5)];
const policy = picture('保险单', 6);
const yearlyFees = {
  [CompanyLevel.superMember]: [6800, 9800, 12_800],
  [CompanyLevel.member]: [1200, 1980, 2980],
  [CompanyLevel.directory]: [0, 0, 365],
} as const;

/** Creates the rows of one part for all companies that match. */
const partOf = <Part>(
  seed: number,
  has: (company: Company) => unknown,
  make: (draw: Random, company: Company) => Part,
) =>
  seeded(seed, async (draw) =>
    (await seedCompanies()).filter(has).map((company) => make(draw, company)),
  );

/** All companies that have submitted credentials have a row. */
export const seedCredentials = partOf(
  66,
  ({ credentialState }) => credentialState !== CredentialState.missing,
  (draw, { id, regionId, contact }): StoredCredential => ({
    id,
    licenceNo: `91${regionId}${draw.letters(codeAlphabet, 10)}`,
    legalPerson: draw.chance(0.6) ? contact : drawPerson(draw),
    licenceImageIds: [`${id}-licence`],
    licenceImageUrls: [licence],
    idCardImageIds: [`${id}-front`, `${id}-back`],
    idCardImageUrls: idCard,
    concurrencyStamp: draw.stamp(),
  }),
);

/** All companies with a settlement have a row. */
export const seedSettlements = partOf(
  67,
  ({ settledTime }) => settledTime,
  (draw, { id, companyLevelType }): StoredSettlement => ({
    id,
    feeAmount: draw.pick(entryOf(yearlyFees, companyLevelType)),
    paymentInterval: draw.pick([12, 12, 6, 24]),
    concurrencyStamp: draw.stamp(),
  }),
);

/** Creates an insurance. Some expire within weeks, but none has expired yet. */
function drawInsurance(draw: Random, { id }: Company): StoredInsurance {
  const until = seedDay + draw.whole(5, 360) * dayMs;
  return {
    id,
    insurer: draw.pick(insurers),
    amount: draw.pick([500_000, 1_000_000, 2_000_000, 5_000_000]),
    insuredFrom: wallText(until - 365 * dayMs),
    insuredUntil: wallText(until),
    policyImageId: `${id}-policy`,
    policyImageUrl: policy,
    concurrencyStamp: draw.stamp(),
  };
}

export const seedInsurances = partOf(68, ({ isInsured }) => isInsured, drawInsurance);

/** The stored fields; whether a company is marked is stored in its row. */
type StoredExcellentLine = Omit<CompanyExcellentLine, 'isExcellentLine'>;
export type StoredRecommendText = Omit<LineRecommendText, 'isDefault'>;

const reasons = [
  '连续三个月零投诉。',
  '时效达成率超过百分之九十八。',
  '平台推荐线路，货损率低。',
] as const;
const { company: editing, staff, lines } = CompanyUserRole;

const isOpen = ({ status }: Company) => status !== CompanyStatus.draft;

function drawWorkDays(draw: Random, { id }: Company): CompanyWorkDays {
  return {
    id,
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: draw.chance(0.9),
    sunday: draw.chance(0.6),
    openTime: draw.pick(['07:30', '08:00', '08:30']),
    closeTime: draw.pick(['18:00', '19:00', '20:30', '22:00']),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedWorkDays = partOf(69, isOpen, drawWorkDays);

/** Every company that is marked as excellent is marked for its first lines. */
export const seedExcellentLines = seeded(70, async (draw): Promise<StoredExcellentLine[]> => {
  // The ids of lines are counted here without creating the lines, because lines are numbered in the order of companies.
  let counted = 0;
  return (await seedCompanies()).flatMap(({ id, isExcellentLine, lineCount }) => {
    const first = counted + 1;
    counted += lineCount;
    if (!isExcellentLine) return [];
    const marked = Math.min(lineCount, draw.whole(1, 3));
    return {
      id,
      lineIds: Array.from({ length: marked }, (_, index) => lineId(first + index)),
      reason: draw.pick(reasons),
      concurrencyStamp: draw.stamp(),
    };
  });
});

/** One company in twenty has a custom page. */
export const seedDetailPages = seeded(71, async (draw): Promise<CompanyDetailPage[]> => {
  return (await seedCompanies())
    .filter((company) => isOpen(company) && draw.chance(0.05))
    .map(({ id, companyName, introduction }) => ({
      id,
      isCustom: true,
      title: `欢迎来到${companyName}`,
      content: `<h2>公司简介</h2><p>${introduction ?? '多年货运经验，诚信为本。'}</p><p>欢迎来电洽谈。</p>`,
      bannerImageId: `${id}-banner`,
      bannerImageUrl: picture('公司风采', 6, 400, 160),
      concurrencyStamp: draw.stamp(),
    }));
});

/** Creates the managers of a company: an owner with all roles and, in some, a clerk who only manages the lines. */
function drawManagers(draw: Random, company: Company, index: number): CompanyManager[] {
  const clerk = draw.chance(0.3);
  const second = { name: drawPerson(draw), mobile: drawMobile(draw) };
  const owner = {
    id: `${company.id}-1`,
    name: company.contact,
    userName: `c${String(index).padStart(5, '0')}a`,
    mobile: company.mobile,
    companyRoles: editing + staff + lines,
    isActive: true,
  };
  const userName = `c${String(index).padStart(5, '0')}b`;
  const others = [
    { id: `${company.id}-2`, userName, ...second, companyRoles: lines, isActive: draw.chance(0.8) },
  ];
  return [owner, ...(clerk ? others : [])];
}

/** All companies but drafts have managers; those of the demo's company are the demo users. */
export const seedManagers = seeded(72, async (draw): Promise<CompanyManagers[]> => {
  const accountsOf = groupBy(await seedAccounts(), ({ companyId }) => companyId);
  return (await seedCompanies()).filter(isOpen).map((company, index) => {
    const drawn = drawManagers(draw, company, index + 1);
    const known = accountsOf.get(String(company.id))?.map((account) => ({
      id: account.id,
      name: account.name,
      userName: account.userName,
      mobile: account.phoneNumber,
      companyRoles: account.companyRoles,
      isActive: account.isActive,
    }));
    return { id: company.id, users: known ?? drawn, concurrencyStamp: draw.stamp() };
  });
});

/** Only the platform's own text exists at first; companies may write their own. */
export const seedRecommendTexts = lazy(async (): Promise<StoredRecommendText[]> => [
  {
    id: 0,
    description: '{companyName}专线直达，天天发车，时效稳定，货物全程保险，欢迎来电咨询。',
    concurrencyStamp: '1'.padStart(32, '0'),
  },
]);
