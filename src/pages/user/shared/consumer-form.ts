import { consumerCompanyApi, type ConsumerCompanyInput } from '@/api/company/consumer-company';
import { duplicatesIn } from '@/elements/form/duplicates';
import { ConsumerType, StandardStatus } from '@/enums';
import { paths } from '@/paths';
import type { Field } from '@/schema/field';

const isEnterprise = ({ consumerType }: Partial<ConsumerCompanyInput>) =>
  consumerType === ConsumerType.enterprise;

const duplicates = duplicatesIn({
  list: consumerCompanyApi.list,
  name: 'name',
  phone: 'mobile',
  to: ({ id }) => paths.userDetails(String(id)),
});

/** The form fields of a customer, for the list and the details page. */
export const consumerForm: Field<ConsumerCompanyInput>[] = [
  { key: 'name', required: true, maxLength: 20, duplicates: duplicates.name },
  {
    key: 'consumerType',
    type: 'code',
    control: 'radio',
    enum: ConsumerType,
    required: true,
    bulk: true,
  },
  { key: 'companyName', required: isEnterprise, maxLength: 50 },
  { key: 'mobile', type: 'phone', mobile: true, required: true, duplicates: duplicates.phone },
  { key: 'regionId', type: 'region', required: true, nameKey: 'regionName', bulk: true },
  { key: 'status', type: 'code', control: 'radio', enum: StandardStatus, bulk: true },
];
