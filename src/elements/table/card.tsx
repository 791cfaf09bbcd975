import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useState, type ReactNode } from 'react';
import type { ById } from '@/api/types';
import { Cell } from '@/elements/table/cells/cells';
import { hasText, label, t, useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { splitUnit, withoutBeginning } from '@/lib/text';
import type { AnyColumn } from '@/schema/column';
import { Checkbox } from '@/ui/checkbox';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { columnText } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import type { CardLayout } from './card-layout';
import { openingAction, RowActions, type ResolvedAction } from './row-actions';
import { RowDetail } from './row-detail';
import { isRowClick, type RowSelection } from './row-state';
import styles from './card-list.module.css';

interface PairsProps<Row> {
  name: string;
  columns: AnyColumn<Row>[];
  row: Row;
}

function Pairs<Row>({ name, columns, row }: PairsProps<Row>) {
  if (!columns.length) return null;
  return (
    <Grid as="dl" className={styles.pairs}>
      {columns.map((column) => (
        <div key={column.key} className={styles.pair}>
          <dt>{label(name, 'fields', column.key)}</dt>
          <dd>
            <Cell column={column} row={row} label={label(name, 'fields', column.key)} inCard />
          </dd>
        </div>
      ))}
    </Grid>
  );
}

/** A value, with the label and the unit of one that does not say what it is. A unit that says it, as m³ does, needs no label. */
function Fact<Row>({
  name,
  column,
  row,
}: Omit<PairsProps<Row>, 'columns'> & { column: AnyColumn<Row> }) {
  const text = label(name, 'fields', column.key);
  const [title, unit] = splitUnit(text);
  const isBare = columnKind(column).isBare ?? false;
  const measure = `${name}.units.${column.key}`;
  const isMeasured = hasText(measure);
  const shownUnit = isMeasured ? t(measure) : isBare && unit;
  return (
    <span className={styles.fact}>
      <span className={isBare && !isMeasured ? styles.label : 'visually-hidden'}>{title}</span>
      <Cell column={column} row={row} label={text} inCard />
      {shownUnit && <span>{shownUnit}</span>}
    </span>
  );
}

/** The line below the title of a card: a route with an arrow, or facts with dots between them. Empty values are left out. */
function Line<Row>({ name, columns, row, isRoute }: PairsProps<Row> & { isRoute?: boolean }) {
  const filled = columns.filter((column) => columnText(column, row) !== emptyText);
  if (!filled.length) return null;
  const line = (
    <div className={styles.line} data-route={isRoute}>
      {filled.map((column) => (
        <Fact key={column.key} {...{ name, column, row }} />
      ))}
    </div>
  );
  return isRoute ? line : <div className={styles.facts}>{line}</div>;
}

interface CardTextProps<Row> {
  column: AnyColumn<Row>;
  row: Row;
  isOpen: boolean;
}

/** What the record says. A closed card leaves out what the text begins with, and what does not fit on two lines. */
function CardText<Row>({ column, row, isOpen }: CardTextProps<Row>) {
  const text = columnText(column, row);
  if (text === emptyText) return null;
  const { dropFirst } = column;
  return (
    <p className={styles.text} data-open={isOpen || undefined}>
      {isOpen || !dropFirst ? text : withoutBeginning(text, dropFirst)}
    </p>
  );
}

interface CardProps<Row extends ById> {
  name: string;
  index: number;
  layout: CardLayout<Row>;
  row: Row;
  actions: ResolvedAction[];
  /** Renders below the other columns of an expanded card. */
  detail?: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
  /** Whether the card shows its checkbox. */
  isSelecting: boolean;
  /** Values of the row have just changed on the server. */
  isChanged: boolean;
}

interface CardHeadProps<Row> {
  name: string;
  layout: CardLayout<Row>;
  row: Row;
  /** Whether a touch on the card opens the record. */
  opensRecord: boolean;
  checkbox: ReactNode;
  isOpen: boolean;
  /** Shows or hides the rest of the card; undefined when nothing is hidden. */
  onToggle: (() => void) | undefined;
}

/** The first line of a card: checkbox, picture, title, status, and the button that shows more. */
function CardHead<Row>(props: CardHeadProps<Row>) {
  const { name, layout, row, opensRecord, checkbox, isOpen, onToggle } = props;
  const { t } = useTranslation();
  const { picture, title, status } = layout;
  return (
    <Row
      gap={3}
      align="baseline"
      justify="between"
      className={styles.top}
      data-control={status?.control}
    >
      {checkbox}
      {picture && (
        <span className={styles.picture}>
          <Cell column={picture} row={row} inCard />
        </span>
      )}
      <Text as="h2" size={16} strong grow shrink className={styles.title}>
        {/* A touch on the card opens the record; a link in the title would need room of its own. */}
        {opensRecord && title && columnKind(title).isLink
          ? columnText(title, row)
          : title && <Cell column={title} row={row} inCard />}
      </Text>
      {status && (
        <Cell column={status} row={row} label={label(name, 'fields', status.key)} inCard />
      )}
      {onToggle && (
        <IconButton
          className={styles.more}
          aria-expanded={isOpen}
          label={t(isOpen ? 'elements.cards.less' : 'elements.cards.more')}
          onClick={onToggle}
        >
          <Icon icon={DownOutlined} size={12} />
        </IconButton>
      )}
    </Row>
  );
}

/** A record of the list on a phone. */
export function Card<Row extends ById>(props: CardProps<Row>) {
  const { name, index, layout, row, actions, detail, selection, isSelecting, isChanged } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { details, rest } = layout;
  const isSelected = selection?.selected.has(row.id) ?? false;
  const toggle = () => setIsOpen(!isOpen);
  const opening = openingAction(actions);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the actions of the card do the same for the keyboard
    <li
      className={styles.card}
      data-index={index}
      tabIndex={-1}
      data-selected={isSelected || undefined}
      data-changed={isChanged || undefined}
      onClick={({ target }) => {
        if (!isRowClick(target)) return;
        if (selection && isSelecting) selection.onSelect([row], !isSelected);
        else if (opening) opening.onRun();
        else toggle();
      }}
    >
      <CardHead
        {...{ name, layout, row }}
        opensRecord={opening !== undefined}
        checkbox={
          selection &&
          isSelecting && (
            <Checkbox
              label={t('elements.table.select')}
              checked={isSelected}
              onChange={(on) => selection.onSelect([row], on)}
            />
          )
        }
        isOpen={isOpen}
        onToggle={detail || layout.text || rest.length > 0 ? toggle : undefined}
      />
      <Line name={name} columns={layout.route} row={row} isRoute />
      <Pairs name={name} columns={details} row={row} />
      <Line name={name} columns={layout.facts} row={row} />
      {layout.text && <CardText column={layout.text} row={row} isOpen={isOpen} />}
      {isOpen && <Pairs name={name} columns={rest} row={row} />}
      {detail && isOpen && (
        <div className={styles.detail}>
          <RowDetail row={row} draw={detail} />
        </div>
      )}
      {actions.length > 0 && (
        <div className={styles.foot}>
          <RowActions actions={actions} inCard />
        </div>
      )}
    </li>
  );
}
