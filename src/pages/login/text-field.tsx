import type { ComponentProps, ReactNode } from 'react';
import styles from './login.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  /** Unique on the page. */
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Shown to the right of the input. */
  aside?: ReactNode;
}

/** An input with a label and its own error message. */
export function TextField({ label, error, hint, aside, ...input }: TextFieldProps) {
  // Not from `useId`, which depends on the components around the page: the document contains it without them.
  const id = `sign-in-${input.name}`;
  const message = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        {aside}
      </div>
      {message && (
        <p
          id={`${id}-message`}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : 'status'}
        >
          {message}
        </p>
      )}
    </div>
  );
}
