import { useMemo } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Checkbox } from '@/ui/checkbox';
import { MatrixGrid, type MatrixColumn } from './matrix-grid';
import { matrixKeys } from './matrix-keys';
import { Row, type MatrixEvents, type MatrixRow } from './matrix-row';

interface MatrixProps {
  /** Label of what a row is. */
  title: string;
  columns: readonly MatrixColumn[];
  rows: readonly MatrixRow[];
  events: MatrixEvents;
  /** Checks or unchecks a column in all rows. */
  onColumn: (key: string, on: boolean) => void;
  /** Ids of the rows that are being saved. */
  busy: ReadonlySet<Id>;
}

/** A table of checkboxes. */
export function Matrix({ title, columns, rows, events, onColumn, busy }: MatrixProps) {
  const { t } = useTranslation();
  const counts = useMemo(
    () => new Map(columns.map(({ key }) => [key, rows.filter(({ on }) => on.has(key)).length])),
    [columns, rows],
  );
  const columnBox = (column: MatrixColumn, index: number) => {
    const count = counts.get(column.key) ?? 0;
    const isAll = rows.length > 0 && count === rows.length;
    return (
      <>
        <span>{column.title}</span>
        <Checkbox
          label={t('elements.matrix.column', { column: column.title })}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          disabled={rows.length === 0}
          busy={busy.size > 0}
          tabIndex={index === 0 ? 0 : -1}
          onChange={() => onColumn(column.key, !isAll)}
        />
      </>
    );
  };
  return (
    <MatrixGrid
      title={title}
      description={t('elements.matrix.keys')}
      columns={columns}
      rowCount={rows.length}
      renderHead={columnBox}
      renderRow={(index, rowIndex, span) => {
        const row = rows[index];
        return (
          row && (
            <Row
              key={row.id}
              row={row}
              rowIndex={rowIndex}
              columns={columns}
              from={span.from}
              to={span.to}
              events={events}
              busy={busy.has(row.id)}
            />
          )
        );
      }}
      keys={matrixKeys}
      actions={t('elements.table.actions')}
    />
  );
}
