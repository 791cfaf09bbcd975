import { useEffect, useMemo, useState } from 'react';
import type { ById, PageQuery } from '@/api/types';
import type { ResumeOptions } from '@/crud/match/resume-batch';
import { loadTexts, t } from '@/i18n';
import { offerResume, type ResumedBatch } from '@/stores/work/kept-batches';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/use-latest';

const loadCode = async () => {
  const [module] = await Promise.all([import('@/crud/match/resume-batch'), loadTexts('match')]);
  return module;
};

/**
 * Continues batches of a list that a reload has interrupted: selects their records and names the action to start.
 */
export function useBatchResume<Row extends ById, Query extends PageQuery>(
  options: ResumeOptions<Row, Query>,
): ResumedBatch | null {
  const { name } = options;
  const [started, setStarted] = useState<Pick<ResumedBatch, 'code' | 'fields'> | null>(null);
  const latest = useLatest(options);
  useEffect(
    () =>
      offerResume(name, {
        names: async (ids) => (await loadCode()).recordNames(latest.current, ids),
        resume: (batch) =>
          void loadCode().then(
            ({ resumeBatch }) =>
              resumeBatch(
                () => latest.current,
                batch,
                (code) => setStarted(code === null ? null : { code, fields: batch.fields }),
              ),
            () => notify.failure(t('elements.load.failed')),
          ),
      }),
    [name, latest],
  );
  return useMemo(() => started && { ...started, onStarted: () => setStarted(null) }, [started]);
}
