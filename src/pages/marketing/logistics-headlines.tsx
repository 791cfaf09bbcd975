import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { HeadlinePreview } from './logistics-headlines/headline-preview';
import { statedNews, statedNewsApi } from './logistics-headlines/stated-news';
import { listActions } from './shared/list-actions';

export default crudPage({
  name: 'marketing.headline',
  policy: P.news,
  record: statedNews,
  api: statedNewsApi,
  columns: [
    { key: 'title', picture: 'imageUrl', width: 320, lines: 2, isTitle: true },
    'state',
    // The state says it, and the row has the action.
    { key: 'isListed', control: 'switch', optional: true },
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
  rowActions: ['edit', ...listActions(), 'copy', 'delete'],
  defaultSort: 'publishTime descending',
});
