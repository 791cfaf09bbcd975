import { useState } from 'react';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { useTranslation } from '@/i18n';
import { Input } from '@/ui/antd/input';
import { Row } from '@/ui/layout/layout';
import { passwordStrength } from './password-strength';
import styles from './password-field.module.css';

function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  return (
    <Row gap={2} tone="secondary" className={styles.strength} data-strength={strength}>
      <span aria-hidden="true" />
      <p aria-live="polite">{strength > 0 && t(`elements.form.password.strength.${strength}`)}</p>
    </Row>
  );
}

/** A password input with a button that shows the password. It does not trim spaces. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation();
  const { field, value, onChange } = props;
  const [shown, setShown] = useState(false);
  const text = asText(value);
  return (
    <>
      <Input
        {...inputProps(props)}
        type={shown ? 'text' : 'password'}
        autoComplete={field.current ? 'current-password' : 'new-password'}
        value={text}
        onChange={({ target }) => onChange?.(target.value)}
        suffix={
          <button
            type="button"
            className={styles.link}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {t(`elements.form.password.${shown ? 'hide' : 'show'}`)}
          </button>
        }
      />
      {field.strength && <StrengthMeter password={text} />}
    </>
  );
}
