import { smsHistoryApi, type SmsRecord } from '@/api/substation/sms-history';
import { crudPage } from '@/crud/crud-page';
import { tabbedPage } from '@/crud/tabbed-page';
import { ConnectType, SmsResult } from '@/enums';
import { t } from '@/i18n';
import { P } from '@/policies';
import { MoreText } from '@/values/cell/more-text';

const name = 'substation-sms-recharge.history';

const Content = ({ content }: SmsRecord) => (
  <MoreText isPlain text={content} title={t(`${name}.fields.content`)}>
    {content}
  </MoreText>
);

/** The messages of one kind. All kinds have the same columns and share their settings. */
const historyOf = (list: typeof smsHistoryApi.callSms) =>
  crudPage({
    name,
    policy: P.smsHistory,
    api: { list },
    columns: [
      { key: 'sendTime', type: 'dateTime', sortable: true, card: 'detail' },
      { key: 'receiver', type: 'phone', copyable: true, card: 'title' },
      { key: 'companyName', width: 208, card: 'detail' },
      { key: 'content', type: 'custom', width: 320, render: Content },
      { key: 'count', type: 'number', sum: true },
      { key: 'fee', type: 'money', width: 104, sum: true },
      { key: 'result', type: 'code', enum: SmsResult, width: 104 },
      { key: 'connectType', type: 'code', enum: ConnectType, width: 112 },
      { key: 'substationName', width: 144, optional: true },
    ],
    filters: [
      { key: 'receiver', type: 'phone' },
      { key: 'companyName' },
      { key: 'sendTime', type: 'range', of: 'dateTime' },
      { key: 'result', type: 'code', control: 'radio', enum: SmsResult },
      { key: 'substationId', type: 'record', of: 'substation', collapsed: true },
      { key: 'connectType', type: 'code', enum: ConnectType, collapsed: true },
    ],
    toolbar: ['exportTable'],
    defaultSort: 'sendTime descending',
  });

export default tabbedPage('substation-sms-recharge.history', [
  { key: 'callSms', Content: historyOf(smsHistoryApi.callSms) },
  { key: 'newGoodsSms', Content: historyOf(smsHistoryApi.newGoodsSms) },
  { key: 'todayPriceSms', Content: historyOf(smsHistoryApi.todayPriceSms) },
]);
