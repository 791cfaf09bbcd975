import { voteApi, type Vote } from '@/api/company/vote';
import { crudPage } from '@/crud/crud-page';
import { VoteStatus } from '@/enums';
import { paths } from '@/paths';
import { P } from '@/policies';
import { maxLength, positiveInteger } from '@/values/rules';
import { VoteDetails } from './shared/vote-details';

/** The maximum length on the server, with the HTML tags. */
const maxHtmlLength = 20_000;

export default crudPage({
  name: 'marketing.vote',
  policy: P.vote,
  api: voteApi,
  columns: [
    { key: 'title', width: 336 },
    { key: 'status', type: 'code', enum: VoteStatus },
    { key: 'imageUrl', type: 'image', optional: true },
    { key: 'substationName', width: 104 },
    {
      key: 'startTime',
      type: 'range',
      of: 'dateTime',
      upper: 'endTime',
      sortable: true,
      card: 'detail',
    },
    { key: 'endTime', type: 'dateTime', sortable: true, optional: true },
    { key: 'companyCount', type: 'number' },
    { key: 'votes', type: 'number', sortable: true, sum: true, card: 'detail' },
    { key: 'visits', type: 'number', sortable: true },
    { key: 'dailyVotes', type: 'number', optional: true },
    { key: 'isSignUp', type: 'flag', optional: true },
  ],
  filters: [
    { key: 'title' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'status', type: 'code', control: 'radio', enum: VoteStatus },
    { key: 'startTime', type: 'range', of: 'dateTime' },
    { key: 'endTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'isSignUp', type: 'flag', collapsed: true },
  ],
  form: [
    { key: 'title', required: true, maxLength: 50 },
    {
      key: 'substationId',
      type: 'record',
      of: 'substation',
      required: true,
      nameKey: 'substationName',
      // All companies of a vote belong to its sub-station.
      disabled: ({ id, companyCount }: Partial<Vote>) => id !== undefined && Boolean(companyCount),
    },
    { key: 'imageId', type: 'image', required: true, aspect: 2 },
    {
      key: 'startTime',
      type: 'range',
      of: 'dateTime',
      upper: 'endTime',
      required: true,
      disabled: ({ id, status }: Partial<Vote>) => id !== undefined && status === VoteStatus.ended,
    },
    {
      key: 'dailyVotes',
      type: 'number',
      required: true,
      min: 1,
      max: 100,
      rules: [positiveInteger],
    },
    { key: 'isSignUp', type: 'flag' },
    { key: 'rules', type: 'html', rules: [maxLength(maxHtmlLength)], wide: true },
  ],
  defaults: { dailyVotes: 1, isSignUp: false },
  toolbar: ['new', 'exportTable'],
  rowActions: [
    {
      code: 'companies',
      to: ({ substationId, id, title }) =>
        paths.voteCompany(String(substationId), String(id), title),
    },
    {
      code: 'details',
      dialog: (vote, close) => <VoteDetails vote={vote} onClose={() => close(true)} />,
    },
    'edit',
    'copy',
    {
      standard: 'delete',
      visible: ({ status, votes }) => status === VoteStatus.notStarted || !votes,
    },
  ],
  defaultSort: 'startTime descending',
});
