import type { News } from '@/api/substation/news';
import type { NewsCategory } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { picture, seededRandom, type Random } from '@/mocks/seed/draw';
import { substations, type SeededSubstation } from './substations';
import { type CodeTable, entryOf } from '@/lib/enum';

/** As it is kept; the name comes from the sub-station. */
export type StoredNews = Omit<News, 'substationName'>;

export const newsCategories: readonly [NewsCategory, ...NewsCategory[]] = [1, 2, 3, 4, 5];

const titles: CodeTable<NewsCategory, readonly [string, ...string[]]> = {
  1: [
    '公路货运指数连续三月回升，城专线货量明显增加',
    '快运企业加密城至华东班次',
    '城多家专线抱团直营，干线成本下降一成',
    '城冷链专线扩容，生鲜次日可达长三角',
  ],
  2: [
    '城货车通行证办理新规下月起执行',
    '省际高速差异化收费政策解读',
    '国四货车淘汰补贴申领指南（城）',
    '网络货运税收新政对专线公司的影响',
  ],
  3: [
    '城今日整车运价行情：华东略涨，华南持平',
    '一周油价与运价走势（城）',
    '板材旺季到来，城发往西北车源偏紧',
    '城到广州零担报价回落',
  ],
  4: [
    '城分站十佳专线评选开始报名',
    '关于规范城分站货源发布的通知',
    '城分站春节值班与放假安排',
    '实名认证升级，城分站会员请及时更新资料',
  ],
  5: [
    '发货人如何选择靠谱专线：城老调度的五条经验',
    '零担货物打包与贴签要点',
    '货物破损怎么理赔，流程一次讲清',
    '新手调度必读：城发车前的十项检查',
  ],
};
const leads = [
  '据本站从多家专线公司了解，近期货量较上月有所增加，发车班次随之调整。',
  '为方便会员及时安排运力，本站将有关情况整理如下，供参考。',
  '本站工作人员走访了市场内二十余家公司，汇总了大家最关心的几个问题。',
] as const;
const bodies = [
  '<p>专线公司表示，目前主干线路天天发车，普货时效基本稳定，大件与危化品请提前一天预约。</p>',
  '<ul><li>提前核对收货人电话与地址；</li><li>贵重货物请购买货运险；</li><li>提货时当面清点件数并签字。</li></ul>',
  '<p>有疑问的会员可以联系本站客服，或在“我的分站”中留言，工作人员会在一个工作日内回复。</p>',
  '<blockquote>价格仅供参考，以专线公司当日报价为准。</blockquote>',
] as const;

const perSubstation = 7;
const newsId = (index: number) => `13840760000000${String(index).padStart(5, '0')}`;
const imageId = (index: number) => `13840770000000${String(index).padStart(5, '0')}`;

function drawContent(draw: Random, city: string) {
  const parts = bodies.filter(() => draw.chance(0.75));
  return `<p><strong>${city}：</strong>${draw.pick(leads)}</p>${parts.join('')}`;
}

/** Most are in the past; each sub-station has one a few days in the future. */
function drawTimes(draw: Random, ahead: boolean) {
  const day = seedDay + (ahead ? draw.whole(1, 5) : -draw.whole(1, 400)) * dayMs;
  const published = day + draw.whole(28_000, 64_000) * 1000;
  const created = Math.min(published, seedDay) - draw.whole(1, 40) * 3_600_000;
  return { publishTime: wallText(published), creationTime: wallText(created) };
}

function drawNews(draw: Random, index: number, { id, city }: SeededSubstation): StoredNews {
  const category = draw.pick(newsCategories);
  const ahead = index % perSubstation === 0;
  const title = draw.pick(entryOf(titles, category)).replace('城', city);
  return {
    id: newsId(index),
    title,
    imageId: imageId(index),
    imageUrl: picture(title.slice(0, 6), index, 480, 270),
    summary: draw.chance(0.8) ? draw.pick(leads).slice(0, 60) : null,
    category,
    substationId: id,
    isPinned: !ahead && draw.chance(0.1),
    isListed: draw.chance(0.88),
    views: ahead ? 0 : Math.floor(draw.next() ** 3 * 6000),
    content: drawContent(draw, city),
    ...drawTimes(draw, ahead),
    concurrencyStamp: draw.stamp(),
  };
}

export const seedNews = lazy(async (): Promise<StoredNews[]> => {
  const draw = seededRandom(4501);
  return substations.flatMap((substation, at) =>
    Array.from({ length: perSubstation }, (_, index) =>
      drawNews(draw, at * perSubstation + index + 1, substation),
    ),
  );
});
