import type { CustomIcon } from '@/api/platform/custom-icon';
import type { IconSetting } from '@/api/platform/icon-setting';
import { DisplayPage, LinkType } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { seedPartnerApps } from './partner-apps';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { substations } from '@/mocks/seed/substation/substations';

/** As it is kept; the names come from the rows it refers to. */
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

const iconId = (at: number) => `1384092000000000${String(at + 1).padStart(3, '0')}`;

const drawTime = (draw: Random, days: number) =>
  wallText(seedDay - draw.whole(1, days) * dayMs + draw.whole(30_000, 64_000) * 1000);

/** The icons of the platform; the last but one is disabled. */
export const seedIcons = lazy(async (): Promise<IconSetting[]> => {
  const draw = seededRandom(72);
  const apps = await seedPartnerApps();
  return icons.map(([name, linkType, link, displayPages], at) => ({
    id: iconId(at),
    name,
    imageId: `1384092100000000${String(at + 1).padStart(3, '0')}`,
    imageUrl: picture(name.slice(0, 2), at + 31, iconPx, iconPx),
    linkType,
    link: linkType === miniProgram ? (apps[at % apps.length]?.appId ?? null) : link,
    displayPages,
    sort: at + 1,
    isNormal: at !== icons.length - 2,
    creationTime: drawTime(draw, 600),
    concurrencyStamp: draw.stamp(),
  }));
});

/** Two or three sub-stations in five have one to three icons of their own. */
export const seedCustomIcons = lazy(async (): Promise<StoredCustomIcon[]> => {
  const draw = seededRandom(73);
  const platform = await seedIcons();
  const own = substations.flatMap(({ id, city }) => {
    if (id > 3 && !draw.chance(0.45)) return [];
    const first = draw.whole(0, platform.length - 4);
    return platform.slice(first, first + draw.whole(1, 3)).map((icon) => ({ icon, id, city }));
  });
  return own.map(({ icon, id, city }, at) => ({
    ...icon,
    id: `1384093000000000${String(at + 1).padStart(3, '0')}`,
    substationId: id,
    iconSettingId: icon.id,
    name: draw.chance(0.5) ? `${city.slice(0, 2)}${icon.name.slice(0, 4)}` : icon.name,
    imageId: `1384093100000000${String(at + 1).padStart(3, '0')}`,
    imageUrl: picture(city.slice(0, 2), at + 131, iconPx, iconPx),
    sort: draw.whole(1, 14),
    isNormal: draw.chance(0.9),
    creationTime: drawTime(draw, 300),
    concurrencyStamp: draw.stamp(),
  }));
});
