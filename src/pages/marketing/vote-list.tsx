import { vote, voteApi, type Vote } from '@/api/company/vote';
import { crudPage } from '@/crud/crud-page';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { VoteStatus } from '@/enums';
import { P } from '@/policies';
import { positiveInteger } from '@/values/rules';
import { VoteDetails } from './shared/vote-details';
import { votePanel } from './vote-list/vote-panel';

export default crudPage({
  name: 'marketing.vote',
  policy: P.vote,
  record: vote,
  api: voteApi,
  columns: [
    { key: 'title', width: 296, lines: 2, dropFirst: 'year', cityOf: 'substationName' },
    'status',
    { key: 'image', optional: true },
    { key: 'substation', width: 104 },
    {
      key: 'startTime',
      type: 'range',
      of: 'dateTime',
      upper: 'endTime',
      width: 272,
      sortable: true,
    },
    { key: 'endTime', sortable: true, optional: true },
    'companyCount',
    { key: 'votes', bar: true, sortable: true, sum: true },
    { key: 'visits', sortable: true, sum: true },
    { key: 'dailyVotes', optional: true },
    { key: 'isSignUp', optional: true },
  ],
  card: { facts: ['startTime', 'votes'] },
  filters: [
    'title',
    'substation',
    { key: 'status', control: 'radio' },
    'startTime',
    { key: 'endTime', collapsed: true },
    { key: 'isSignUp', collapsed: true },
  ],
  form: [
    'title',
    {
      key: 'substation',
      // All companies of a vote belong to its sub-station.
      disabled: ({ id, companyCount }: Partial<Vote>) => id !== undefined && Boolean(companyCount),
    },
    'image',
    {
      key: 'startTime',
      type: 'range',
      of: 'dateTime',
      upper: 'endTime',
      required: true,
      disabled: ({ id, status }: Partial<Vote>) => id !== undefined && status === VoteStatus.ended,
    },
    { key: 'dailyVotes', rules: [positiveInteger] },
    'isSignUp',
    { key: 'rules', wide: true },
  ],
  defaults: { dailyVotes: 1, isSignUp: false },
  layouts: declareLayouts<Vote>([
    {
      kind: 'schedule',
      title: 'title',
      picture: 'imageUrl',
      substation: { ids: 'substationId', names: 'substationName' },
      start: 'startTime',
      end: 'endTime',
      state: { key: 'status', enum: VoteStatus },
      gap: {
        substationId: 'substationId',
        substationName: 'substationName',
        startTime: 'start',
        endTime: 'end',
      },
      // The server keeps the start of a vote that has begun, and the end of one that has ended.
      canMove: ({ status }, edge) =>
        status === VoteStatus.notStarted || (edge === 'end' && status === VoteStatus.inProgress),
    },
  ]),
  toolbar: ['new', 'exportTable'],
  panel: votePanel,
  rowActions: [
    'edit',
    {
      code: 'ballots',
      dialog: (one, close) => <VoteDetails vote={one} onClose={() => close(true)} />,
    },
    'copy',
    {
      standard: 'delete',
      visible: ({ status, votes }) => status === VoteStatus.notStarted || !votes,
    },
  ],
  defaultSort: 'startTime descending',
});
