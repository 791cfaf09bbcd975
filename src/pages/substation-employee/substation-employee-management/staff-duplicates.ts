import { staffApi } from '@/api/substation/user';
import { duplicatesIn } from '@/elements/form/duplicates';
import { paths } from '@/paths';

/** Staff who have the name or the phone number in a form. */
export const { name: sameName, phone: samePhone } = duplicatesIn({
  list: staffApi.list,
  name: 'name',
  phone: 'phoneNumber',
  to: ({ userName }) => paths.staff(userName),
});
