import {
  consumerCompany,
  consumerCompanyApi,
  type ConsumerCompanyInput,
} from '@/api/company/consumer-company';
import { declareFields } from '@/crud/declare';
import { duplicatesIn } from '@/elements/form/duplicates';
import { ConsumerType } from '@/enums';
import { paths } from '@/paths';

const isEnterprise = ({ consumerType }: Partial<ConsumerCompanyInput>) =>
  consumerType === ConsumerType.enterprise;

const duplicates = duplicatesIn({
  list: consumerCompanyApi.list,
  name: 'name',
  phone: 'mobile',
  to: ({ id }) => paths.userDetails(String(id)),
});

/** The form fields of a customer, for the list and the details page. */
export const consumerForm = declareFields(consumerCompany, [
  { key: 'name', duplicates: duplicates.name },
  { key: 'consumerType', control: 'radio', bulk: true },
  { key: 'companyName', required: isEnterprise },
  { key: 'mobile', duplicates: duplicates.phone },
  { key: 'region', bulk: true },
  { key: 'status', control: 'radio', bulk: true },
]);
