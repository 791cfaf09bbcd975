import type { Advert } from '@/api/platform/advert';
import type { ExternalCompanyAd } from '@/api/platform/external-company-ad';
import { AdType, CompanyStatus, DisplayPage, LinkType, PopupFrequency } from '@/enums';
import { entryOf, type CodeTable } from '@/lib/enum';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { picture, words, type Random, seeded, seedId, drawPast } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';
import { seedPartnerApps } from './apps';

/** The stored fields; the state is computed from the time, and the names of the sub-stations are looked up. */
export type StoredAdvert = Omit<Advert, 'state' | 'substationNames'>;

const perType: [AdType, number][] = [
  [AdType.carousel, 150],
  [AdType.implant, 100],
  [AdType.popup, 60],
];
/** Width and height of the pictures of each type. */
const pictureSizes: CodeTable<AdType, [width: number, height: number]> = {
  [AdType.carousel]: [512, 256],
  [AdType.implant]: [512, 128],
  [AdType.popup]: [384, 512],
};
const titles = words(
  '专线直达天天发车 春节不打烊运力保障 零担特惠首重立减 优质专线会员招募 ' +
    '园区招商火热进行 年度十佳专线评选 新分站开业有礼 大件运输专属通道 冷链专线上线 ' +
    '货运险限时八折 代收货款三日返款 落地配次日达 叉车租赁半价月 返程车特价专区 ' +
    '实名认证送短信',
);
const inAppPages = words(
  '/pages/line/list /pages/vote/list /pages/source/publish /pages/price/today ' +
    '/pages/company/park',
);
const webPages = words(
  'https://activity.example.com/freight/2026 https://insurance.example.com/truck ' +
    'https://park.example.com/lanshan/invest',
);

function drawLink(draw: Random, appIds: string[]): Pick<Advert, 'linkType' | 'link'> {
  const { none, inApp, web, miniProgram } = LinkType;
  const linkType = draw.weighted([inApp, 5], [web, 2], [miniProgram, 2], [none, 1]);
  const links = {
    [none]: null,
    [inApp]: draw.pick(inAppPages),
    [web]: draw.pick(webPages),
    [miniProgram]: `${draw.pick(appIds)}/pages/index/index`,
  };
  return { linkType, link: links[linkType] };
}

/** Chooses a period: half of the adverts run today, and the others have ended or start later. */
function drawPeriod(draw: Random) {
  const begins = draw.weighted(
    [draw.whole(-30, -1), 5],
    [draw.whole(-400, -120), 3],
    [draw.whole(2, 40), 2],
  );
  const days = begins < -31 ? draw.whole(7, 90) : draw.whole(32, 90);
  return {
    startTime: wallText(seedDay + begins * dayMs),
    endTime: wallText(seedDay + (begins + days) * dayMs - 1000),
  };
}

/** Chooses the sub-stations of an advert: mostly one, sometimes a few, rarely all. */
function drawSubstationIds(draw: Random): number[] {
  const ids = substations.map(({ id }) => id);
  if (draw.chance(0.06)) return ids;
  const first = Math.floor(draw.next() ** 1.6 * ids.length);
  return ids.slice(first, first + (draw.chance(0.3) ? draw.whole(2, 4) : 1));
}

function drawAdvert(draw: Random, adType: AdType, index: number, appIds: string[]): StoredAdvert {
  const title = draw.pick(titles);
  const period = drawPeriod(draw);
  const hasStarted = period.startTime <= wallText(seedDay);
  const popup = adType === AdType.popup;
  const created = Date.parse(`${period.startTime}Z`) - draw.whole(1, 20) * dayMs;
  return {
    id: seedId('094', adType * 1000 + index),
    adType,
    title,
    imageId: seedId('0941', adType * 1000 + index),
    imageUrl: picture(title, index, ...entryOf(pictureSizes, adType)),
    displayPage: popup ? DisplayPage.home : (DisplayPage.$values[draw.whole(0, 3)] ?? 1),
    ...drawLink(draw, appIds),
    ...period,
    sort: draw.whole(1, 20),
    isListed: draw.chance(0.85),
    clicks: hasStarted ? draw.whole(20, 9000) : 0,
    substationIds: drawSubstationIds(draw),
    frequency: popup ? (PopupFrequency.$values[draw.whole(0, 2)] ?? 1) : null,
    showSeconds: popup ? draw.pick([3, 5, 5, 8, 10]) : null,
    creationTime: wallText(Math.min(created, seedDay - dayMs) + draw.whole(30_000, 64_000) * 1000),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedAdverts = seeded(74, async (draw): Promise<StoredAdvert[]> => {
  const appIds = (await seedPartnerApps()).map(({ appId }) => appId);
  return perType.flatMap(([adType, count]) =>
    Array.from({ length: count }, (_, index) => drawAdvert(draw, adType, index + 1, appIds)),
  );
});

/** The stored fields; the name of the company is looked up. */
export type StoredExternalAd = Omit<ExternalCompanyAd, 'companyName'>;

const pages: [name: string, path: string][] = [
  ['官方网站', ''],
  ['在线下单', 'order'],
  ['运单查询', 'track'],
  ['网点查询', 'branches'],
  ['价格时效', 'price'],
];
const count = 80;

/** About every thirtieth enabled company has a page of its own. */
export const seedExternalAds = seeded(76, async (draw): Promise<StoredExternalAd[]> => {
  const enabled = (await seedCompanies()).filter(({ status }) => status === CompanyStatus.enabled);
  const step = Math.floor(enabled.length / count);
  return Array.from({ length: count }, (_, index) => {
    const company = enabled[index * step];
    if (!company) throw new Error(`No enabled company at ${index * step}`);
    const [name, path] = draw.pick(pages);
    return {
      id: seedId('096', index + 1),
      companyId: company.id,
      name,
      address: `https://wl${String(company.id).slice(-5)}.example.com/${path}`,
      imageId: seedId('0961', index + 1),
      imageUrl: picture(name, index + 71),
      sort: draw.whole(1, 20),
      isListed: draw.chance(0.8),
      creationTime: drawPast(draw, 1, 500),
      concurrencyStamp: draw.stamp(),
    };
  });
});
