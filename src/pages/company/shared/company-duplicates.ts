import { companyApi } from '@/api/company/company';
import { duplicatesIn } from '@/elements/form/duplicates';
import { withErrorField } from '@/elements/form/identity-errors';
import { paths } from '@/paths';

/** Companies that have the name or the phone number in a form. */
export const companyDuplicates = duplicatesIn({
  list: companyApi.list,
  name: 'companyName',
  phone: 'mobile',
  to: ({ id }) => paths.companyDetails(String(id)),
});

/** The mobile number in all forms of a company. */
export const companyMobile = {
  key: 'mobile',
  type: 'phone',
  mobile: true,
  required: true,
  duplicates: companyDuplicates.phone,
} as const;

/** For `catch`: shows that another company has the name at the field of the name. */
export const nameTaken = withErrorField([[/:CompanyNameExists$/, 'companyName']]);
