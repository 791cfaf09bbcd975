import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { HeadlinePreview } from './logistics-headlines/headline-preview';
import { statedNews, statedNewsApi } from './logistics-headlines/stated-news';

export default crudPage({
  name: 'marketing.headline',
  policy: P.news,
  record: statedNews,
  api: statedNewsApi,
  columns: [
    { key: 'title', picture: 'imageUrl', width: 320, lines: 2, isTitle: true },
    'state',
    { key: 'isListed', control: 'switch' },
    'category',
    'substation',
    { key: 'isPinned', control: 'switch' },
    { key: 'views', sortable: true },
    { key: 'publishTime', sortable: true },
  ],
  card: { status: 'state', facts: ['category', 'publishTime'] },
  filters: [
    'title',
    { key: 'category', multiple: true },
    'substation',
    'isPinned',
    'isListed',
    'publishTime',
  ],
  form: [
    'title',
    'substation',
    'category',
    'image',
    'summary',
    { key: 'content', wide: true },
    { key: 'publishTime', hint: 'marketing.headline.hints.publishTime' },
    'isPinned',
    'isListed',
  ],
  preview: (headline) => <HeadlinePreview headline={headline} />,
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'copy', 'delete'],
  defaultSort: 'publishTime descending',
});
