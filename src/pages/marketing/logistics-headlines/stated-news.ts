import { code } from '@/api/properties';
import { record } from '@/api/record';
import { news, newsApi, type News } from '@/api/substation/news';
import { AdvertState } from '@/enums';
import { toDate } from '@/lib/time';
import { statedReads } from '@/pages/marketing/shared/stated-calls';

/** An article with its state: one whose time has not come is not shown, although it is switched on. */
export const statedNews = record(
  news.path,
  { ...news.properties, state: code(AdvertState, { readOnly: true }) },
  { conditions: news.conditions },
);

export function newsState(
  { publishTime, isListed }: Pick<News, 'publishTime' | 'isListed'>,
  now = Date.now(),
): AdvertState {
  if (!isListed) return AdvertState.unlisted;
  const start = toDate(publishTime)?.getTime();
  return start !== undefined && now < start ? AdvertState.notStarted : AdvertState.showing;
}

/** The calls of articles, which say their states. */
export const statedNewsApi = { ...newsApi, ...statedReads(newsApi, (one) => newsState(one)) };
