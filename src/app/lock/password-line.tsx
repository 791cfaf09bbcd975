import { useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lock.module.css';

interface PasswordLineProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  error: string | undefined;
  onType: (text: string) => void;
}

/** A password, kept as typed, that can be read on demand. */
export function PasswordLine({ label, error, onType, ...input }: PasswordLineProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        <input
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(`elements.form.password.${shown ? 'hide' : 'show'}`)}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
