import { useState } from 'react';
import { copyReport } from '@/app/feedback/copy-report';
import { confirmLeave } from '@/app/session/leave';
import { useTranslation } from '@/i18n';
import { formatClock } from '@/lib/time';
import { buildId } from '@/stores/version';
import { Button } from '@/ui/button';
import { Result } from '@/ui/result';

interface ErrorCardProps {
  /** Whether the code of the page failed to load; otherwise the page has thrown an error. */
  lost: boolean;
  onRetry: () => void;
}

async function reload() {
  if (await confirmLeave()) location.reload();
}

/** Replaces a page that failed: shows the reason and offers to try again. */
export function ErrorCard({ lost, onRetry }: ErrorCardProps) {
  const { t } = useTranslation();
  const [time] = useState(() => formatClock(Date.now()));
  const textKey = `elements.failed.${lost ? 'lost' : 'broken'}`;
  return (
    <div role="alert">
      <Result
        kind="failed"
        title={t(`${textKey}.title`)}
        text={t(`${textKey}.text`)}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            {lost && <Button onClick={() => void reload()}>{t('elements.failed.reload')}</Button>}
            <Button onClick={() => void copyReport()}>{t('elements.failed.copy')}</Button>
          </>
        }
      >
        <p>{t('elements.failed.facts', { at: time, version: buildId() || '--' })}</p>
      </Result>
    </div>
  );
}
