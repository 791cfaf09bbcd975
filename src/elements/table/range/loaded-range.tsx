import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ById } from '@/api/types';
import { Drawn } from '@/elements/query/part-boundary';
import type { RenderedColumn } from '@/elements/table/columns/columns';
import { fitColumns, pinnedWidths } from '@/elements/table/columns/fit-columns';
import { useTranslation } from '@/i18n';
import { usePrivacy } from '@/stores/privacy';
import { Button } from '@/ui/button';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row as Line } from '@/ui/layout/layout';
import { useLatest } from '@/ui/use-latest';
import { rowTexts, screenCell } from '@/values/cell-text';
import type { CellRangeProps } from './cell-range';
import type { CellRequest, FillSource } from './cell-request';
import { connectLine } from './line-keys';
import { boundsOf, shiftOfRun, type CellRange } from './range-cells';
import { controlRange } from './range-control';
import { summaryOf, type NumberSummary } from './range-summary';
import styles from './range.module.css';

const idsOf = (items: readonly { id: unknown }[]) => items.map(({ id }) => id);

/** The chosen rows and columns. */
function chosenOf<Row>(range: CellRange, rows: Row[], columns: RenderedColumn<Row>[]) {
  const { top, bottom, left, right } = boundsOf(range);
  const chosen = columns.slice(left, right + 1);
  return {
    rows: rows.slice(top, bottom + 1),
    labels: chosen.map(({ label }) => label),
    columns: chosen.flatMap(({ declared }) => declared ?? []),
  };
}

interface FiguresProps {
  /** The label of the column; several columns show their sums only, or else their averages. */
  label?: string;
  figures: NumberSummary;
}

function Figures({ label, figures }: FiguresProps) {
  const { t } = useTranslation();
  const { count, sum, average, min, max } = figures;
  if (label !== undefined) {
    const text =
      sum === undefined
        ? t('range.averageOf', { column: label, average })
        : t('range.sumOf', { column: label, sum });
    return <span>{text}</span>;
  }
  return (
    <>
      <span>{t('range.count', { count })}</span>
      {sum !== undefined && <span>{t('range.sum', { sum })}</span>}
      <span>{t('range.average', { average })}</span>
      <span>{t('range.min', { min })}</span>
      <span>{t('range.max', { max })}</span>
    </>
  );
}

/** The range of a table, and the line below the table that says what is in it. */
export function LoadedRange<Row extends ById>(props: CellRangeProps<Row>) {
  const { box, rows, columns, changeCells, press } = props;
  const { t } = useTranslation();
  // The texts of cells read the setting without a hook.
  usePrivacy();
  const latest = useLatest(props);
  const range = useRef<{ current: CellRange | null; isOn: boolean }>({
    current: null,
    isOn: false,
  });
  const control = useRef<ReturnType<typeof controlRange>>(undefined);
  const line = useRef<HTMLElement>(null);
  /** The range that the line describes. */
  const [shown, setShown] = useState<CellRange | null>(null);
  const [request, setRequest] = useState<CellRequest<Row> | null>(null);

  const sizeText = (rowCount: number, columnCount: number) =>
    `${t('range.rows', { count: rowCount })} × ${t('range.columns', { count: columnCount })}`;
  const copy = (withHead: boolean) => {
    if (!range.current.current) return;
    const chosen = chosenOf(range.current.current, latest.current.rows, latest.current.columns);
    const texts = chosen.rows.map((row) => rowTexts(chosen.columns, row));
    const counts = sizeText(chosen.rows.length, chosen.columns.length);
    const text = t('range.copied', { size: counts });
    void copyCellsAndNotify(withHead ? [chosen.labels, ...texts] : texts, text);
  };
  const latestCopy = useLatest(copy);
  const ask = (
    kind: CellRequest<Row>['kind'],
    { text = '', source }: { text?: string; source?: FillSource } = {},
  ) => {
    const { current } = range.current;
    if (!current || !latest.current.changeCells) return false;
    const { top, bottom, left, right } = boundsOf(current);
    const along = latest.current.columns.slice(left).filter(({ declared }) => declared);
    setRequest({
      kind,
      text,
      source,
      rows: latest.current.rows.slice(top),
      columns: along.flatMap(({ declared }) => declared ?? []),
      labels: along.map(({ label }) => label),
      rowCount: bottom - top + 1,
      columnCount: right - left + 1,
    });
    return true;
  };
  const latestAsk = useLatest(ask);
  const closeRequest = useCallback(() => setRequest(null), []);

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const started = controlRange({
      box: current,
      size: () => {
        const { rows: items, columns: all } = latest.current;
        return {
          rowCount: items.length,
          first: all.findIndex(({ declared }) => declared),
          last: all.findLastIndex(({ declared }) => declared),
          pinnedPx: pinnedWidths(all, fitColumns(all, current.clientWidth), current.clientWidth),
        };
      },
      range: range.current,
      focusRow: (table, index) => latest.current.focusRow(table, index),
      press,
      onCopy: () => latestCopy.current(false),
      canChangeCells: () => latest.current.changeCells !== undefined,
      onChangeCells: (kind, details) => latestAsk.current(kind, details),
      onChange: () => setShown(range.current.isOn ? range.current.current : null),
    });
    control.current = started;
    const keys = new AbortController();
    connectLine({
      box: current,
      line: () => line.current,
      focusHead: () => {
        const table = current.querySelector('table');
        const row = range.current.current?.head.row;
        if (table && row !== undefined) latest.current.focusRow(table, row);
      },
      signal: keys.signal,
    });
    return () => {
      started?.stop();
      keys.abort();
    };
  }, [box, press, latest, latestCopy, latestAsk]);

  const before = useRef({ rows, columns });
  useEffect(() => {
    const { current: last } = before;
    before.current = { rows, columns };
    const { current } = range.current;
    if (!current) return;
    const { top, bottom, left, right } = boundsOf(current);
    const down = shiftOfRun(idsOf(last.rows), idsOf(rows), top, bottom);
    const along = shiftOfRun(idsOf(last.columns), idsOf(columns), left, right);
    if (down === null || along === null) control.current?.clear();
    else if (down || along) {
      control.current?.shift(down, along);
      setShown(range.current.isOn ? range.current.current : null);
    }
  }, [rows, columns]);

  const chosen = shown && chosenOf(shown, rows, columns);
  const headColumn = shown && columns[shown.head.column];
  const headRow = shown && rows[shown.head.row];
  const isMany = chosen !== null && chosen.rows.length * chosen.columns.length > 1;
  const summaries = chosen && isMany ? summaryOf(chosen.columns, chosen.rows) : [];
  return (
    <>
      <Line
        ref={line}
        as="section"
        gap={3}
        wrap
        digits
        className={styles.bar}
        aria-label={isMany ? t('range.title') : undefined}
        data-on={isMany || undefined}
        data-print="no"
      >
        <Line as="output" gap={3} lineGap={0} wrap className={styles.text}>
          {chosen && isMany && <span>{sizeText(chosen.rows.length, chosen.columns.length)}</span>}
          {summaries.map((figures) => (
            <Figures
              key={figures.key}
              figures={figures}
              label={
                summaries.length > 1
                  ? columns.find(({ id }) => id === figures.key)?.label
                  : undefined
              }
            />
          ))}
          {headColumn?.declared && headRow && (
            <span className="visually-hidden">
              {t('range.cell', {
                column: headColumn.label,
                text: screenCell(headColumn.declared, headRow),
              })}
            </span>
          )}
        </Line>
        {isMany && (
          <>
            {changeCells && (
              <Drawn draw={() => changeCells.calculate(chosen, () => ask('calculate'))} />
            )}
            <Button variant="link" onClick={() => copy(false)}>
              {t('range.copy')}
            </Button>
            <Button variant="link" onClick={() => copy(true)}>
              {t('range.copyWithHead')}
            </Button>
            <IconButton label={t('range.clear')} onClick={() => control.current?.clear()}>
              <Icon icon={CloseOutlined} size={12} />
            </IconButton>
          </>
        )}
      </Line>
      {request && changeCells && <Drawn draw={() => changeCells.preview(request, closeRequest)} />}
    </>
  );
}
