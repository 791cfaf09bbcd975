import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { memo, useState, type CSSProperties } from 'react';
import type { ById } from '@/api/types';
import type { NamedValues } from '@/elements/filter/filter-values';
import { totalText } from '@/elements/table/columns/summary-row';
import { label, useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import type { AnyColumn } from '@/schema/column';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout/layout';
import { columnText } from '@/values/cell-text';
import { shareText } from './group-cells';
import { treeHandlers } from './group-keys';
import type { Group, TreeLine } from './group-tree';
import styles from './groups.module.css';

interface LineProps {
  /** The keyboard comes to the table at this line. */
  isTabStop: boolean;
}

interface GroupRowProps<RowData> extends LineProps {
  group: Group<RowData>;
  isOpen: boolean;
  sums: readonly AnyColumn<RowData>[];
  /** The size of the largest group, for its bar, and of all of them. */
  largest: number;
  total: number;
  onChoose: (condition: NamedValues) => void;
}

interface NameProps extends LineProps {
  text: string;
  title?: string;
  /** Undefined for a text alone. */
  onPress: ((opener: HTMLElement) => void) | undefined;
}

/** The first cell of a line, whose press leads to what the line stands for. */
function LineName({ text, title, isTabStop, onPress }: NameProps) {
  if (!onPress) return <span>{text}</span>;
  return (
    <Button
      variant="text"
      isPrinted
      title={title}
      tabIndex={isTabStop ? undefined : -1}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {text}
    </Button>
  );
}

interface HeadProps extends NameProps {
  level: number;
  /** Undefined for a line that has none within it. */
  isOpen?: boolean;
  /** How many columns it fills. */
  columns?: number;
}

function LineHead({ level, isOpen, columns, ...name }: HeadProps) {
  return (
    <th scope="row" colSpan={columns}>
      <Row
        as="span"
        gap={1}
        className={styles.name}
        style={{ '--level': level - 1 } as CSSProperties}
      >
        <span className={styles.fold} data-print="no">
          {isOpen !== undefined && <Icon icon={RightOutlined} size={12} />}
        </span>
        <LineName {...name} />
      </Row>
    </th>
  );
}

/** The columns of a group before its sums: its name, its size and its share. */
const groupColumns = 3;

/** What the keyboard needs of a line. */
const lineProps = (key: string, level: number, isTabStop: boolean) => ({
  'data-group': key,
  'aria-level': level,
  tabIndex: isTabStop ? 0 : -1,
});

function GroupRow<RowData>(props: GroupRowProps<RowData>) {
  const { group, isOpen, isTabStop, sums, largest, total, onChoose } = props;
  const { rows, level, key, text } = group;
  const { t } = useTranslation();
  const condition = group.conditionOf();
  return (
    <tr {...lineProps(key, level, isTabStop)} aria-expanded={isOpen}>
      <LineHead
        {...{ level, isOpen, isTabStop, text }}
        title={t('groups.choose', { value: text })}
        onPress={condition && (() => onChoose(condition))}
      />
      <td>
        <Row as="span" gap={2} justify="end" inline>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the number next to it says the same */}
          <meter className={styles.bar} aria-hidden="true" max={largest} value={rows.length} />
          <span className={styles.number}>{formatCount(rows.length)}</span>
        </Row>
      </td>
      <td>{shareText(rows.length, total)}</td>
      {sums.map((column) => (
        <td key={column.key}>{totalText(column, rows, {})}</td>
      ))}
    </tr>
  );
}
/** Adding up thousands of rows again is visible when another group opens. */
const MemoizedRow = memo(GroupRow) as typeof GroupRow;

interface RecordRowProps<RowData>
  extends LineProps, Pick<GroupTableProps<RowData>, 'sums' | 'nameOf' | 'openingOf'> {
  id: string;
  level: number;
  row: RowData;
}

/** A record of a group with its own numbers. */
function RecordRow<RowData>(props: RecordRowProps<RowData>) {
  const { id, level, row, isTabStop, sums, nameOf, openingOf } = props;
  return (
    <tr {...lineProps(id, level, isTabStop)}>
      <LineHead
        {...{ level, isTabStop }}
        text={nameOf(row)}
        columns={groupColumns}
        onPress={openingOf(row)}
      />
      {sums.map((column) => (
        <td key={column.key}>{columnText(column, row)}</td>
      ))}
    </tr>
  );
}

interface RestRowProps<RowData> extends LineProps {
  id: string;
  group: Group<RowData>;
  count: number;
  columns: number;
  onChoose: (condition: NamedValues) => void;
}

/** How many more records a group has; a press shows all of them in the list. */
function RestRow<RowData>({
  id,
  group,
  count,
  columns,
  isTabStop,
  onChoose,
}: RestRowProps<RowData>) {
  const { t } = useTranslation();
  const condition = group.conditionOf();
  const level = group.level + 1;
  return (
    <tr {...lineProps(id, level, isTabStop)}>
      <LineHead
        {...{ level, isTabStop }}
        text={t('groups.rest', { count })}
        title={t('groups.choose', { value: group.text })}
        columns={columns}
        onPress={condition && (() => onChoose(condition))}
      />
    </tr>
  );
}

export interface GroupTableProps<RowData> {
  name: string;
  /** The titles of the columns by which the rows are grouped. */
  title: string;
  /** The lines in view, from top to bottom. */
  lines: readonly TreeLine<RowData>[];
  onToggle: (key: string) => void;
  /** The columns that are added up. */
  sums: readonly AnyColumn<RowData>[];
  total: number;
  nameOf: (row: RowData) => string;
  /** Returns what opens a record; undefined for a record that the user cannot open. */
  openingOf: (row: RowData) => ((opener: HTMLElement) => void) | undefined;
  onChoose: (condition: NamedValues) => void;
}

/** Two records of a group differ by their ids. */
function keyOf<RowData extends ById>(line: TreeLine<RowData>) {
  const { content, group } = line;
  return content === 'group' ? group.key : `${group.key}/${content === 'row' ? line.row.id : ''}#`;
}

/**
 * A group per line: its value, which adds it to the conditions, the number of its rows, and their sums; below an open
 * group its records.
 */
export function GroupTable<RowData extends ById>(props: GroupTableProps<RowData>) {
  const { name, title, lines, onToggle, sums, total, nameOf, openingOf, onChoose } = props;
  const { t } = useTranslation();
  const [focused, setFocused] = useState<string>();
  const tabStop = lines.find((line) => keyOf(line) === focused) ?? lines[0];
  const sizes = lines.map(({ content, group }) => (content === 'group' ? group.rows.length : 0));
  const largest = Math.max(1, ...sizes);
  const draw = (line: TreeLine<RowData>) => {
    const { group } = line;
    const id = keyOf(line);
    const isTabStop = line === tabStop;
    switch (line.content) {
      case 'group': {
        const { isOpen } = line;
        return (
          <MemoizedRow key={id} {...{ group, isOpen, isTabStop, sums, largest, total, onChoose }} />
        );
      }
      case 'row': {
        const level = group.level + 1;
        return (
          <RecordRow
            key={id}
            {...{ id, level, isTabStop, sums, nameOf, openingOf }}
            row={line.row}
          />
        );
      }
      case 'rest':
        return (
          <RestRow
            key={id}
            {...{ id, group, isTabStop, onChoose }}
            count={line.count}
            columns={groupColumns + sums.length}
          />
        );
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by the keyboard
    <section className={styles.scroll} aria-label={t('groups.title')} tabIndex={0}>
      <table
        className={`ui-table ${styles.table}`}
        aria-label={title}
        {...treeHandlers({ onToggle, onFocus: setFocused })}
      >
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('groups.count')}</th>
            <th scope="col">{t('groups.share')}</th>
            {sums.map(({ key }) => (
              <th key={key} scope="col">
                {label(name, 'fields', key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines.map(draw)}</tbody>
      </table>
    </section>
  );
}
