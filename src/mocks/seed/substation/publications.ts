import type { MarketImage } from '@/api/substation/market-image';
import type { News } from '@/api/substation/news';
import type { NewsCategory } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import data from '@/mocks/seed/data/news.json';
import { picture, type Random, seeded, seedId } from '@/mocks/seed/draw';
import { substations, type SeededSubstation } from './substations';

/** The stored fields; the name of the sub-station is looked up. */
export type StoredNews = Omit<News, 'substationName'>;

export const newsCategories: NewsCategory[] = [1, 2, 3, 4, 5];

/** The titles by category; `城` in a title is replaced by the name of the city. */
const titles: CodeTable<NewsCategory, string[]> = data.titles;
const { leads, bodies } = data;

const perSubstation = 7;

function drawContent(draw: Random, city: string) {
  const parts = bodies.filter(() => draw.chance(0.75));
  return `<p><strong>${city}：</strong>${draw.pick(leads)}</p>${parts.join('')}`;
}

/** Chooses the times of an article. Most are in the past, but each sub-station has one that is published in a few days. */
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
    id: seedId('076', index),
    title,
    imageId: seedId('077', index),
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

export const seedNews = seeded(4501, async (draw): Promise<StoredNews[]> => {
  return substations.flatMap((substation, place) =>
    Array.from({ length: perSubstation }, (_, index) =>
      drawNews(draw, place * perSubstation + index + 1, substation),
    ),
  );
});

/** The stored fields; the name of the sub-station is looked up. */
type StoredMarketImage = Omit<MarketImage, 'substationName'> & { id: number };

const places = ['物流市场正门', '配载大厅', '停车场', '装卸平台', '仓储区', '信息大厅'] as const;

export const seedMarketImages = seeded(4301, async (draw): Promise<StoredMarketImage[]> => {
  return substations.map(({ id, city }) => ({
    id,
    images: places.slice(0, draw.whole(2, places.length)).map((place, index) => ({
      imageId: seedId('073', id * 10 + index),
      imageUrl: picture(city + place, id * 10 + index, 1024, 576),
      title: `${city}${place}`,
    })),
    concurrencyStamp: draw.stamp(),
  }));
});
