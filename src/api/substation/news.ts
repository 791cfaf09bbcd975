import { code, dateTime, flag, html, image, number, ref, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import { NewsCategory } from '@/enums';

/** An article for the readers of a sub-station. */
export const news = record('/api/substation/sub-station-news', {
  title: text({ required: true, maxLength: 60, filter: true }),
  image: image({ required: true, nullable: true, aspect: 4 / 3 }),
  summary: text({ nullable: true, maxLength: 120, multiline: true }),
  category: code(NewsCategory, { required: true, filter: true }),
  substation: ref('substation', { required: true, filter: true }),
  isPinned: flag({ initial: false, filter: true }),
  isListed: flag({ labels: 'listed', initial: true, filter: true }),
  views: number({ additive: true, readOnly: true }),
  content: html({ required: true, maxLength: 50_000 }),
  publishTime: dateTime({
    about:
      'When the article appears; may be in the future. Without it the article is published immediately.',
    filter: true,
  }),
});
export type News = RowOf<typeof news>;
export type NewsInput = InputOf<typeof news>;

export const newsApi = crudCalls(news);
