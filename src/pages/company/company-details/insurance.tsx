import {
  companyDetailApi,
  type CompanyInsurance,
  type CompanyInsuranceInput,
} from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import type { Column } from '@/schema/column';
import { type FormCondition } from '@/schema/field';
import { amountNotZero } from '@/values/rules';
import { companyPart, periodText } from './company-part';

const isInsured: FormCondition<CompanyInsuranceInput> = (form) => form.isInsured === true;

const columns: Column<CompanyInsurance>[] = [
  { key: 'isInsured', type: 'flag' },
  { key: 'insurer' },
  { key: 'amount', type: 'money' },
  { key: 'insuredFrom', format: (from, { insuredUntil }) => periodText(from, insuredUntil) },
  { key: 'policyImageUrl', type: 'image' },
];
const fields = fieldsOf<CompanyInsuranceInput>([
  { key: 'isInsured', type: 'flag' },
  { key: 'insurer', required: true, maxLength: 50, visible: isInsured },
  { key: 'amount', type: 'money', required: true, rules: [amountNotZero], visible: isInsured },
  {
    key: 'insuredFrom',
    upper: 'insuredUntil',
    type: 'range',
    of: 'date',
    required: true,
    visible: isInsured,
  },
  { key: 'policyImageId', type: 'image', visible: isInsured },
]);

export const Insurance = companyPart<CompanyInsurance>({
  key: 'insurance',
  tab: 'insurance',
  name: 'company.details.insurance',
  load: companyDetailApi.insurance,
  save: companyDetailApi.saveInsurance,
  columnsOf: ({ isInsured }) => (isInsured ? columns : columns.slice(0, 1)),
  fieldsOf: () => fields,
});
