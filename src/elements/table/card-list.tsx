import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ById } from '@/api/types';
import type { Column } from '@/elements/crud/column-schema';
import { label } from '@/i18n';
import { cardLayout, type CardLayout } from './card-layout';
import styles from './card-list.module.css';
import { Cell } from './cells';
import { DownIcon } from './icons';
import { Skeleton } from './skeleton';
import { RowActions, type ResolvedAction } from './row-actions';

interface PairsProps<Row> {
  name: string;
  columns: Column<Row>[];
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
}

function Card<Row extends ById>({ name, layout, row, actions }: CardProps<Row>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { title, status, facts, rest } = layout;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.title}>{title && <Cell column={title} row={row} inCard />}</h2>
        {status && <Cell column={status} row={row} inCard />}
      </div>
      <Pairs name={name} columns={isOpen ? [...facts, ...rest] : facts} row={row} />
      <div className={styles.foot}>
        <RowActions row={row} actions={actions} asButtons />
        {rest.length > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'elements.cards.less' : 'elements.cards.more')}
            <DownIcon />
          </button>
        )}
      </div>
    </li>
  );
}

export interface CardListProps<Row extends ById> {
  /** Name of the page; labels of the columns stand at `<name>.fields.<key>`. */
  name: string;
  columns: Column<Row>[];
  rows: Row[];
  actions?: (row: Row) => ResolvedAction<Row>[];
  /** The cards do not belong to the conditions shown: they are dimmed and say so. */
  stale?: boolean;
  /** Nothing has come yet. */
  loading?: boolean;
  /** Another page follows: the list does not say that it ends. */
  hasMore?: boolean;
}

/** The list of a phone: a card for each row, with the same actions as in the table. */
export function CardList<Row extends ById>(props: CardListProps<Row>) {
  const { name, columns, rows, actions, stale, loading, hasMore } = props;
  const { t } = useTranslation();
  const layout = cardLayout(columns);
  return (
    <div className={styles.frame} data-stale={stale || undefined} aria-busy={stale || loading}>
      {stale && <p className={styles.notice}>{t('elements.table.stale')}</p>}
      <ul className={styles.list} aria-label={t('elements.table.title')}>
        {rows.map((row) => (
          <Card key={row.id} name={name} layout={layout} row={row} actions={actions?.(row) ?? []} />
        ))}
      </ul>
      {loading && rows.length === 0 && <Skeleton />}
      {!loading && !hasMore && <p className={styles.end}>{t('elements.cards.end')}</p>}
    </div>
  );
}
