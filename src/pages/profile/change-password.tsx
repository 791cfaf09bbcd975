import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountApi, type PasswordChange } from '@/api/account';
import { fieldsOf } from '@/elements/control/control-props';
import { withErrorField, type FieldsByErrorCode } from '@/elements/form/identity-errors';
import { FormPage } from '@/elements/form/page/form-page';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { Button } from '@/ui/button';
import { Box } from '@/ui/layout/layout';
import { Result } from '@/ui/result';

type PasswordForm = PasswordChange & { repeated: string };

const fields = fieldsOf<PasswordForm>([
  { key: 'currentPassword', type: 'password', current: true, required: true },
  {
    key: 'newPassword',
    type: 'password',
    required: true,
    strength: true,
    hint: 'profile.password.policy',
    rules: [(value, form) => (value === form.currentPassword ? 'same' : null)],
  },
  {
    key: 'repeated',
    type: 'password',
    required: true,
    rules: [(value, form) => (value === form.newPassword ? null : 'differs')],
  },
]);
/** Assigns every error except a wrong current password to the field of the new one. */
const faults: FieldsByErrorCode = [
  [/:PasswordMismatch$/, 'currentPassword'],
  [/:Password/, 'newPassword'],
];

/** Changes the password. The server keeps the session, so the user stays signed in and gets a message. */
export default function ChangePassword() {
  const { t } = useTranslation();
  const [changed, setChanged] = useState(false);
  if (changed) {
    return (
      <Result
        kind="done"
        title={t('profile.password.changed')}
        text={t('profile.password.next')}
        actions={
          <>
            <Link to={paths.profile()}>{t('profile.password.back')}</Link>
            <Button onClick={() => setChanged(false)}>{t('profile.password.again')}</Button>
          </>
        }
      />
    );
  }
  return (
    <Box padding={2}>
      <h1 className="visually-hidden">{t('routes./profile/change-password')}</h1>
      <FormPage
        name="profile.password"
        sections={[{ fields }]}
        initial={{}}
        onSave={(values) => {
          // The form is valid, so both values are texts.
          const { currentPassword, newPassword } = values as Partial<PasswordForm> as PasswordForm;
          return accountApi
            .changePassword({ currentPassword, newPassword })
            .catch(withErrorField(faults));
        }}
        onSaved={() => setChanged(true)}
      />
    </Box>
  );
}
