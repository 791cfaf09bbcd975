import type { Company } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { companyId } from './company-ids';
import { dice, type Dice } from './random';
import { china, type Region } from './regions';
import { substations, type SeededSubstation } from './substations';

const count = 3000;
/** "Today" of the seed: dates are drawn around it, so that the same run gives the same data. */
const today = Date.UTC(2026, 10, 15, 9);
const dayMs = 86_400_000;

const firstWords = '顺恒鑫隆宏泰安瑞丰华远联捷通达盛源万佳金正广永德信诚中亿博众';
const secondWords = '达通运捷顺安泰丰源盛隆昌发兴旺和联邦驰腾翔腾远锦程';
const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕';
const givenNames = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华建国文斌玉兰志海峰雪梅鹏飞晨宇';
const roads = [
  '解放路',
  '人民路',
  '物流大道',
  '工业北路',
  '通达路',
  '蒙山大道',
  '金源路',
  '开阳路',
] as const;
const mobilePrefixes = [
  '130',
  '131',
  '133',
  '135',
  '136',
  '137',
  '138',
  '139',
  '150',
  '151',
  '152',
  '158',
  '159',
  '166',
  '177',
  '180',
  '186',
  '187',
  '188',
  '189',
  '199',
] as const;

const lineEndings = ['物流', '货运', '运输', '快运', '供应链管理', '速运', '仓储物流'] as const;
const endings: Record<CompanyType, readonly [string, ...string[]]> = {
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

/** Wall-clock text without zone, as the server writes its times. */
const wallClock = (ms: number) => new Date(ms).toISOString().slice(0, 19);

const isLine = (type: CompanyType) =>
  type === CompanyType.line || type === CompanyType.lineAndLastMile;

function drawName(draw: Dice, city: string, type: CompanyType, taken: Set<string>): string {
  const word = draw.letters(firstWords, 1) + draw.letters(secondWords, 1);
  const name = `${city}市${word}${draw.pick(endings[type])}有限公司`;
  if (taken.has(name)) return drawName(draw, city, type, taken);
  taken.add(name);
  return name;
}

function drawCredential(draw: Dice, status: CompanyStatus): CredentialState {
  const { missing, submitted, verified } = CredentialState;
  if (status === CompanyStatus.enabled) return verified;
  if (status === CompanyStatus.disabled) return draw.pick([verified, verified, submitted]);
  return draw.weighted([
    [missing, 5],
    [submitted, 3],
    [verified, 2],
  ]);
}

/** A draft has not settled yet; every fortieth of the others runs out within thirty days. */
function drawTimes(draw: Dice, status: CompanyStatus) {
  const settled = today - draw.whole(30, 1900) * dayMs - draw.whole(0, 36_000) * 1000;
  const created = wallClock(settled - draw.whole(1, 20) * dayMs);
  const daysLeft = draw.chance(0.025) ? draw.whole(1, 30) : draw.whole(31, 1000);
  if (status === CompanyStatus.draft)
    return { settledTime: null, expireTime: null, creationTime: created };
  const expired = status === CompanyStatus.disabled && draw.chance(0.5);
  const expires = today + (expired ? -draw.whole(1, 200) : daysLeft) * dayMs;
  return {
    settledTime: wallClock(settled),
    expireTime: `${wallClock(expires).slice(0, 10)}T00:00:00`,
    creationTime: created,
  };
}

function drawKind(draw: Dice) {
  const { line, lastMile, equipment, park, lineAndLastMile } = CompanyType;
  const { draft, enabled, disabled } = CompanyStatus;
  const { superMember, member, directory } = CompanyLevel;
  return {
    companyType: draw.weighted([
      [line, 55],
      [lineAndLastMile, 15],
      [lastMile, 15],
      [equipment, 9],
      [park, 6],
    ]),
    companyLevelType: draw.weighted([
      [superMember, 10],
      [member, 45],
      [directory, 45],
    ]),
    status: draw.weighted([
      [enabled, 73],
      [draft, 12],
      [disabled, 15],
    ]),
  };
}

function drawCompany(
  draw: Dice,
  index: number,
  { substation, region }: { substation: SeededSubstation; region: Region },
  taken: Set<string>,
): Company {
  // The first company belongs to the company account, which needs one that works.
  const own = index === 1 && { companyType: CompanyType.line, status: CompanyStatus.enabled };
  const kind = { ...drawKind(draw), ...own };
  const line = isLine(kind.companyType);
  return {
    id: companyId(index),
    companyName: drawName(draw, substation.city, kind.companyType, taken),
    ...kind,
    substationId: substation.id,
    substationName: substation.substationName,
    regionId: region.id,
    regionName: region.fullName,
    contact: draw.letters(surnames, 1) + draw.letters(givenNames, draw.whole(1, 2)),
    mobile: draw.pick(mobilePrefixes) + draw.digits(8),
    phone: draw.chance(0.4) ? `${draw.whole(2, 8)}${draw.digits(6)}` : null,
    address: draw.chance(0.9) ? `${region.name}${draw.pick(roads)}${draw.whole(1, 399)}号` : null,
    introduction: draw.chance(0.5) ? draw.pick(introductions) : null,
    lineCount: line ? draw.whole(0, 40) : 0,
    branchCount: draw.chance(0.3) ? 0 : draw.whole(1, 25),
    isInsured: draw.chance(0.35),
    isExcellentLine: line && draw.chance(0.12),
    credentialState: drawCredential(draw, kind.status),
    ...drawTimes(draw, kind.status),
    concurrencyStamp: draw.stamp(),
  };
}

/** Where a company may sit: the districts of the sub-station's city, or the city itself where it has none. */
async function placesByCity(): Promise<Map<string, Region[]>> {
  const { cities, districts } = await china();
  const below = new Map<number, Region[]>(cities.map(({ id }) => [id, []]));
  for (const district of districts) below.get(district.pid)?.push(district);
  return new Map(
    cities.map((city) => {
      const places = below.get(city.id) ?? [];
      return [city.name, places.length ? places : [city]];
    }),
  );
}

export async function seedCompanies(): Promise<Company[]> {
  const draw = dice(20_261_115);
  const places = await placesByCity();
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, at) => {
    // Older sub-stations have more companies; the power pulls the draw towards the front.
    const rank = at === 0 ? 0 : Math.floor(draw.next() ** 1.6 * substations.length);
    const substation = substations[rank];
    const near = substation && places.get(`${substation.city}市`);
    const region = near?.[draw.whole(0, near.length - 1)];
    if (!substation || !region) throw new Error(`No region for the sub-station of rank ${rank}`);
    return drawCompany(draw, at + 1, { substation, region }, taken);
  });
}
