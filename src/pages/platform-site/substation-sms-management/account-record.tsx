import { useLocation } from 'react-router-dom';
import type { CallOptions } from '@/api/endpoint';
import {
  smsChargeOrder,
  smsChargeOrderApi,
  type SmsChargeOrder,
} from '@/api/substation/sms-charge-order';
import { substationSms, type SubstationSms } from '@/api/substation/substation-sms';
import { firstPage } from '@/config/limits';
import { declareColumns } from '@/crud/declare';
import { RecordSection } from '@/crud/record/record-section';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { RecordList } from '@/elements/table/record-list';
import { t, useTranslation } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { RecordBody } from '@/schema/crud';
import { Grid } from '@/ui/layout/layout';
import { Status } from '@/values/cell/text-cells';

const limit = 5;

/** The latest purchases of a sub-station. */
const purchasesOf = ({ substationId, balance }: SubstationSms) => ({
  // A paid purchase has another balance, so that they are loaded again.
  key: ['purchases of account', substationId, balance] as const,
  load: (options: CallOptions) =>
    smsChargeOrderApi.list(
      { substationId, page: firstPage, limit, sort: 'creationTime descending' },
      options,
    ),
});

const name = 'platform-site.sms';
const figures = declareColumns(substationSms, ['balance', 'usedThisMonth', 'daysLeft']);
const facts = declareColumns(substationSms, [
  'unitPrice',
  'freeQuota',
  'warnBelow',
  'isCallSmsEnabled',
  'isNewGoodsSmsEnabled',
  'isTodayPriceSmsEnabled',
]);
const purchases: AnyColumn<SmsChargeOrder>[] = declareColumns(smsChargeOrder, [
  { key: 'creationTime', width: 144 },
  { key: 'quantity', width: 96 },
  { key: 'amount', width: 112 },
  { key: 'status', width: 96 },
]);

const tones = { unwatched: 'over', low: 'failed', enough: 'active' } as const;

/** The SMS account of a sub-station: its balance and prices, and its latest purchases. */
function AccountRecord({ account }: { account: SubstationSms }) {
  useTranslation();
  const { pathname } = useLocation();
  const { substationId, balance, warnBelow } = account;
  const watched = balance < warnBelow ? 'low' : 'enough';
  const state = warnBelow === 0 ? 'unwatched' : watched;
  return (
    <Grid gap={4} columns={1}>
      <RecordHead
        marks={<Status text={t(`panel.sms.${state}`)} tone={tones[state]} />}
        facts={[]}
      />
      <Figures name={name} columns={figures} row={account} />
      <DetailView name={name} columns={facts} row={account} perLine={2} />
      <RecordSection
        title={t('platform-site.chargeOrder.title')}
        part={purchasesOf(account)}
        to={`${pathname}?tab=orders&substationId=${substationId}`}
      >
        {(items) => (
          <RecordList name="platform-site.chargeOrder" columns={purchases} rows={items} />
        )}
      </RecordSection>
    </Grid>
  );
}

export const accountBody: RecordBody<SubstationSms> = {
  parts: (account) => [purchasesOf(account)],
  content: (account) => <AccountRecord account={account} />,
};
