import { useId, type ReactNode } from 'react';
import { ruleText } from '@/elements/text/messages';
import type { Rule } from '@/schema/field';
import styles from './cell-error.module.css';

/** Returns the message of the first rule that the value breaks, or '' when it breaks none. */
export function cellError(rules: readonly Rule[] = [], value: unknown): string {
  const failedRule = rules.map((rule) => rule(value)).find((found) => found !== null);
  return failedRule ? ruleText(failedRule) : '';
}

export interface ErrorProps {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Returns the ARIA attributes for the input of a cell with an error, and the message to render below it. */
export function useCellError(error: string): { errorProps: ErrorProps; message: ReactNode } {
  const id = useId();
  if (!error) return { errorProps: {}, message: null };
  return {
    errorProps: { 'aria-invalid': true, 'aria-describedby': id },
    message: (
      <span id={id} className={styles.problem}>
        {error}
      </span>
    ),
  };
}
