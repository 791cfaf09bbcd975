import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import styles from './select.module.css';

export interface SearchStateProps {
  state: 'idle' | 'searching' | 'done' | 'failed';
  onRetry: () => void;
}

const messageByState = {
  idle: 'elements.select.keyword',
  searching: 'elements.select.searching',
  done: 'elements.select.noHits',
  failed: 'elements.select.failed',
};

/** Replaces the options: shows the state of the search, and a retry button after a failure. */
export function SearchState({ state, onRetry }: SearchStateProps) {
  const { t } = useTranslation();
  return (
    <Row gap={2} justify="between" tone="secondary" className={styles.state}>
      <output>{t(messageByState[state])}</output>
      {state === 'failed' && (
        <Button variant="link" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Row>
  );
}
