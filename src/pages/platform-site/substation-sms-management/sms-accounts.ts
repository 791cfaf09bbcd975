import { substationSmsApi } from '@/api/substation/substation-sms';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { amountNotZero, nonNegativeInteger, notEmpty } from '@/values/rules';

/** The SMS balance and the conditions of every sub-station. */
export const SmsAccounts = crudPage({
  name: 'platform-site.sms',
  policy: P.substationSms,
  api: substationSmsApi,
  columns: [
    { key: 'substationName', width: 144 },
    { key: 'balance', type: 'number', sortable: true, sum: true, card: 'detail' },
    { key: 'usedThisMonth', type: 'number', sortable: true, sum: true },
    { key: 'usedPerDay', type: 'number', optional: true },
    {
      key: 'unitPrice',
      type: 'money',
      width: 120,
      edit: [notEmpty, amountNotZero],
      card: 'detail',
    },
    { key: 'freeQuota', type: 'number', width: 128, edit: [notEmpty, nonNegativeInteger] },
    { key: 'isCallSmsEnabled', type: 'flag', control: 'switch', width: 96 },
    { key: 'isNewGoodsSmsEnabled', type: 'flag', control: 'switch', width: 96 },
    { key: 'isTodayPriceSmsEnabled', type: 'flag', control: 'switch', width: 120 },
    { key: 'warnBelow', type: 'number', width: 112, edit: [notEmpty, nonNegativeInteger] },
  ],
  filters: [
    { key: 'substationName' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'balance', type: 'range', of: 'number' },
    { key: 'isCallSmsEnabled', type: 'flag', collapsed: true },
    { key: 'isNewGoodsSmsEnabled', type: 'flag', collapsed: true },
    { key: 'isTodayPriceSmsEnabled', type: 'flag', collapsed: true },
  ],
  // The form edits the same values as the cells, because a touch screen has no double click.
  form: [
    { key: 'unitPrice', type: 'money', required: true, rules: [amountNotZero] },
    { key: 'freeQuota', type: 'number', min: 0, required: true, rules: [nonNegativeInteger] },
    {
      key: 'warnBelow',
      type: 'number',
      min: 0,
      required: true,
      rules: [nonNegativeInteger],
      hint: 'platform-site.sms.warnHint',
    },
    { key: 'isCallSmsEnabled', type: 'flag' },
    { key: 'isNewGoodsSmsEnabled', type: 'flag' },
    { key: 'isTodayPriceSmsEnabled', type: 'flag' },
  ],
  toolbar: ['exportTable'],
  rowActions: ['edit'],
});
