import { voteApi } from '@/api/company/vote';
import { recordSearch } from '@/crud/record-search';

export default [
  recordSearch({
    kind: 'vote',
    place: 8,
    list: voteApi.list,
    by: { name: 'title' },
    title: 'title',
    hint: ({ substationName }) => [substationName],
    where: ({ title }) => ({ title }),
    listed: {},
  }),
];
