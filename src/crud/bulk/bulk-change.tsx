import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ById, PageQuery } from '@/api/types';
import { label, t, useTranslation } from '@/i18n';
import type { ResumedBatch } from '@/stores/work/kept-batches';
import { Button } from '@/ui/button';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { bulkCode, type BulkFields } from './bulk-fields';
import { useRowChanges, type RowChangeOptions } from './use-row-changes';

const BulkPopup = lazyPopup(async () => (await import('./bulk-popup')).BulkPopup);

export interface BulkChangeProps<
  Row extends ById,
  Query extends PageQuery,
  Input,
> extends RowChangeOptions<Row, Query, Input> {
  bulk: BulkFields<Row>;
  rows: Row[];
  /** An interrupted change to be continued with the rows. */
  resumed?: ResumedBatch | null;
}

/** The button that sets fields of all selected rows. */
export function BulkChange<Row extends ById, Query extends PageQuery, Input>(
  props: BulkChangeProps<Row, Query, Input>,
) {
  const { page, bulk, rows, nameOf, resumed, match } = props;
  useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const interrupted = resumed?.code === bulkCode ? resumed : null;
  const closePopup = () => {
    setIsOpen(false);
    interrupted?.onStarted();
  };
  useEffect(() => {
    // As for the result of a batch: without network its error would replace the page.
    BulkPopup.preload().catch(() => undefined);
  }, []);
  const title = t('bulk.title', { record: label(page.name, 'fields', '$record') });
  const { send, result } = useRowChanges(props, { title, code: bulkCode, part: bulk.part });
  return (
    <>
      {result}
      <Button onClick={() => setIsOpen(true)}>{t('bulk.action')}</Button>
      {(isOpen || interrupted) && (
        <BulkPopup
          resumedFields={interrupted ? (interrupted.fields ?? []) : undefined}
          title={title}
          name={page.name}
          bulk={bulk}
          rows={rows}
          match={match}
          nameOf={nameOf}
          onClose={closePopup}
          onRun={(changes, fields) => {
            // Returns the focus to the button, where the next dialog returns it to.
            flushSync(closePopup);
            send(changes, fields);
          }}
        />
      )}
    </>
  );
}
