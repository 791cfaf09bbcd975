import { code } from '@/api/properties';
import { record, type QueryOf } from '@/api/record';
import { news, newsApi, type News } from '@/api/substation/news';
import type { ById } from '@/api/types';
import { withCall } from '@/elements/query/wrap-endpoint';
import { AdvertState } from '@/enums';
import { toDate } from '@/lib/time';

type NewsQuery = QueryOf<typeof news>;

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

const withState = (one: News) => ({ ...one, state: newsState(one) });

/** The calls of articles, which say their states. */
export const statedNewsApi = {
  ...newsApi,
  one: withCall(newsApi.one, async (id: ById, options) =>
    withState(await newsApi.one(id, options)),
  ),
  list: withCall(newsApi.list, async (query: NewsQuery, options) => {
    const { items, ...page } = await newsApi.list(query, options);
    return { ...page, items: items.map(withState) };
  }),
};
