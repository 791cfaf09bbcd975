import {
  companyDetailApi,
  type CompanySettledInfo,
  type CompanySettledInfoInput,
} from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { CompanyLevel } from '@/enums';
import type { Column } from '@/schema/column';
import { amount, paymentInterval } from '@/values/rules';
import { companyPart, periodText } from './company-part';

const columns: Column<CompanySettledInfo>[] = [
  { key: 'companyLevelType', type: 'code', enum: CompanyLevel },
  { key: 'settledTime', format: (from, { expireTime }) => periodText(from, expireTime) },
  { key: 'feeAmount', type: 'money' },
  { key: 'paymentInterval', type: 'number' },
];
const fields = fieldsOf<CompanySettledInfoInput>([
  { key: 'companyLevelType', type: 'code', enum: CompanyLevel, required: true },
  { key: 'settledTime', upper: 'expireTime', type: 'range', of: 'date', required: true },
  { key: 'feeAmount', type: 'money', rules: [amount] },
  { key: 'paymentInterval', type: 'number', min: 1, max: 99, rules: [paymentInterval] },
]);

/** The membership terms of the company. */
export const SettledInfo = companyPart<CompanySettledInfo>({
  key: 'settled-info',
  tab: 'settledInfo',
  name: 'company.details.settledInfo',
  load: companyDetailApi.settledInfo,
  save: companyDetailApi.saveSettledInfo,
  columnsOf: () => columns,
  fieldsOf: () => fields,
});
