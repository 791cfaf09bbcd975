import { smsHistoryApi, smsRecord } from '@/api/substation/sms-history';
import { crudPage } from '@/crud/crud-page';
import { tabbedPage } from '@/crud/tabbed-page';
import { P } from '@/policies';
import { Stack } from '@/ui/layout/layout';
import { loadable } from '@/ui/loadable';
import { useIsMobile } from '@/ui/use-media';
import { PendingChart } from './sms-billing-details/pending-chart';
import type { SmsList } from './sms-billing-details/sent-per-day';

const name = 'substation-sms-recharge.history';

/** The list is complete without the chart, so a failed load of its code is not told. */
const SentPerDay = loadable(
  async () => (await import('./sms-billing-details/sent-per-day')).SentPerDay,
  () => <PendingChart />,
  () => null,
);

/** The list of one kind. All kinds have the same columns and share their settings. */
const listOf = (list: SmsList) =>
  crudPage({
    name,
    policy: P.smsHistory,
    record: smsRecord,
    api: { list },
    columns: [
      { key: 'sendTime', sortable: true },
      { key: 'receiver', copyable: true, isTitle: true },
      { key: 'companyName', width: 208 },
      { key: 'content', width: 344, lines: 2, dropFirst: 'signature' },
      { key: 'count', sum: true },
      { key: 'fee', width: 104, sum: true },
      { key: 'result', width: 104 },
      { key: 'connectType', width: 112 },
      { key: 'substation', width: 144, optional: true },
    ],
    card: { facts: ['sendTime', 'companyName'], text: 'content' },
    filters: [
      'receiver',
      'companyName',
      'sendTime',
      { key: 'result', control: 'radio' },
      { key: 'substation', collapsed: true },
      { key: 'connectType', collapsed: true },
    ],
    toolbar: ['exportTable'],
    defaultSort: 'sendTime descending',
  });

/** The messages of one kind; where there is room, how many were sent on the last days stands above them. */
function historyOf(list: SmsList) {
  const List = listOf(list);
  const History = () => (
    <Stack gap={2} fill>
      {!useIsMobile() && <SentPerDay list={list} />}
      <List />
    </Stack>
  );
  return Object.assign(History, { page: List.page });
}

export default tabbedPage('substation-sms-recharge.history', [
  { key: 'callSms', Content: historyOf(smsHistoryApi.callSms) },
  { key: 'newGoodsSms', Content: historyOf(smsHistoryApi.newGoodsSms) },
  { key: 'todayPriceSms', Content: historyOf(smsHistoryApi.todayPriceSms) },
]);
