import { substationSms, substationSmsApi } from '@/api/substation/substation-sms';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { amountNotZero, nonNegativeInteger, notEmpty } from '@/values/rules';

/** The SMS balance and the conditions of every sub-station. */
export const SmsAccounts = crudPage({
  name: 'platform-site.sms',
  policy: P.substationSms,
  record: substationSms,
  api: substationSmsApi,
  columns: [
    { key: 'substation', width: 144 },
    { key: 'balance', sortable: true, sum: true, card: 'detail' },
    { key: 'usedThisMonth', sortable: true, sum: true },
    { key: 'usedPerDay', optional: true },
    { key: 'unitPrice', width: 120, edit: [notEmpty, amountNotZero], card: 'detail' },
    { key: 'freeQuota', width: 128, edit: [notEmpty, nonNegativeInteger] },
    { key: 'isCallSmsEnabled', control: 'switch', width: 96 },
    { key: 'isNewGoodsSmsEnabled', control: 'switch', width: 96 },
    { key: 'isTodayPriceSmsEnabled', control: 'switch', width: 120 },
    { key: 'warnBelow', width: 112, edit: [notEmpty, nonNegativeInteger] },
  ],
  filters: [
    'substationName',
    'substation',
    'balance',
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
  toolbar: ['exportTable'],
  rowActions: ['edit'],
});
