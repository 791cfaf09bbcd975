import { useId, type ReactNode } from 'react';
import type { Rule } from '@/schema/field';
import { ruleText } from '@/elements/text/rule-text';
import styles from './cell-problem.module.css';

/** Returns the message of the first rule that the value breaks, or '' when it breaks none. */
export function cellProblem(rules: readonly Rule[] = [], value: unknown): string {
  const broken = rules.map((rule) => rule(value)).find((found) => found !== null);
  return broken ? ruleText(broken) : '';
}

export interface ProblemMarks {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Returns the ARIA attributes for the input of a cell with an error, and the message to render below it. */
export function useCellProblem(problem: string): { marks: ProblemMarks; message: ReactNode } {
  const id = useId();
  if (!problem) return { marks: {}, message: null };
  return {
    marks: { 'aria-invalid': true, 'aria-describedby': id },
    message: (
      <span id={id} className={styles.problem}>
        {problem}
      </span>
    ),
  };
}
