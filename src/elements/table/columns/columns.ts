import { useMemo } from 'react';
import { label as labelOf, useTranslation } from '@/i18n';
import { textPx } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import { arrangeColumns, useStoredLayout, type Pin } from '@/stores/table-layout';
import { columnSetting, useChosenKeys } from '@/stores/table-settings';
import { columnKind, titleColumn } from '@/values/columns';
import { cellPaddingPx, columnPx } from './column-sizes';

export const actionsId = '$actions';
export const selectId = '$select';
export const openId = '$open';
export const isLeadingId = (id: string) => id === selectId || id === openId;
const selectPx = 44;
const openPx = 40;

/** A column with its computed layout. The columns that the table adds have no `declared`. */
export interface RenderedColumn<Row> {
  id: string;
  label: string;
  size: number;
  /** The width down to which the column may be narrowed when the columns are slightly too wide for the table. */
  minPx: number;
  /** The user chose its width, so it stays as it is. */
  isResized?: boolean;
  align: 'left' | 'center' | 'right';
  /** Its cells do not wrap on paper either. */
  isOneLine?: boolean;
  pinned: 'start' | 'end' | false;
  /** It is pinned beside the column that names the rows or the actions, and is the first to scroll where room is short. */
  isLoose?: boolean;
  /** Distance in px from the edge that it is pinned to. */
  offset: number;
  declared?: AnyColumn<Row>;
  /** It names the rows. */
  isTitle?: boolean;
  /** Set for an empty cell that replaces columns out of view: their number. */
  span?: number;
}

type ColumnBase<Row> = Omit<RenderedColumn<Row>, 'pinned' | 'isLoose' | 'offset'>;

/** A column of the table itself, which has one width and no place among those of the page. */
const ownColumn = <Row>(id: string, size: number, label = ''): ColumnBase<Row> => ({
  id,
  label,
  size,
  minPx: size,
  align: label ? 'left' : 'center',
});

/** Returns the declared columns with their labels, by their keys. */
function labelledColumns<Row>(name: string, columns: AnyColumn<Row>[]) {
  const title = titleColumn(columns);
  const labelled = columns.map((declared, index): [string, ColumnBase<Row>] => {
    const label = labelOf(name, 'fields', declared.key);
    const isInput = declared.control && declared.control !== 'switch';
    const { align: usual, isStatus, isOneLine = usual !== undefined } = columnKind(declared);
    // The dots of statuses stand below each other, whatever the lengths of their texts.
    const align = (!isInput && !isStatus?.(declared) && usual) || 'left';
    const px = columnPx(declared, label);
    // The first column names the row, so it begins at the edge whatever it shows, and keeps the width declared for it.
    const isName = index === 0;
    const column = {
      id: declared.key,
      label,
      size: px.size,
      minPx: isName && declared.width ? px.size : px.minPx,
      align: isName ? ('left' as const) : align,
      isOneLine,
      declared,
      isTitle: declared === title,
    };
    return [declared.key, column];
  });
  return new Map(labelled);
}

interface Layout<Row> {
  /** Name of the page, which is also the name of its table. */
  name: string;
  columns: AnyColumn<Row>[];
  hasSelection: boolean;
  hasDetails: boolean;
  /** 0 hides the column of actions. */
  actionsPx: number;
}

/** Computes how far each pinned column is from its edge: the sum of the columns between. */
function offsets<Row>(columns: Omit<RenderedColumn<Row>, 'offset'>[]): RenderedColumn<Row>[] {
  const sum = (part: { size: number }[]) => part.reduce((total, { size }) => total + size, 0);
  return columns.map((column, index) => {
    const before = column.pinned === 'end' ? columns.slice(index + 1) : columns.slice(0, index);
    return { ...column, offset: column.pinned ? sum(before) : 0 };
  });
}

/**
 * Returns the columns in the order, width and position to render them in: the declaration, changed by what the user
 * chose. The objects stay the same until one of these or the language changes, so that rows can be memoised on them.
 */
export function useTableLayout<Row>({
  name,
  columns: declared,
  hasSelection,
  hasDetails,
  actionsPx,
}: Layout<Row>): RenderedColumn<Row>[] {
  const { t } = useTranslation();
  const layout = useStoredLayout(name);
  const chosen = useChosenKeys(name, columnSetting);
  return useMemo(() => {
    const byKey = labelledColumns(name, declared);
    const { order, shown, pinOf } = arrangeColumns(declared, chosen, layout);
    const columnsAt = (pin: Pin) =>
      order.flatMap((key) => {
        const column = byKey.get(key);
        if (!column || !shown.has(key) || pinOf(key) !== pin) return [];
        const px = layout.widths[key];
        return px === undefined ? column : { ...column, size: px, minPx: px, isResized: true };
      });
    const actions = t('elements.table.actions');
    const [first, ...others] = columnsAt('start');
    const start: ColumnBase<Row>[] = [
      ...(hasSelection ? [ownColumn(selectId, selectPx)] : []),
      ...(hasDetails ? [ownColumn(openId, openPx)] : []),
      ...(first ? [first] : []),
    ];
    const end: ColumnBase<Row>[] = actionsPx
      ? [ownColumn(actionsId, Math.max(actionsPx, textPx(actions) + cellPaddingPx), actions)]
      : [];
    const at = (pinned: 'start' | 'end' | false, columns: ColumnBase<Row>[], isLoose = false) =>
      columns.map((column) => ({ ...column, pinned, isLoose }));
    return offsets([
      ...at('start', start),
      ...at('start', others, true),
      ...at(false, columnsAt('none')),
      ...at('end', columnsAt('end'), true),
      ...at('end', end),
    ]);
  }, [t, name, declared, hasSelection, hasDetails, actionsPx, layout, chosen]);
}

/** Replaces each run of unpinned columns out of view by one empty column. */
export function collapseHidden<Row>(
  columns: RenderedColumn<Row>[],
  shown: ReadonlySet<RenderedColumn<Row>>,
): RenderedColumn<Row>[] {
  const rendered: RenderedColumn<Row>[] = [];
  for (const column of columns) {
    const last = rendered.at(-1);
    if (column.pinned || shown.has(column)) rendered.push(column);
    else if (last?.span) rendered[rendered.length - 1] = { ...last, span: last.span + 1 };
    else rendered.push({ ...column, id: `$before ${column.id}`, declared: undefined, span: 1 });
  }
  return rendered;
}

/** Returns how many columns of the table the rendered ones represent. */
export const columnCount = (columns: { span?: number }[]) =>
  columns.reduce((sum, { span = 1 }) => sum + span, 0);
