import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n';
import { TextField } from './text-field';
import styles from './login.module.css';

interface PasswordFieldProps {
  error: string | undefined;
  /** While the form is sent the password is hidden, so that browsers do not store it as plain text. */
  busy: boolean;
}

export function PasswordField({ error, busy }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      name="password"
      label={t('login.password')}
      type={shown && !busy ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      hint={capsLock ? t('login.capsLock') : undefined}
      onKeyDown={readKey}
      onKeyUp={readKey}
      aside={
        <button
          type="button"
          className={styles.inside}
          aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'login.hide' : 'login.show')}
        </button>
      }
    />
  );
}
