import type { ReactNode } from 'react';
import type { ById } from '@/api/types';
import { changeCounts, maxPreviewRows, PreviewBox } from '@/crud/bulk/preview-box';
import { label, useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { Button } from '@/ui/button';
import { Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import type { CellChange, CellPlan, RowCells } from './plan-cells';

function CellTexts({ cell }: { cell: CellChange }) {
  const { t } = useTranslation();
  const { state, before, after, problem } = cell;
  if (state === 'same') return <Text tone="secondary">{before}</Text>;
  if (state === 'locked' || state === 'empty')
    return <Text tone="secondary">{t(`range.change.${state}`, { before })}</Text>;
  return (
    <>
      <Text as="div" digits tone={state === 'invalid' ? 'error' : undefined}>
        {t('range.change.oldNew', { before, after: after || emptyText })}
      </Text>
      {problem && (
        <Text as="div" tone="error">
          {problem}
        </Text>
      )}
    </>
  );
}

/** What the user should know about the request as a whole. */
function useRemarks<Row>({ kind, rows, readOnly, excess, hasHead }: CellPlan<Row>): string[] {
  const { t } = useTranslation();
  return [
    changeCounts(rows),
    ...(hasHead ? [t('range.change.hasHead')] : []),
    ...(readOnly.length
      ? [
          t(`range.change.${kind === 'calculate' ? 'notCalculated' : 'readOnly'}`, {
            names: readOnly.join(t('elements.filter.separator')),
          }),
        ]
      : []),
    ...(excess.rows > 0 ? [t('range.change.excessRows', { count: excess.rows })] : []),
    ...(excess.columns > 0 ? [t('range.change.excessColumns', { count: excess.columns })] : []),
  ];
}

export interface CellPopupProps<Row extends ById> {
  title: string;
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  plan: CellPlan<Row>;
  nameOf: (row: Row) => string;
  onClose: () => void;
  onRun: () => void;
  /** Stands above the preview. */
  children?: ReactNode;
}

/** What will change in each cell: the value before and after, and why some stay as they are. */
export function CellPopup<Row extends ById>(props: CellPopupProps<Row>) {
  const { title, name, plan, nameOf, onClose, onRun, children } = props;
  const { t } = useTranslation();
  const remarks = useRemarks(plan);
  const changing = plan.rows.filter(({ fields }) => fields.length > 0);
  const isInvalid = ({ left }: RowCells<Row>) => left === 'invalid';
  const ordered = [...plan.rows.filter(isInvalid), ...plan.rows.filter((row) => !isInvalid(row))];
  const keys = [...new Set(plan.rows.flatMap(({ cells }) => cells.map(({ key }) => key)))];
  return (
    <Popup
      title={title}
      wide
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={!changing.length} onClick={onRun}>
            {t('bulk.run', { count: changing.length })}
          </Button>
        </>
      }
    >
      {children}
      <Grid gap={2}>
        <Grid as="output" gap={1}>
          {remarks.map((remark) => (
            <span key={remark}>{remark}</span>
          ))}
        </Grid>
        {ordered.length > 0 && (
          <PreviewBox label={t('bulk.preview')} count={ordered.length}>
            <thead>
              <tr>
                <th scope="col">{t('elements.batch.record')}</th>
                {keys.map((key) => (
                  <th key={key} scope="col">
                    {label(name, 'fields', key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ordered.slice(0, maxPreviewRows).map(({ row, cells }) => (
                <tr key={row.id}>
                  <th scope="row">{nameOf(row)}</th>
                  {cells.map((cell) => (
                    <td key={cell.key} data-state={cell.state}>
                      <CellTexts cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PreviewBox>
        )}
      </Grid>
    </Popup>
  );
}
