import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useState, type ReactNode } from 'react';
import type { ById } from '@/api/types';
import { LoadFailed } from '@/elements/query/load-failed';
import { Cell } from '@/elements/table/cells/cells';
import { totalText, type Totals } from '@/elements/table/columns/summary-row';
import { columnText } from '@/elements/text/cell-text';
import { label, useTranslation } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';
import { cardLayout, type CardLayout } from './card-layout';
import type { DataTableProps, TableOptions } from './data-table';
import { EmptyList } from './empty-list';
import { RowActions, type ResolvedAction } from './row-actions';
import { isRowClick, selectionState, type RowSelection } from './row-state';
import styles from './card-list.module.css';

interface PairsProps<Row> {
  name: string;
  columns: AnyColumn<Row>[];
  row: Row;
}

function Pairs<Row>({ name, columns, row }: PairsProps<Row>) {
  return (
    <dl className={styles.pairs}>
      {columns.map((column) => (
        <div key={column.key} className={styles.pair}>
          <dt>{label(name, 'fields', column.key)}</dt>
          <dd>
            <Cell column={column} row={row} label={label(name, 'fields', column.key)} inCard />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CardProps<Row extends ById> {
  name: string;
  layout: CardLayout<Row>;
  row: Row;
  actions: ResolvedAction<Row>[];
  /** Renders below the other columns of an expanded card. */
  detail?: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
  /** Whether the card shows its checkbox. */
  isSelecting: boolean;
  /** Values of the row have just changed on the server. */
  isChanged: boolean;
}

/** The actions that open a record, which a touch on its card runs as well. */
const openingCodes: ReadonlySet<string> = new Set(['details', 'detail', 'edit']);

function Card<Row extends ById>(props: CardProps<Row>) {
  const { name, layout, row, actions, detail, selection, isSelecting, isChanged } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { picture, title, status, details, rest } = layout;
  const isSelected = selection?.selected.has(row.id) ?? false;
  const toggle = () => setIsOpen(!isOpen);
  const opening = actions.find(({ code }) => openingCodes.has(code));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the actions of the card do the same for the keyboard
    <li
      className={styles.card}
      data-selected={isSelected || undefined}
      data-changed={isChanged || undefined}
      onClick={({ target }) => {
        if (!isRowClick(target)) return;
        if (selection && isSelecting) selection.onSelect([row], !isSelected);
        else if (opening) opening.onRun(row);
        else toggle();
      }}
    >
      <div className={styles.top}>
        {selection && isSelecting && (
          <Checkbox
            label={t('elements.table.select')}
            checked={isSelected}
            onChange={(on) => selection.onSelect([row], on)}
          />
        )}
        {picture && (
          <span className={styles.picture}>
            <Cell column={picture} row={row} inCard />
          </span>
        )}
        <h2 className={styles.title}>
          {/* A touch on the card opens the record; a link in the title would need room of its own. */}
          {opening && title?.type === 'link'
            ? columnText(title, row)
            : title && <Cell column={title} row={row} inCard />}
        </h2>
        {status && (
          <Cell column={status} row={row} label={label(name, 'fields', status.key)} inCard />
        )}
        {(detail || rest.length > 0) && (
          <IconButton
            className={styles.more}
            aria-expanded={isOpen}
            label={t(isOpen ? 'elements.cards.less' : 'elements.cards.more')}
            onClick={toggle}
          >
            <Icon icon={DownOutlined} size={12} />
          </IconButton>
        )}
      </div>
      <Pairs name={name} columns={isOpen ? [...details, ...rest] : details} row={row} />
      {detail && isOpen && <div className={styles.detail}>{detail(row)}</div>}
      {actions.length > 0 && (
        <div className={styles.foot}>
          <RowActions row={row} actions={actions} inCard />
        </div>
      )}
    </li>
  );
}

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
    <div className={styles.pick}>
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
    </div>
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
    .map((column) => ({ key: column.key, text: totalText(column, rows, totals) }))
    .filter(({ text }) => text);
  return (
    <div className={`${styles.card} ${styles.sums}`}>
      <h2 className={styles.title}>
        {t(isPageOnly ? 'elements.table.sumOfPage' : 'elements.table.sum')}
      </h2>
      <dl className={styles.pairs}>
        {sums.map(({ key, text }) => (
          <div key={key} className={styles.pair}>
            <dt>{label(name, 'fields', key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface CardListProps<Row extends ById> extends Pick<
  DataTableProps<Row>,
  'name' | 'columns' | 'rows' | 'actions' | 'state'
> {
  options?: Pick<
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
  /** Another page follows, so the list must not say that it ends here. */
  hasMore?: boolean;
  /** Whether the cards show their checkboxes, when something else than the list switches that. */
  selecting?: { isOn: boolean; onSwitch: (isOn: boolean) => void };
}

/** The list on a phone: one card for each row, with the same actions as in the table. */
export function CardList<Row extends ById>(props: CardListProps<Row>) {
  const { name, columns, rows, actions, options, hasMore } = props;
  const { t } = useTranslation();
  const selection = options?.selection;
  const [isOwnOn, setIsOwnOn] = useState((selection?.selected.size ?? 0) > 0);
  const { isOn: isSelecting, onSwitch } = props.selecting ?? {
    isOn: isOwnOn,
    onSwitch: setIsOwnOn,
  };
  const stale = props.state === 'stale';
  const loading = props.state === 'loading';
  const isKnown = !loading && props.state !== 'failed';
  const layout = cardLayout(columns);
  return (
    <div className={styles.frame} data-stale={stale || undefined} aria-busy={stale || loading}>
      {selection && rows.length > 0 && (isSelecting || !props.selecting) && (
        <SelectionBar rows={rows} selection={selection} isOn={isSelecting} onSwitch={onSwitch} />
      )}
      <ul className={styles.list} aria-label={t('elements.table.title')}>
        {rows.map((row) => (
          <Card
            key={row.id}
            name={name}
            layout={layout}
            row={row}
            actions={actions?.(row) ?? []}
            detail={options?.detail}
            selection={selection}
            isSelecting={isSelecting}
            isChanged={options?.marks?.has(row.id) ?? false}
          />
        ))}
      </ul>
      {options?.totals && rows.length > 0 && (
        <Sums
          name={name}
          columns={columns}
          rows={rows}
          totals={options.totals}
          isPageOnly={options.isPageOnly}
        />
      )}
      {loading && rows.length === 0 && <Skeleton />}
      {props.state === 'failed' && rows.length === 0 && (
        <LoadFailed text={t('elements.table.noRows')} onRetry={options?.onRetry} isAnnounced />
      )}
      {isKnown && !hasMore && rows.length > 0 && (
        <p className={styles.end}>{t('elements.cards.end')}</p>
      )}
      {isKnown && !hasMore && rows.length === 0 && (
        <EmptyList
          text={options?.emptyText ?? t('elements.cards.end')}
          action={options?.emptyAction}
        />
      )}
    </div>
  );
}
