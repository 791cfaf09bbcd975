import { substationSms, substationSmsApi } from '@/api/substation/substation-sms';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { amountNotZero, nonNegativeInteger, notEmpty } from '@/values/rules';
import { accountPanel } from './account-panel';
import { LowAccounts } from './low-accounts';

/** The SMS balance and the conditions of every sub-station. */
export const SmsAccounts = crudPage({
  name: 'platform-site.sms',
  policy: P.substationSms,
  record: substationSms,
  api: substationSmsApi,
  columns: [
    { key: 'substation', width: 112 },
    { key: 'balance', bar: 'warnBelow', sortable: true, sum: true },
    { key: 'warnBelow', width: 112, edit: [notEmpty, nonNegativeInteger] },
    { key: 'usedThisMonth', bar: true, sortable: true, sum: true },
    { key: 'daysLeft', sortable: true, width: 112 },
    { key: 'unitPrice', width: 120, edit: [notEmpty, amountNotZero] },
    { key: 'freeQuota', width: 128, edit: [notEmpty, nonNegativeInteger] },
    { key: 'isCallSmsEnabled', control: 'switch', width: 96 },
    { key: 'isNewGoodsSmsEnabled', control: 'switch', width: 96 },
    { key: 'isTodayPriceSmsEnabled', control: 'switch', width: 112 },
  ],
  card: { details: ['balance', 'daysLeft'], facts: ['unitPrice'] },
  filters: [
    'substationName',
    'substation',
    'balance',
    'isLow',
    { key: 'isCallSmsEnabled', collapsed: true },
    { key: 'isNewGoodsSmsEnabled', collapsed: true },
    { key: 'isTodayPriceSmsEnabled', collapsed: true },
  ],
  // The form edits the same values as the cells, because a touch screen has no double click.
  form: [
    { key: 'unitPrice', rules: [amountNotZero] },
    { key: 'freeQuota', rules: [nonNegativeInteger] },
    { key: 'warnBelow', rules: [nonNegativeInteger], hint: 'platform-site.sms.warnHint' },
    'isCallSmsEnabled',
    'isNewGoodsSmsEnabled',
    'isTodayPriceSmsEnabled',
  ],
  note: () => <LowAccounts />,
  toolbar: ['exportTable'],
  panel: accountPanel,
  rowActions: ['edit'],
  // Those that run out first come first.
  defaultSort: 'daysLeft ascending',
});
