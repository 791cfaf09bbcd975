import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ById, PageQuery } from '@/api/types';
import { bulkCode } from '@/crud/bulk/bulk-fields';
import { useRowChanges, type RowChangeOptions } from '@/crud/bulk/use-row-changes';
import { loadKnown } from '@/elements/spreadsheet/load-known';
import type { CellRequest } from '@/elements/table/range/cell-request';
import { label, t, useTranslation } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { notify } from '@/ui/feedback/notify';
import { lazyPopup, NotShown } from '@/ui/overlay/lazy-popup';
import type { Known } from '@/values/field-kind';
import { cellFields } from './cell-fields';
import { CellPopup } from './cell-popup';
import { planCells, type CellPlan } from './plan-cells';

const CalculatePopup = lazyPopup(async () => (await import('./calculate-popup')).CalculatePopup);

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
  useEffect(() => {
    loadKnown(
      [...fields.values()].map(({ field }) => field),
      client,
    ).then(setKnown, () => {
      notify.failure(t('elements.load.failed'));
      onClose();
    });
  }, [fields, client, onClose]);
  // Without what is entered yet, if something is calculated.
  const plan = useMemo(
    () => known && planCells(request, { name, fields, known }),
    [request, name, fields, known],
  );
  // The range of an interrupted calculation also has rows that are changed already: only the others are selected then.
  const code = request.kind === 'calculate' ? bulkCode : 'cells';
  const { send, result } = useRowChanges({ ...props, onDone }, { title, code });
  if (!known || !plan) return null;
  if (!plan.columns.length) {
    const other = request.kind === 'calculate' ? 'noNumbers' : 'otherColumns';
    const text = t(`range.change.${fields.size ? other : 'none'}`);
    return <NotShown tell={() => notify.warning(text)} onClose={onClose} />;
  }
  const changed = plan.columns.flatMap(({ key }) => fields.get(key)?.field ?? []);
  const run = ({ rows }: CellPlan<Row>) => {
    // Returns the focus to the row, where the next dialog returns it to.
    flushSync(() => setIsOpen(false));
    send(
      rows,
      changed.map(({ key }) => key),
    );
  };
  const popup = { title, name, nameOf, onClose };
  return (
    <>
      {result}
      {isOpen &&
        (request.kind === 'calculate' ? (
          <CalculatePopup
            {...popup}
            fields={changed}
            planOf={(calculate) => planCells(request, { name, fields, known, calculate })}
            onRun={run}
          />
        ) : (
          <CellPopup {...popup} plan={plan} onRun={() => run(plan)} />
        ))}
    </>
  );
}
