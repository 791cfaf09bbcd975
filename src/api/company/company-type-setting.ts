import { code, flag, image, number, text } from '@/api/properties';
import { crudCalls, record, type RowOf } from '@/api/record';
import { CompanyLevel, CompanyType } from '@/enums';

/** The settings of a company type; each type has one row. */
export const companyTypeSetting = record(
  '/api/company/company-type-setting',
  {
    companyType: code(CompanyType, { readOnly: true }),
    displayName: text({ required: true, maxLength: 10, filter: true }),
    icon: image({ nullable: true, aspect: 1 }),
    sort: number({ required: true, min: 1, max: 999, about: 'Position among the types, from 1.' }),
    isListed: flag({
      labels: 'listed',
      filter: true,
      about: 'Only a listed type can be chosen for a company.',
    }),
    maxLines: number({
      nullable: true,
      min: 0,
      max: 1000,
      about: 'Maximum number of lines of a company; null when there is no limit.',
    }),
    needsCredentials: flag({
      about: 'Whether a draft needs verified credentials to go live.',
    }),
    defaultLevel: code(CompanyLevel, {
      required: true,
      about: 'The level of a new company when the form sends none.',
    }),
  },
  { without: ['creationTime'] },
);
export type CompanyTypeSetting = RowOf<typeof companyTypeSetting>;

const { list, one, update } = crudCalls(companyTypeSetting);
export const companyTypeSettingApi = { list, one, update };
