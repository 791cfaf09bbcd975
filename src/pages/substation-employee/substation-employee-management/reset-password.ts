import { staffApi, type Staff } from '@/api/substation/user';
import { formAction } from '@/elements/form/page/form-action';
import { t } from '@/i18n';
import { cellText } from '@/values/cell-text';

const name = 'substation-employee.staff';

interface Password {
  password: string;
  repeated: string;
}
export const resetPassword = formAction<Staff, Password>({
  name,
  code: 'resetPassword',
  title: (user) => t(`${name}.resetOf`, { name: cellText(user.name) }),
  fields: [
    {
      key: 'password',
      type: 'password',
      strength: true,
      required: true,
      hint: `${name}.resetHint`,
    },
    {
      key: 'repeated',
      type: 'password',
      required: true,
      rules: [(value, form) => (value === form.password ? null : 'differs')],
    },
  ],
  save: ({ password }, { id }) => staffApi.resetPassword({ id, password }),
});
