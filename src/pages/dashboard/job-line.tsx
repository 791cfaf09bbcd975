import { useState } from 'react';
import { jobApi, type Job } from '@/api/platform/job';
import { JobStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { screenText, usePrivacy } from '@/stores/privacy';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Grid, Text } from '@/ui/layout/layout';
import { ProgressBar } from '@/ui/progress-bar';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';

/** One job, with a button that starts a failed one again. */
export function JobLine({ job, onRetried }: { job: Job; onRetried: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { id, status, progress, retries, startTime, category } = job;
  // Render again when numbers are hidden or shown.
  usePrivacy();
  const title = cellText(job.title);
  const message = screenText(job.message ?? '');
  const retry = async () => {
    setBusy(true);
    // The API client has shown the error.
    const done = await jobApi.retry({ id }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!done) return;
    notify.success();
    onRetried();
  };
  const about = [
    t(`dashboard.jobs.${category}`, { defaultValue: '' }),
    status === JobStatus.wait
      ? t('dashboard.jobs.startsAt', { time: formatDateTime(startTime) })
      : formatDateTime(startTime),
    retries > 0 && t('dashboard.jobs.retries', { count: retries }),
  ];
  return (
    <li>
      <Status text={cellText(status, 'code', { enum: JobStatus })} tone={JobStatus.$tone(status)} />
      <Grid as="span" shrink>
        <Text breaks>{title}</Text>
        <Text as="small" tone="muted" size={12}>
          {about.filter(Boolean).join(' · ')}
        </Text>
        {status === JobStatus.processing && (
          <ProgressBar label={title} max={100} value={progress} />
        )}
        {message && (
          <Text tone="error" size={12} breaks>
            {message}
          </Text>
        )}
      </Grid>
      {status === JobStatus.fail && (
        <Button
          variant="link"
          busy={busy}
          aria-label={t('dashboard.jobs.retry', { title })}
          onClick={() => void retry()}
        >
          {t('common.retry')}
        </Button>
      )}
    </li>
  );
}
