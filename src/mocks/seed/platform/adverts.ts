import type { Advert } from '@/api/platform/advert';
import { AdType, DisplayPage, LinkType, PopupFrequency } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { seedPartnerApps } from './partner-apps';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom, type Random, words } from '@/mocks/seed/random';
import { substations } from '@/mocks/seed/substation/substations';

/** As it is kept; the state comes from the clock, the names from the sub-stations. */
export type StoredAdvert = Omit<Advert, 'state' | 'substationNames'>;

const perType: [AdType, number][] = [
  [AdType.carousel, 150],
  [AdType.implant, 100],
  [AdType.popup, 60],
];
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
  const linkType = draw.weighted([
    [inApp, 5],
    [web, 2],
    [miniProgram, 2],
    [none, 1],
  ]);
  const links = {
    [none]: null,
    [inApp]: draw.pick(inAppPages),
    [web]: draw.pick(webPages),
    [miniProgram]: `${appIds[draw.whole(0, appIds.length - 1)]}/pages/index/index`,
  };
  return { linkType, link: links[linkType] };
}

/** Half of them run today, the others are over or yet to come. */
function drawPeriod(draw: Random) {
  const begins = draw.weighted([
    [draw.whole(-30, -1), 5],
    [draw.whole(-400, -120), 3],
    [draw.whole(2, 40), 2],
  ]);
  const days = begins < -31 ? draw.whole(7, 90) : draw.whole(32, 90);
  return {
    startTime: wallText(seedDay + begins * dayMs),
    endTime: wallText(seedDay + (begins + days) * dayMs - 1000),
  };
}

/** One sub-station mostly, sometimes a few, now and then all of them. */
function drawSubstationIds(draw: Random): number[] {
  const ids = substations.map(({ id }) => id);
  if (draw.chance(0.06)) return ids;
  const first = Math.floor(draw.next() ** 1.6 * ids.length);
  return ids.slice(first, first + (draw.chance(0.3) ? draw.whole(2, 4) : 1));
}

function drawAdvert(draw: Random, adType: AdType, at: number, appIds: string[]): StoredAdvert {
  const title = draw.pick(titles);
  const period = drawPeriod(draw);
  const begun = period.startTime <= wallText(seedDay);
  const popup = adType === AdType.popup;
  const created = Date.parse(`${period.startTime}Z`) - draw.whole(1, 20) * dayMs;
  return {
    id: `13840940000000${String(adType * 1000 + at).padStart(5, '0')}`,
    adType,
    title,
    imageId: `13840941000000${String(adType * 1000 + at).padStart(5, '0')}`,
    imageUrl: picture(title, at, 512, 256),
    displayPage: popup ? DisplayPage.home : (DisplayPage.$values[draw.whole(0, 3)] ?? 1),
    ...drawLink(draw, appIds),
    ...period,
    sort: draw.whole(1, 20),
    isListed: draw.chance(0.85),
    clicks: begun ? draw.whole(20, 9000) : 0,
    substationIds: drawSubstationIds(draw),
    frequency: popup ? (PopupFrequency.$values[draw.whole(0, 2)] ?? 1) : null,
    showSeconds: popup ? draw.pick([3, 5, 5, 8, 10]) : null,
    creationTime: wallText(Math.min(created, seedDay - dayMs) + draw.whole(30_000, 64_000) * 1000),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedAdverts = lazy(async (): Promise<StoredAdvert[]> => {
  const draw = seededRandom(74);
  const appIds = (await seedPartnerApps()).map(({ appId }) => appId);
  return perType.flatMap(([adType, count]) =>
    Array.from({ length: count }, (_, at) => drawAdvert(draw, adType, at + 1, appIds)),
  );
});
