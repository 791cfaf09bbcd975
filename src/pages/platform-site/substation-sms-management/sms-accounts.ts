import { substationSmsApi } from '@/api/substation/substation-sms';
import { crudPage } from '@/crud/crud-page';
import { amountNotZero, nonNegativeInteger, notEmpty } from '@/elements/form/rules';
import { P } from '@/policies';

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
    { key: 'isCallSmsEnabled', type: 'switch', width: 96 },
    { key: 'isNewGoodsSmsEnabled', type: 'switch', width: 96 },
    { key: 'isTodayPriceSmsEnabled', type: 'switch', width: 120 },
    { key: 'warnBelow', type: 'number', width: 112, edit: [notEmpty, nonNegativeInteger] },
  ],
  filters: [
    { key: 'substationName' },
    { key: 'substationId', type: 'substation' },
    { key: 'balance', type: 'numberRange' },
    { key: 'isCallSmsEnabled', type: 'yesNo', collapsed: true },
    { key: 'isNewGoodsSmsEnabled', type: 'yesNo', collapsed: true },
    { key: 'isTodayPriceSmsEnabled', type: 'yesNo', collapsed: true },
  ],
  // The form edits the same values as the cells, because a touch screen has no double click.
  form: [
    { key: 'unitPrice', type: 'amount', required: true, rules: [amountNotZero] },
    { key: 'freeQuota', type: 'number', min: 0, required: true, rules: [nonNegativeInteger] },
    {
      key: 'warnBelow',
      type: 'number',
      min: 0,
      required: true,
      rules: [nonNegativeInteger],
      hint: 'platform-site.sms.warnHint',
    },
    { key: 'isCallSmsEnabled', type: 'switch' },
    { key: 'isNewGoodsSmsEnabled', type: 'switch' },
    { key: 'isTodayPriceSmsEnabled', type: 'switch' },
  ],
  toolbar: ['exportTable'],
  rowActions: ['edit'],
});
