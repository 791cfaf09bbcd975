import type { AppForward } from '@/api/platform/app-forward';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { picture } from '@/mocks/seed/pictures';
import { seededRandom } from '@/mocks/seed/random';

const pages: [pageName: string, pagePath: string, title: string][] = [
  ['首页', '/pages/index/index', '发物流，找专线，一站直达'],
  ['专线列表', '/pages/line/list', '本地专线大全，价格时效一目了然'],
  ['专线详情', '/pages/line/detail', '这条专线天天发车，快来看看'],
  ['公司详情', '/pages/company/detail', '诚信物流公司，欢迎来电咨询'],
  ['物流园区', '/pages/company/park', '园区里的专线都在这里'],
  ['货源列表', '/pages/source/list', '最新货源，先到先得'],
  ['货源详情', '/pages/source/detail', '有一票货正在找车'],
  ['今日线价', '/pages/price/today', '今日特价线路，限时有效'],
  ['投票详情', '/pages/vote/detail', '为你信赖的专线投上一票'],
  ['物流头条', '/pages/news/detail', '物流人都在看的行业消息'],
];

/** One share card per page of the app. */
export const seedAppForwards = lazy(async (): Promise<AppForward[]> => {
  const draw = seededRandom(75);
  return pages.map(([pageName, pagePath, title], at) => ({
    id: `1384095000000000${String(at + 1).padStart(3, '0')}`,
    pageName,
    pagePath,
    title,
    imageId: `1384095100000000${String(at + 1).padStart(3, '0')}`,
    imageUrl: picture(pageName, at + 51, 500, 400),
    creationTime: wallText(
      seedDay - draw.whole(20, 600) * dayMs + draw.whole(30_000, 64_000) * 1000,
    ),
    concurrencyStamp: draw.stamp(),
  }));
});
