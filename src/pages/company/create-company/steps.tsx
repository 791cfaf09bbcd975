import { fieldsOf } from '@/elements/control/control-props';
import type { FormStep } from '@/elements/form/page/step-form';
import { CompanyLevel, CompanyType } from '@/enums';
import { formatTime } from '@/lib/time';
import { companyDuplicates, companyMobile } from '@/pages/company/shared/company-duplicates';
import { countOf, credentialFields, idCardSides } from '@/pages/company/shared/company-rules';
import { amount, paymentInterval, maxLength } from '@/values/rules';
import { CompanyName, nameFree, nameLength } from './company-name';
import { hasCredential, type NewCompany } from './creation';

const longestIntervalMonths = 99;

const base = fieldsOf<NewCompany>([
  {
    key: 'companyName',
    type: 'custom',
    validatesOnBlur: true,
    required: true,
    rules: [maxLength(nameLength), nameFree],
    duplicates: companyDuplicates.name,
    render: (control) => <CompanyName {...control} />,
  },
  { key: 'companyType', type: 'code', enum: CompanyType, required: true },
  {
    key: 'substationId',
    type: 'record',
    of: 'substation',
    required: true,
    nameKey: 'substationName',
  },
  { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
  { key: 'contact', required: true, maxLength: 20 },
  companyMobile,
  { key: 'phone', type: 'phone' },
  { key: 'address', type: 'address' },
  { key: 'introduction', type: 'text', multiline: true, maxLength: 500, wide: true },
  { key: 'logoId', type: 'image', aspect: 1, wide: true },
]);
const credential = [
  ...credentialFields('company.create', hasCredential),
  ...fieldsOf<NewCompany>([
    {
      key: 'isVerified',
      type: 'flag',
      visible: ({ idCardImageIds }) => countOf(idCardImageIds) === idCardSides,
      hint: 'company.create.hints.verified',
    },
  ]),
];
const settledInfo = fieldsOf<NewCompany>([
  { key: 'companyLevelType', type: 'code', enum: CompanyLevel, required: true },
  { key: 'settledTime', upper: 'expireTime', type: 'range', of: 'date', required: true },
  { key: 'feeAmount', type: 'money', rules: [amount] },
  {
    key: 'paymentInterval',
    type: 'number',
    min: 1,
    max: longestIntervalMonths,
    rules: [paymentInterval],
    hint: 'company.create.hints.interval',
  },
]);

export const steps: FormStep[] = [
  { key: 'base', fields: base },
  { key: 'credential', fields: credential },
  { key: 'settledInfo', fields: settledInfo },
];

/** The default terms: from today, for one year. */
export function yearFromToday(today: Date) {
  const end = new Date(today);
  end.setFullYear(end.getFullYear() + 1);
  const day = (date: Date) => formatTime(date, '{y}-{m}-{d}');
  return { settledTime: day(today), expireTime: day(end) };
}
