import type { AppForward } from '@/api/platform/app-forward';
import type { CustomIcon } from '@/api/platform/custom-icon';
import type { IconSetting } from '@/api/platform/icon-setting';
import type { PartnerApp } from '@/api/platform/partner-app';
import { Channel, DisplayPage, LinkType, StandardStatus } from '@/enums';
import pages from '@/mocks/seed/data/app-pages.json';
import { picture, seeded, seedId, drawPast } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';

const apps: [name: string, appId: string, path: string | null, channel: Channel][] = [
  ['满载货运', 'wx3f8a21c90b7de465', 'pages/index/index', Channel.miniProgram],
  ['鲁运通司机端', 'wx91d04e7ab25c6f38', 'pages/home/home', Channel.miniProgram],
  ['兰山物流园导航', 'wx5b6c7d8e9f0a1b2c', 'pages/map/map', Channel.miniProgram],
  ['货车保险超市', 'wxa0c4e8129d3b7f56', 'pages/quote/index', Channel.miniProgram],
  ['油卡充值', 'wx7e19f3d5a8c2b046', null, Channel.miniProgram],
  ['电子回单助手', 'wx2d4f6a8c0e1b3957', 'pages/receipt/list', Channel.app],
  ['网货结算', 'wxc81b5a3e7d9f0246', 'pages/settle/index', Channel.h5],
  ['挂车租赁', 'wx6f0e2d4c8b9a1735', null, Channel.web],
];

/** The mini programs of partners; the last two are disabled. */
export const seedPartnerApps = seeded(71, async (draw): Promise<PartnerApp[]> => {
  return apps.map(([name, appId, path, channel], index) => ({
    id: seedId('091', index + 1),
    name,
    appId,
    path,
    logoId: seedId('0911', index + 1),
    logoUrl: picture(name.slice(0, 2), index + 11, 200, 200),
    channel,
    status: index < apps.length - 2 ? StandardStatus.enabled : StandardStatus.disabled,
    creationTime: drawPast(draw, 30, 700),
    concurrencyStamp: draw.stamp(),
  }));
});

/** The stored fields; the names are looked up in the rows it refers to. */
export type StoredCustomIcon = Omit<
  CustomIcon,
  'substationName' | 'iconSettingName' | 'iconSettingImageUrl'
>;

const iconPx = 72;
const { home, line, company, source } = DisplayPage;
const { none, inApp, web, miniProgram } = LinkType;

type Icon = [name: string, linkType: LinkType, link: string | null, pages: DisplayPage[]];
const icons: Icon[] = [
  ['找专线', inApp, '/pages/line/list', [home, line]],
  ['发货', inApp, '/pages/source/publish', [home, source]],
  ['找货源', inApp, '/pages/source/list', [home, source]],
  ['今日线价', inApp, '/pages/price/today', [home, line]],
  ['落地配', inApp, '/pages/company/last-mile', [home, company]],
  ['物流园区', inApp, '/pages/company/park', [home, company]],
  ['物流装备', inApp, '/pages/company/gear', [home, company]],
  ['线路排名', inApp, '/pages/rank/index', [home, line]],
  ['投票活动', inApp, '/pages/vote/list', [home]],
  ['物流头条', inApp, '/pages/news/list', [home]],
  ['天气路况', web, 'https://weather.example.com/road', [home, line]],
  ['货车保险', miniProgram, null, [home, company, source]],
  ['油卡充值', miniProgram, null, [home]],
  ['联系客服', none, null, [home, line, company, source]],
];

/** The icons of the platform; the one before the last is disabled. */
export const seedIcons = seeded(72, async (draw): Promise<IconSetting[]> => {
  const apps = await seedPartnerApps();
  return icons.map(([name, linkType, link, displayPages], index) => ({
    id: seedId('092', index + 1),
    name,
    imageId: seedId('0921', index + 1),
    imageUrl: picture(name.slice(0, 2), index + 31, iconPx, iconPx),
    linkType,
    link: linkType === miniProgram ? (apps[index % apps.length]?.appId ?? null) : link,
    displayPages,
    sort: index + 1,
    isNormal: index !== icons.length - 2,
    creationTime: drawPast(draw, 1, 600),
    concurrencyStamp: draw.stamp(),
  }));
});

/** About half of the sub-stations have one to three custom icons. */
export const seedCustomIcons = seeded(73, async (draw): Promise<StoredCustomIcon[]> => {
  const platform = await seedIcons();
  const own = substations.flatMap(({ id, city }) => {
    if (id > 3 && !draw.chance(0.45)) return [];
    const first = draw.whole(0, platform.length - 4);
    return platform.slice(first, first + draw.whole(1, 3)).map((icon) => ({ icon, id, city }));
  });
  return own.map(({ icon, id, city }, index) => ({
    ...icon,
    id: seedId('093', index + 1),
    substationId: id,
    iconSettingId: icon.id,
    name: draw.chance(0.5) ? `${city.slice(0, 2)}${icon.name.slice(0, 4)}` : icon.name,
    imageId: seedId('0931', index + 1),
    imageUrl: picture(city.slice(0, 2), index + 131, iconPx, iconPx),
    sort: draw.whole(1, 14),
    isNormal: draw.chance(0.9),
    creationTime: drawPast(draw, 1, 300),
    concurrencyStamp: draw.stamp(),
  }));
});

/** Every page of the app has one share card. */
export const seedAppForwards = seeded(75, async (draw): Promise<AppForward[]> => {
  return pages.map(({ pageName, pagePath, title }, index) => ({
    id: seedId('095', index + 1),
    pageName,
    pagePath,
    title,
    imageId: seedId('0951', index + 1),
    imageUrl: picture(pageName, index + 51, 500, 400),
    creationTime: drawPast(draw, 20, 600),
    concurrencyStamp: draw.stamp(),
  }));
});
