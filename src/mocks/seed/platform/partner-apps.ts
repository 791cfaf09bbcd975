import type { PartnerApp } from '@/api/platform/partner-app';
import { Channel, StandardStatus } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom } from '@/mocks/seed/random';

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

/** The mini programs of others; the last two are switched off. */
export const seedPartnerApps = lazy(async (): Promise<PartnerApp[]> => {
  const draw = seededRandom(71);
  return apps.map(([name, appId, path, channel], at) => ({
    id: `1384091000000000${String(at + 1).padStart(3, '0')}`,
    name,
    appId,
    path,
    logoId: `1384091100000000${String(at + 1).padStart(3, '0')}`,
    logoUrl: picture(name.slice(0, 2), at + 11, 200, 200),
    channel,
    status: at < apps.length - 2 ? StandardStatus.enabled : StandardStatus.disabled,
    creationTime: wallText(
      seedDay - draw.whole(30, 700) * dayMs + draw.whole(30_000, 64_000) * 1000,
    ),
    concurrencyStamp: draw.stamp(),
  }));
});
