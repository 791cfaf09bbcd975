import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import {
  memo,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { NamedValues } from '@/elements/filter/filter-values';
import { totalText } from '@/elements/table/columns/summary-row';
import { label, useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import type { AnyColumn } from '@/schema/column';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout/layout';
import { shareText } from './group-cells';
import type { VisibleGroup } from './group-tree';
import styles from './group-popup.module.css';

interface RowProps<RowData> extends VisibleGroup<RowData> {
  /** The rows are those of a tree, in which the arrow keys move. */
  isTree: boolean;
  isTabStop: boolean;
  sums: readonly AnyColumn<RowData>[];
  /** The size of the largest group, for its bar, and of all of them. */
  largest: number;
  total: number;
  onChoose: (condition: NamedValues) => void;
}

/** The name of a group, which adds it to the conditions. */
function GroupName<RowData>({ group, isTree, isTabStop, onChoose }: RowProps<RowData>) {
  const { t } = useTranslation();
  const { text } = group;
  const condition = group.conditionOf();
  if (!condition) return <span>{text}</span>;
  return (
    <Button
      variant="text"
      isPrinted
      title={t('groups.choose', { value: text })}
      tabIndex={isTree && !isTabStop ? -1 : undefined}
      onClick={() => onChoose(condition)}
    >
      {text}
    </Button>
  );
}

function GroupRow<RowData>(props: RowProps<RowData>) {
  const { group, isOpen, isTree, isTabStop, sums, largest, total } = props;
  const { rows, level, key } = group;
  const treeProps = isTree && {
    'data-group': key,
    'aria-level': level,
    'aria-expanded': isOpen,
    tabIndex: isTabStop ? 0 : -1,
  };
  return (
    <tr {...treeProps}>
      <th scope="row">
        <Row
          as="span"
          gap={1}
          className={styles.name}
          style={{ '--level': level - 1 } as CSSProperties}
        >
          {isTree && (
            <span className={styles.fold} data-print="no">
              {isOpen !== undefined && <Icon icon={RightOutlined} size={12} />}
            </span>
          )}
          <GroupName {...props} />
        </Row>
      </th>
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

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;

/** The row that a key moves to. */
function rowAfter(key: string, row: HTMLElement, all: readonly HTMLElement[]) {
  const index = all.indexOf(row);
  const level = Number(row.ariaLevel);
  switch (key) {
    case 'ArrowDown':
      return all[index + 1];
    case 'ArrowUp':
      return all[index - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    // An open group: its first one. Keys that open and close have been handled.
    case 'ArrowRight':
      return row.ariaExpanded === 'true' ? all[index + 1] : undefined;
    case 'ArrowLeft':
      return all.slice(0, index).findLast((one) => Number(one.ariaLevel) < level);
    default:
      return undefined;
  }
}
const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'];

interface TreeOptions {
  onToggle: (key: string) => void;
  onFocus: (key: string | undefined) => void;
}

/** Keys and presses in the rows of a tree, handled once for all of them. */
function treeHandlers({ onToggle, onFocus }: TreeOptions) {
  const toggle = (row: HTMLElement) => onToggle(row.dataset.group ?? '');
  return {
    role: 'treegrid',
    onFocus: ({ target }: FocusEvent) => onFocus(rowOf(target)?.dataset.group),
    onClick: ({ target }: MouseEvent) => {
      const row = rowOf(target);
      const isName = target instanceof Element && target.closest('button');
      if (row?.ariaExpanded && !isName) toggle(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget } = event;
      const row = rowOf(target);
      if (!row) return;
      const isOpen = row.ariaExpanded;
      // On the name, both keys are those of a button.
      const isPress = (key === 'Enter' || key === ' ') && target === row;
      const opens = key === 'ArrowRight' && isOpen === 'false';
      const closes = key === 'ArrowLeft' && isOpen === 'true';
      if (!isPress && !movingKeys.includes(key)) return;
      event.preventDefault();
      if (opens || closes || isPress) {
        if (isOpen) toggle(row);
        return;
      }
      const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-group]')];
      rowAfter(key, row, all)?.focus();
    },
  };
}

interface GroupTableProps<RowData> {
  name: string;
  /** The titles of the columns by which the rows are grouped. */
  title: string;
  /** The groups in view, from top to bottom. */
  shown: readonly VisibleGroup<RowData>[];
  isTree: boolean;
  onToggle: (key: string) => void;
  /** The columns that are added up. */
  sums: readonly AnyColumn<RowData>[];
  total: number;
  onChoose: (condition: NamedValues) => void;
}

/** A group per line: its value, which adds it to the conditions, the number of its rows, and their sums. */
export function GroupTable<RowData>(props: GroupTableProps<RowData>) {
  const { name, title, shown, isTree, onToggle, sums, total, onChoose } = props;
  const { t } = useTranslation();
  const [focused, setFocused] = useState<string>();
  const tabStop = shown.find(({ group }) => group.key === focused) ?? shown[0];
  const largest = Math.max(1, ...shown.map(({ group }) => group.rows.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by the keyboard
    <section className={styles.scroll} aria-label={t('groups.title')} tabIndex={0}>
      <table
        className={`ui-table ${styles.table}`}
        aria-label={title}
        {...(isTree && treeHandlers({ onToggle, onFocus: setFocused }))}
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
        <tbody>
          {shown.map((row) => (
            <MemoizedRow
              key={row.group.key}
              {...row}
              {...{ isTree, sums, largest, total, onChoose }}
              isTabStop={row === tabStop}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
