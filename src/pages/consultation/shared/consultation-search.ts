import { recordSearch } from '@/crud/record-search';
import type { ConsultList } from './consultation-page';

/** Finds the people who wait for a call on one of the consultation lists. */
export const consultationSearch = (list: ConsultList) => [
  recordSearch({
    place: 3,
    list,
    by: { name: 'applicant', phone: 'mobile' },
    sort: 'creationTime descending',
    title: 'applicant',
    phone: 'mobile',
    hint: ({ companyName, content }) => [companyName, content],
    where: ({ applicant, mobile }) => ({ applicant, mobile }),
    listed: {},
    actions: ['connect'],
  }),
];
