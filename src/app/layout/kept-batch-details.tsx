import { ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { OutcomeTable } from '@/elements/batch/outcome-table';
import { useLoad } from '@/elements/query/use-load';
import { errorText } from '@/elements/text/messages';
import { t, useTranslation } from '@/i18n';
import { isUnmatched, type KeptBatch, type Resumer } from '@/stores/work/kept-batches';
import { Popup } from '@/ui/overlay/popup';

interface KeptBatchDetailsProps {
  batch: KeptBatch;
  /** Loads the names of the records, where their list is on screen: only ids are stored. */
  names?: Resumer['names'];
  onClose: () => void;
}

/** The number of records that are listed; thousands would slow down the page. */
const maxRows = 200;

/** The outcome of each record, those first that need attention. */
function outcomesOf({ failed, sent, left, done }: KeptBatch): { id: Id; outcome: string }[] {
  const all = (ids: Id[], key: string) =>
    ids.map((id) => ({ id, outcome: t(`elements.batch.kept.outcomes.${key}`) }));
  return [
    ...failed.map(({ id, ...why }) => ({
      id,
      outcome: isUnmatched(why) ? t('elements.batch.unmatched') : errorText(new ApiError(why)),
    })),
    ...all(sent, 'sent'),
    ...all(left, 'left'),
    ...all(done, 'done'),
  ];
}

/** What became of each record of an interrupted batch. */
export function KeptBatchDetails({ batch, names, onClose }: KeptBatchDetailsProps) {
  useTranslation();
  const outcomes = outcomesOf(batch);
  const shown = outcomes.slice(0, maxRows);
  const { data } = useLoad(
    ['kept-batch', batch.key, names !== undefined],
    async () => names?.(shown.map(({ id }) => id)) ?? new Map<string, string>(),
    { fresh: true },
  );
  const textOf = (id: Id) =>
    data?.get(String(id)) ??
    t(batch.file === undefined ? 'elements.batch.kept.id' : 'elements.batch.kept.line', { id });
  return (
    <Popup title={batch.title} onClose={onClose}>
      <OutcomeTable rows={shown.map(({ id, outcome }) => ({ id, name: textOf(id), outcome }))} />
      {outcomes.length > maxRows && (
        <p>{t('elements.batch.rest', { count: outcomes.length - maxRows })}</p>
      )}
    </Popup>
  );
}
