import type { Company, CompanyChange } from '@/api/company/company';
import type { CompanyTypeSetting } from '@/api/company/company-type-setting';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { dayMs, hourMs, seedDay, wallText } from '@/mocks/lib/clock';
import { mapInSlices, lazy } from '@/mocks/lib/loading';
import {
  drawMobile,
  drawPerson,
  drawStreet,
  picture,
  words,
  type Random,
  seeded,
  seedId,
  withId,
} from '@/mocks/seed/draw';
import { drawPlace, places } from '@/mocks/seed/market/places';
import type { Region } from '@/mocks/seed/regions';
import type { SeededSubstation } from '@/mocks/seed/substation/substations';

export const companyId = (index: number) => seedId('05', index);

/** The seeded company that the company account belongs to. */
export const ownCompanyId = companyId(1);

const count = 3000;
/** The numbers of lines and branches of that company, so that none of its lists is empty. */
const ownLineCount = 12;
const ownBranchCount = 5;
/** Nine o'clock in the morning of the seed's day. */
const nine = seedDay + 9 * hourMs;
const firstWords = '顺恒鑫隆宏泰安瑞丰华远联捷通达盛源万佳金正广永德信诚中亿博众';
const secondWords = '达通运捷顺安泰丰源盛隆昌发兴旺和联邦驰腾翔腾远锦程';
const lineEndings = words('物流 货运 运输 快运 供应链管理 速运 仓储物流');
const endings: CodeTable<CompanyType, readonly string[]> = {
  [CompanyType.line]: lineEndings,
  [CompanyType.lastMile]: ['配送服务', '城市配送', '同城物流'],
  [CompanyType.equipment]: ['物流设备', '专用汽车', '叉车租赁'],
  [CompanyType.park]: ['物流园', '货运中心', '物流园区管理'],
  [CompanyType.lineAndLastMile]: lineEndings,
};
const introductions = [
  '主营整车、零担业务，天天发车，直达不中转。',
  '自有车辆，全程定位，货物保险，签单返还。',
  '专业承接大件、设备运输，提供上门提货服务。',
  '覆盖周边区县，次日达，代收货款三日返款。',
] as const;

const typesWith = {
  lines: [CompanyType.line, CompanyType.lineAndLastMile],
  deliveries: [CompanyType.lastMile, CompanyType.lineAndLastMile],
  gear: [CompanyType.equipment],
  parks: [CompanyType.park],
} satisfies Record<string, CompanyType[]>;
export type Owned = keyof typeof typesWith;

export const canHave = (owned: Owned, type: CompanyType) =>
  typesWith[owned].some((one) => one === type);

function drawName(draw: Random, city: string, type: CompanyType, usedNames: Set<string>): string {
  const word = draw.letters(firstWords, 1) + draw.letters(secondWords, 1);
  const name = `${city}市${word}${draw.pick(entryOf(endings, type))}有限公司`;
  if (usedNames.has(name)) return drawName(draw, city, type, usedNames);
  usedNames.add(name);
  return name;
}

function drawCredential(draw: Random, status: CompanyStatus): CredentialState {
  const { missing, submitted, verified } = CredentialState;
  if (status === CompanyStatus.enabled) return verified;
  if (status === CompanyStatus.disabled) return draw.pick([verified, verified, submitted]);
  return draw.weighted([missing, 5], [submitted, 3], [verified, 2]);
}

/** Chooses the times of a company. A draft has no period yet; every fortieth of the others expires within thirty days. */
function drawTimes(draw: Random, status: CompanyStatus) {
  const settled = nine - draw.whole(0, 1900) * dayMs - draw.whole(0, 36_000) * 1000;
  const created = wallText(settled - draw.whole(1, 20) * dayMs);
  const daysLeft = draw.chance(0.025) ? draw.whole(1, 30) : draw.whole(31, 1000);
  if (status === CompanyStatus.draft)
    return { settledTime: null, expireTime: null, creationTime: created };
  const expired = status === CompanyStatus.disabled && draw.chance(0.5);
  const expires = nine + (expired ? -draw.whole(1, 200) : daysLeft) * dayMs;
  return {
    settledTime: wallText(settled),
    expireTime: `${wallText(expires).slice(0, 10)}T00:00:00`,
    creationTime: created,
  };
}

function drawKind(draw: Random) {
  const { line, lastMile, equipment, park, lineAndLastMile } = CompanyType;
  const { draft, enabled, disabled } = CompanyStatus;
  const { superMember, member, directory } = CompanyLevel;
  return {
    companyType: draw.weighted(
      [line, 55],
      [lineAndLastMile, 15],
      [lastMile, 15],
      [equipment, 9],
      [park, 6],
    ),
    companyLevelType: draw.weighted([superMember, 10], [member, 45], [directory, 45]),
    status: draw.weighted([enabled, 73], [draft, 12], [disabled, 15]),
  };
}

/** Chooses the number of lines: most companies have a few, and some have dozens. */
function drawLineCount(draw: Random): number {
  const share = draw.next();
  if (share < 0.1) return 0;
  if (share < 0.9) return 1 + Math.floor((share - 0.1) * 10);
  return 9 + Math.floor((share - 0.9) * 320);
}
function drawBranchCount(draw: Random): number {
  if (draw.chance(0.3)) return 0;
  const share = draw.next();
  return share < 0.9 ? 1 + Math.floor((share / 0.9) * 4) : 5 + Math.floor((share - 0.9) * 210);
}

const logos = new Map<string, string>();
/** Returns a logo with the two characters of a company's own name; companies with the same ones share it. */
function logoOf(word: string): string {
  const logo = logos.get(word) ?? picture(word, word.charCodeAt(0) % 7, 72, 72);
  logos.set(word, logo);
  return logo;
}

/** Returns the logo of a company; two of three companies have one. */
function logoFields(index: number, companyName: string) {
  if (index % 3 === 0) return { logoId: null, logoUrl: null };
  const [, word = ''] = /市(..)/.exec(companyName) ?? [];
  return { logoId: `${companyId(index)}-logo`, logoUrl: logoOf(word) };
}

const drawContact = (draw: Random, region: Region) => ({
  contact: drawPerson(draw),
  mobile: drawMobile(draw),
  phone: draw.chance(0.4) ? `${draw.whole(2, 8)}${draw.digits(6)}` : null,
  address: draw.chance(0.9) ? region.name + drawStreet(draw) : null,
  introduction: draw.chance(0.5) ? draw.pick(introductions) : null,
});

function drawCompany(
  draw: Random,
  index: number,
  { substation, region }: { substation: SeededSubstation; region: Region },
  usedNames: Set<string>,
): Company {
  // The first company is enabled and may have lines, because the demo's company account belongs to it.
  const own = index === 1 && { companyType: CompanyType.line, status: CompanyStatus.enabled };
  const kind = { ...drawKind(draw), ...own };
  const companyName = drawName(draw, substation.city, kind.companyType, usedNames);
  const person = drawContact(draw, region);
  const hasLines = canHave('lines', kind.companyType);
  const lines = hasLines ? drawLineCount(draw) : 0;
  const lineCount = own ? ownLineCount : lines;
  const branches = drawBranchCount(draw);
  return {
    id: companyId(index),
    companyName,
    ...kind,
    substationId: substation.id,
    substationName: substation.substationName,
    regionId: region.id,
    regionName: region.fullName,
    ...person,
    ...logoFields(index, companyName),
    lineCount,
    branchCount: own ? ownBranchCount : branches,
    isInsured: draw.chance(0.35),
    isExcellentLine: hasLines && draw.chance(0.12) && lineCount > 0,
    credentialState: drawCredential(draw, kind.status),
    ...drawTimes(draw, kind.status),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedCompanies = seeded(20_261_115, async (draw): Promise<Company[]> => {
  const all = await places();
  const usedNames = new Set<string>();
  return mapInSlices({ length: count }, (_, index) => {
    const { substation, districts } = (index === 0 && all[0]) || drawPlace(draw, all);
    return drawCompany(draw, index + 1, { substation, region: draw.pick(districts) }, usedNames);
  });
});

const operators = ['李建国', '张海涛', '王秀英', '刘志强'] as const;

type Drawn = Pick<CompanyChange, 'section' | 'field' | 'before' | 'after'>;

/** Creates changes that led to the current values of a company. Each field occurs once, so that `after` is its value. */
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

/** Every third company with a settlement has changes since then. */
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

const rows: [type: CompanyType, name: string, maxLines: number | null][] = [
  [CompanyType.line, '物流专线', 60],
  [CompanyType.lastMile, '落地配', 0],
  [CompanyType.equipment, '物流装备', 0],
  [CompanyType.park, '物流园区', 0],
  [CompanyType.lineAndLastMile, '专线加落地配', 80],
];

export const seedCompanyTypeSettings = lazy(async (): Promise<CompanyTypeSetting[]> =>
  rows.map(([companyType, displayName, maxLines], index) => ({
    id: companyType,
    companyType,
    displayName,
    iconId: `company-type-${companyType}`,
    iconUrl: picture(displayName.slice(0, 2), companyType, 72, 72),
    sort: index + 1,
    isListed: true,
    maxLines,
    needsCredentials: true,
    defaultLevel: CompanyLevel.directory,
    concurrencyStamp: String(companyType).padStart(32, '0'),
  })),
);
