import { useId, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n';
import { TextInput } from '@/ui/text-input';
import { lengthMessage } from './length-count';
import styles from './limited-input.module.css';

interface LimitedInputProps extends ComponentProps<typeof TextInput> {
  value: string;
  max: number;
}

/** A text input that keeps a text that is too long, and says how long it may be. */
export function LimitedInput({ max, ...props }: LimitedInputProps) {
  useTranslation();
  const id = useId();
  const problem = lengthMessage(props.value, max);
  return (
    <span className={styles.limited}>
      <TextInput
        {...props}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
      />
      {problem && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
