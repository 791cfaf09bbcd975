import { newsApi } from '@/api/substation/news';
import { crudPage } from '@/crud/crud-page';
import { NewsCategory } from '@/enums';
import { P } from '@/policies';
import { maxLength } from '@/values/rules';
import { HeadlinePreview } from './logistics-headlines/headline-preview';

/** The maximum length on the server, with the HTML tags. */
const maxHtmlLength = 50_000;

export default crudPage({
  name: 'marketing.headline',
  policy: P.news,
  api: newsApi,
  columns: [
    { key: 'title', picture: 'imageUrl', width: 320, card: 'title' },
    { key: 'isListed', type: 'flag', control: 'switch' },
    { key: 'category', type: 'code', enum: NewsCategory, card: 'detail' },
    { key: 'substationName' },
    { key: 'isPinned', type: 'flag', control: 'switch' },
    { key: 'views', type: 'number', sortable: true },
    { key: 'publishTime', type: 'dateTime', sortable: true, card: 'detail' },
  ],
  filters: [
    { key: 'title' },
    { key: 'category', type: 'code', multiple: true, enum: NewsCategory },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'isPinned', type: 'flag' },
    { key: 'isListed', type: 'flag', words: 'listed' },
    { key: 'publishTime', type: 'range', of: 'dateTime' },
  ],
  form: [
    { key: 'title', required: true, maxLength: 60 },
    {
      key: 'substationId',
      type: 'record',
      of: 'substation',
      required: true,
      nameKey: 'substationName',
    },
    { key: 'category', type: 'code', enum: NewsCategory, required: true },
    { key: 'imageId', type: 'image', required: true, aspect: 4 / 3 },
    { key: 'summary', type: 'text', multiline: true, maxLength: 120 },
    {
      key: 'content',
      type: 'html',
      required: true,
      rules: [maxLength(maxHtmlLength)],
      wide: true,
    },
    { key: 'publishTime', type: 'dateTime', hint: 'marketing.headline.hints.publishTime' },
    { key: 'isPinned', type: 'flag' },
    { key: 'isListed', type: 'flag' },
  ],
  preview: (headline) => <HeadlinePreview headline={headline} />,
  defaults: { isListed: true, isPinned: false },
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'copy', 'delete'],
  defaultSort: 'publishTime descending',
});
