import { staffApi } from '@/api/substation/user';
import { recordSearch } from '@/crud/record-search';

export default [
  recordSearch({
    kind: 'staff',
    place: 7,
    list: staffApi.list,
    by: { name: 'name', number: 'userName', phone: 'phoneNumber' },
    title: 'name',
    phone: 'phoneNumber',
    hint: ({ userName, roleNames }) => [userName, ...roleNames],
    where: ({ userName }) => ({ userName }),
    listed: {},
  }),
];
