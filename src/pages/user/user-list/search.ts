import { consumerCompanyApi } from '@/api/company/consumer-company';
import { recordSearch } from '@/crud/record-search';
import { paths } from '@/paths';

export default [
  recordSearch({
    kind: 'user',
    place: 2,
    list: consumerCompanyApi.list,
    by: { name: 'name', phone: 'mobile' },
    title: 'name',
    phone: 'mobile',
    hint: ({ companyName, regionName }) => [companyName, regionName],
    to: ({ id }) => paths.userDetails(String(id)),
    where: ({ mobile }) => ({ mobile }),
    listed: {},
  }),
];
