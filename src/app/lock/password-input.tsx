import { useId, useState, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n';
import { Grid, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import styles from './lock.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  error: string | undefined;
  onType: (text: string) => void;
}

/** A password input with a button that shows the password. The value is not trimmed. */
export function PasswordInput({ label, error, onType, ...input }: PasswordInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Grid gap={1} columns={1} className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Grid className={styles.field}>
        <TextInput
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          type={isVisible ? 'text' : 'password'}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="button" aria-pressed={isVisible} onClick={() => setIsVisible(!isVisible)}>
          {t(`elements.form.password.${isVisible ? 'hide' : 'show'}`)}
        </button>
      </Grid>
      {error && (
        <Text as="p" tone="error" id={`${id}-error`} role="alert">
          {error}
        </Text>
      )}
    </Grid>
  );
}
