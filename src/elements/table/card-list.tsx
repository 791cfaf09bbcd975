import { useRef, useState } from 'react';
import type { ById } from '@/api/types';
import { LoadFailed } from '@/elements/query/load-failed';
import { totalText, type Totals } from '@/elements/table/columns/summary-row';
import { label, useTranslation } from '@/i18n';
import type { AnyColumn, CardPlaces } from '@/schema/column';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { barScales } from '@/values/number/number-bar';
import { Card } from './card';
import { cardLayout } from './card-layout';
import type { DataTableProps, TableOptions } from './data-table';
import { EmptyList, noRowsText } from './empty-list';
import { selectionState, type RowSelection } from './row-state';
import { useRowFocus } from './use-row-focus';
import styles from './card-list.module.css';

interface SelectionBarProps<Row> {
  rows: Row[];
  selection: RowSelection<Row>;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** Shows and hides the checkboxes of the cards, and selects all of them. Hiding the checkboxes keeps the selection. */
function SelectionBar<Row extends ById>({
  rows,
  selection,
  isOn,
  onSwitch,
}: SelectionBarProps<Row>) {
  const { t } = useTranslation();
  const state = selectionState(rows, selection.selected);
  return (
    <Row justify="end" below={2} className={styles.pick}>
      {isOn && (
        <span className={styles.all}>
          <Checkbox
            label={t('elements.table.selectPage')}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={() => selection.onSelect(rows, state !== 'all')}
          >
            <span className={styles.words}>{t('elements.cards.all')}</span>
          </Checkbox>
        </span>
      )}
      <Button variant="text" aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
        {t(isOn ? 'elements.cards.endPicking' : 'elements.cards.pick')}
      </Button>
    </Row>
  );
}

interface SumsProps<Row> {
  name: string;
  columns: AnyColumn<Row>[];
  rows: Row[];
  totals: Totals;
  isPageOnly?: boolean;
}

/** Shows below the cards what the summary row of a table shows. */
function Sums<Row>({ name, columns, rows, totals, isPageOnly }: SumsProps<Row>) {
  const { t } = useTranslation();
  const sums = columns
    .filter(({ sum }) => sum)
    .map((column) => ({ key: column.key, text: totalText(column, rows, totals) }))
    .filter(({ text }) => text);
  return (
    <div className={`${styles.card} ${styles.sums}`}>
      <Text as="h2" size={16} strong grow shrink className={styles.title}>
        {t(isPageOnly ? 'elements.table.sumOfPage' : 'elements.table.sum')}
      </Text>
      <Grid as="dl" className={styles.pairs}>
        {sums.map(({ key, text }) => (
          <div key={key} className={styles.pair}>
            <dt>{label(name, 'fields', key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Grid>
    </div>
  );
}

type CardOptions<Row extends ById> = Pick<
  TableOptions<Row>,
  | 'selection'
  | 'detail'
  | 'totals'
  | 'isPageOnly'
  | 'emptyText'
  | 'emptyAction'
  | 'marks'
  | 'onRetry'
>;

export interface CardListProps<Row extends ById> extends Pick<
  DataTableProps<Row>,
  'name' | 'columns' | 'rows' | 'actions' | 'state'
> {
  card?: CardPlaces;
  options?: CardOptions<Row>;
  /** Another page follows, so the list must not say that it ends here. */
  hasMore?: boolean;
  /** Whether the cards show their checkboxes, when something else than the list switches that. */
  selecting?: { isOn: boolean; onSwitch: (isOn: boolean) => void };
}

interface ListEndProps<Row extends ById> extends Pick<
  CardListProps<Row>,
  'name' | 'state' | 'hasMore'
> {
  isEmpty: boolean;
  options: CardOptions<Row>;
}

/** What stands below the cards: that the list is loading, could not be loaded, ends here or has no rows. */
function ListEnd<Row extends ById>(props: ListEndProps<Row>) {
  const { name, state, hasMore, isEmpty, options } = props;
  const { t } = useTranslation();
  if (state === 'loading') return isEmpty && <Skeleton shape="cards" />;
  if (state === 'failed') {
    return isEmpty && <LoadFailed text={noRowsText(name)} onRetry={options.onRetry} isAnnounced />;
  }
  if (hasMore) return null;
  const end = t('elements.cards.end');
  if (!isEmpty) {
    return (
      <Text as="p" align="center" padding={4} tone="muted">
        {end}
      </Text>
    );
  }
  return <EmptyList text={options.emptyText ?? end} action={options.emptyAction} />;
}

/** The list on a phone: one card for each row, with the same actions as in the table. */
export function CardList<Row extends ById>(props: CardListProps<Row>) {
  const { name, columns, rows, actions, options = {}, state, hasMore } = props;
  const { t } = useTranslation();
  const { selection, totals } = options;
  const [isOwnOn, setIsOwnOn] = useState((selection?.selected.size ?? 0) > 0);
  const { isOn: isSelecting, onSwitch } = props.selecting ?? {
    isOn: isOwnOn,
    onSwitch: setIsOwnOn,
  };
  const isStale = state === 'stale';
  const layout = cardLayout(columns, props.card);
  const box = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(rows, box);
  return (
    <div
      ref={box}
      {...rowFocus}
      className={styles.frame}
      style={barScales(columns, rows)}
      data-stale={isStale || undefined}
      aria-busy={isStale || state === 'loading'}
    >
      {selection && rows.length > 0 && (isSelecting || !props.selecting) && (
        <SelectionBar rows={rows} selection={selection} isOn={isSelecting} onSwitch={onSwitch} />
      )}
      <Grid as="ul" align="start" className={styles.list} aria-label={t('elements.table.title')}>
        {rows.map((row, index) => (
          <Card
            key={row.id}
            index={index}
            name={name}
            layout={layout}
            row={row}
            actions={actions?.(row) ?? []}
            detail={options.detail}
            selection={selection}
            isSelecting={isSelecting}
            isChanged={options.marks?.has(row.id) ?? false}
          />
        ))}
      </Grid>
      {totals && rows.length > 0 && (
        <Sums {...{ name, columns, rows, totals }} isPageOnly={options.isPageOnly} />
      )}
      <ListEnd {...{ name, state, hasMore, options }} isEmpty={rows.length === 0} />
    </div>
  );
}
