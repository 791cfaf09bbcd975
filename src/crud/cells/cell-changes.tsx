import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ById, PageQuery } from '@/api/types';
import { useRowChanges, type RowChangeOptions } from '@/crud/bulk/use-row-changes';
import { loadKnown } from '@/elements/spreadsheet/load-known';
import type { CellRequest } from '@/elements/table/range/cell-request';
import { label, t, useTranslation } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { notify } from '@/ui/feedback/notify';
import { NotShown } from '@/ui/overlay/lazy-popup';
import type { Known } from '@/values/field-kind';
import { cellFields } from './cell-fields';
import { CellPopup } from './cell-popup';
import { planCells } from './plan-cells';

export interface CellChangesProps<Row extends ById, Query extends PageQuery, Input> extends Omit<
  RowChangeOptions<Row, Query, Input>,
  'onDone' | 'match'
> {
  request: CellRequest<Row>;
  /** Loads the list again after something was changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Shows what a change of cells would do, and sends it as one batch, which can be undone at once. */
export function CellChanges<Row extends ById, Query extends PageQuery, Input>(
  props: CellChangesProps<Row, Query, Input>,
) {
  const { page, request, nameOf, onChanged, onClose } = props;
  const { name } = page;
  useTranslation();
  const client = useQueryClient();
  const can = useCan();
  const [fields] = useState(() => cellFields(page, can));
  const [known, setKnown] = useState<Known | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  const title = t(`range.change.titles.${request.kind}`, {
    record: label(name, 'fields', '$record'),
  });
  const onDone = () => {
    onClose();
    onChanged();
  };
  const { send, result } = useRowChanges({ ...props, onDone }, { title, code: 'cells' });
  useEffect(() => {
    loadKnown(
      [...fields.values()].map(({ field }) => field),
      client,
    ).then(setKnown, () => {
      notify.failure(t('elements.load.failed'));
      onClose();
    });
  }, [fields, client, onClose]);
  const plan = useMemo(
    () => known && planCells(request, { name, fields, known }),
    [request, name, fields, known],
  );
  if (!plan) return null;
  if (!plan.columns.length) {
    const text = t(fields.size ? 'range.change.otherColumns' : 'range.change.none');
    return <NotShown tell={() => notify.warning(text)} onClose={onClose} />;
  }
  return (
    <>
      {result}
      {isOpen && (
        <CellPopup
          title={title}
          name={name}
          plan={plan}
          nameOf={nameOf}
          onClose={onClose}
          onRun={() => {
            // Returns the focus to the row, where the next dialog returns it to.
            flushSync(() => setIsOpen(false));
            send(plan.rows);
          }}
        />
      )}
    </>
  );
}
