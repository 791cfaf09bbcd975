import { companyApi } from '@/api/company/company';
import { parkApi } from '@/api/company/park';
import { recordSearch } from '@/crud/record-search';
import { paths } from '@/paths';

export default [
  recordSearch({
    kind: 'company',
    place: 1,
    list: companyApi.list,
    by: { name: 'companyName', phone: 'mobile' },
    title: 'companyName',
    phone: 'mobile',
    hint: ({ contact, substationName }) => [contact, substationName],
    to: ({ id }) => paths.companyDetails(String(id)),
    where: ({ companyName }) => ({ companyName }),
    listed: {},
  }),
  recordSearch({
    kind: 'park',
    place: 5,
    list: parkApi.list,
    by: { name: 'parkName' },
    title: 'parkName',
    phone: 'mobile',
    hint: ({ contact, substationName }) => [contact, substationName],
    where: ({ parkName }) => ({ tab: 'parks', parkName }),
    listed: { tab: 'parks' },
  }),
];
