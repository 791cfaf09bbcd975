import type { ReactNode, Ref } from 'react';
import type { SaveState } from '@/elements/form/use-form';
import { t } from '@/i18n';
import { formatClock } from '@/lib/time';
import { Text } from '@/ui/layout/layout';
import styles from './save-bar.module.css';

interface SaveBarProps {
  ref?: Ref<HTMLDivElement>;
  dirty: boolean;
  /** The state of the edited data, e.g. "unsaved changes". */
  state: ReactNode;
  /** Whether the fields above the bar are a single column, and no wider. */
  isNarrow?: boolean;
  /** Class for the position and size of the bar. */
  className?: string;
  /** The buttons, the one that saves last. */
  children: ReactNode;
}

/** A bar with the state of the edited data and the buttons that save it. */
export const SaveBar = ({
  ref,
  dirty,
  state,
  isNarrow = false,
  className = '',
  children,
}: SaveBarProps) => (
  <div ref={ref} className={`${styles.bar} ${className}`} data-narrow={isNarrow || undefined}>
    <Text as="output" tone="secondary" grow data-dirty={dirty}>
      {state}
    </Text>
    {children}
  </div>
);

interface SaveStateOptions {
  state: SaveState;
  dirty: boolean;
  /** Time of the last save in ms; 0 before the first. */
  savedAt: number;
}

/** The state of saving as text: unsaved, saving, failed or saved at a time. */
export function saveStateText({ state, dirty, savedAt }: SaveStateOptions): string {
  if (state === 'saving') return t('elements.form.page.saving');
  if (dirty) return t(`elements.form.page.${state === 'failed' ? 'failed' : 'dirty'}`);
  return savedAt ? t('elements.form.page.saved', { time: formatClock(savedAt) }) : '';
}
