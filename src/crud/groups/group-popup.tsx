import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ById } from '@/api/types';
import { exportMaxRows } from '@/config/limits';
import type { ConditionText } from '@/elements/export/conditions-text';
import type { ListCall } from '@/elements/export/load-all';
import { useLoadAll, type LoadState } from '@/elements/export/use-load-all';
import type { NamedValues } from '@/elements/filter/filter-values';
import { totalText } from '@/elements/table/columns/summary-row';
import { errorText } from '@/elements/text/messages';
import { currentLanguage, label, useTranslation } from '@/i18n';
import { formatCount, numberFormat } from '@/lib/intl';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter } from '@/schema/filter';
import { Button } from '@/ui/button';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { ProgressBar } from '@/ui/progress-bar';
import { NativeSelect } from '@/ui/text-input';
import { groupingsOf, groupRows, type Group, type Grouping } from './groupings';
import styles from './group-popup.module.css';

/** More groups are shown by a button, because a popup with thousands of rows opens slowly. */
const firstGroups = 100;

interface GroupTableProps<Row> {
  name: string;
  grouping: Grouping<Row>;
  groups: readonly Group<Row>[];
  /** The columns that are added up. */
  sums: readonly AnyColumn<Row>[];
  total: number;
  onChoose: (condition: NamedValues) => void;
}

const shareOf = (count: number, total: number) =>
  numberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 1 }).format(
    count / Math.max(1, total),
  );

/** A group per line: its value, which adds it to the conditions, the number of its rows, and their sums. */
function GroupTable<Row>(props: GroupTableProps<Row>) {
  const { name, grouping, groups, sums, total, onChoose } = props;
  const { t } = useTranslation();
  const title = label(name, 'fields', grouping.column.key);
  const largest = Math.max(1, ...groups.map(({ rows }) => rows.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by the keyboard
    <section className={styles.scroll} aria-label={t('groups.title')} tabIndex={0}>
      <table className={`ui-table ${styles.table}`}>
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
          {groups.map(({ text, rows }) => {
            const [first] = rows;
            const condition = first && grouping.conditionOf(first);
            return (
              <tr key={text}>
                <th scope="row">
                  {condition ? (
                    <Button
                      variant="text"
                      title={t('groups.choose', { value: text })}
                      onClick={() => onChoose(condition)}
                    >
                      {text}
                    </Button>
                  ) : (
                    text
                  )}
                </th>
                <td>
                  <Row as="span" gap={2} justify="end" inline>
                    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the number next to it says the same */}
                    <meter
                      className={styles.bar}
                      aria-hidden="true"
                      max={largest}
                      value={rows.length}
                    />
                    <span className={styles.number}>{formatCount(rows.length)}</span>
                  </Row>
                </td>
                <td>{shareOf(rows.length, total)}</td>
                {sums.map((column) => (
                  <td key={column.key}>{totalText(column, rows, {})}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface CountedProps {
  state: LoadState<unknown>;
  groups: number;
  onRun: () => void;
  onStop: () => void;
}

/** Says how many rows are counted, so that a part is never taken for the whole list. */
function Counted({ state, groups, onRun, onStop }: CountedProps) {
  const { t } = useTranslation();
  const { rows, total, phase, error } = state;
  const counts = { rows: rows.length, total: total ?? 0, groups };
  if (phase === 'tooMany') {
    return (
      <Text as="p" tone="error" role="alert">
        {t('groups.tooMany', { total, max: exportMaxRows })}
      </Text>
    );
  }
  return (
    <Row gap={3} lineGap={2} wrap touch={32}>
      <output>{t(phase === 'done' ? 'groups.all' : 'groups.part', counts)}</output>
      {phase === 'running' && (
        <>
          <ProgressBar label={t('groups.title')} value={total && rows.length} max={total} />
          <Button onClick={onStop}>{t('groups.stop')}</Button>
        </>
      )}
      {phase === 'failed' && error && (
        <Text as="span" tone="error" role="alert">
          {errorText(error)}
        </Text>
      )}
      {(phase === 'stopped' || phase === 'failed') && (
        <Button onClick={onRun}>{t('groups.goOn')}</Button>
      )}
    </Row>
  );
}

interface GroupPopupProps<Row extends ById> {
  /** Name of the page. */
  name: string;
  columns: readonly AnyColumn<Row>[];
  filters: readonly AnyFilter[];
  call: ListCall<Row>;
  /** The conditions of the list, as sent to the server, and in words. */
  query: object;
  conditions: readonly ConditionText[];
  /** Adds a group to the conditions of the list. */
  onChoose: (condition: NamedValues) => void;
  onClose: () => void;
}

/** Counts all rows of a list by the values of a column, and adds up their numbers. */
export function GroupPopup<Row extends ById>(props: GroupPopupProps<Row>) {
  const { name, columns, filters, call, query, conditions, onChoose, onClose } = props;
  const { t } = useTranslation();
  const groupings = groupingsOf(columns, filters);
  const [key, setKey] = useState<string | undefined>(groupings[0]?.column.key);
  const [limit, setLimit] = useState(firstGroups);
  const { state, run, stop, abort } = useLoadAll({ call, query });
  const { rows, phase } = state;
  const begin = useEffectEvent(() => {
    if (phase === 'idle' || phase === 'running') void run();
  });
  const end = useEffectEvent(abort);
  useEffect(() => {
    begin();
    // Also runs when the tab is hidden.
    return () => end();
  }, []);
  const grouping = groupings.find(({ column }) => column.key === key);
  // Grouping 50,000 rows takes longer than a frame, which the choice of another limit need not wait for.
  const groups = useMemo(
    () => (grouping ? groupRows(rows, grouping) : []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says which grouping it is, and `t` is new in another language
    [rows, key, t],
  );
  if (!grouping) return null;
  const sums = columns.filter(({ sum }) => sum);
  const titles = [grouping.column, ...sums].map((column) => label(name, 'fields', column.key));
  const copy = () =>
    copyCellsAndNotify([
      [titles[0] ?? '', t('groups.count'), t('groups.share'), ...titles.slice(1)],
      ...groups.map((group) => [
        group.text,
        String(group.rows.length),
        shareOf(group.rows.length, rows.length),
        ...sums.map((column) => totalText(column, group.rows, {})),
      ]),
    ]);
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      <Button variant="primary" disabled={groups.length === 0} onClick={() => void copy()}>
        {t('groups.copy')}
      </Button>
    </>
  );
  return (
    <Popup title={t('groups.title')} wide footer={footer} onClose={onClose}>
      <Grid gap={3} columns={1} pack="start">
        <Row as="label" gap={2}>
          {t('groups.by')}
          <NativeSelect
            value={key}
            onChange={({ target }) => {
              setKey(target.value);
              setLimit(firstGroups);
            }}
          >
            {groupings.map(({ column }) => (
              <option key={column.key} value={column.key}>
                {label(name, 'fields', column.key)}
              </option>
            ))}
          </NativeSelect>
        </Row>
        {conditions.length > 0 && (
          <Text as="p" tone="secondary">
            {conditions
              .map(({ label: title, text }) =>
                t('elements.filter.chip', { label: title, value: text }),
              )
              .join(t('elements.filter.separator'))}
          </Text>
        )}
        <Counted state={state} groups={groups.length} onRun={() => void run()} onStop={stop} />
        <GroupTable
          {...{ name, grouping, sums, onChoose }}
          groups={groups.slice(0, limit)}
          total={rows.length}
        />
        {groups.length > limit && (
          <Button onClick={() => setLimit(groups.length)}>
            {t('groups.more', { count: groups.length - limit })}
          </Button>
        )}
      </Grid>
    </Popup>
  );
}
