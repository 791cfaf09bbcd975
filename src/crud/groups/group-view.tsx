import { useMemo, useState } from 'react';
import type { ById } from '@/api/types';
import { exportMaxRows } from '@/config/limits';
import { LayoutBox } from '@/crud/layouts/source/layout-box';
import { useSource } from '@/crud/layouts/source/use-source';
import type { ExportFormat } from '@/elements/export/build-file';
import type { ConditionText } from '@/elements/export/conditions-text';
import type { ListCall } from '@/elements/export/load-all';
import type { LoadState } from '@/elements/export/use-load-all';
import { addsUp } from '@/elements/table/columns/summary-row';
import { errorText } from '@/elements/text/messages';
import { label, useTranslation } from '@/i18n';
import { withMembers } from '@/lib/sets';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter } from '@/schema/filter';
import { usePrivacy } from '@/stores/privacy';
import { useRegions } from '@/stores/regions';
import { useScopeKey } from '@/stores/scope';
import { Button } from '@/ui/button';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { Row, Text } from '@/ui/layout/layout';
import { MoreMenu } from '@/ui/overlay/more-menu';
import { ProgressBar } from '@/ui/progress-bar';
import { NativeSelect } from '@/ui/text-input';
import { columnKind } from '@/values/columns';
import { exportGroups, groupTexts } from './group-cells';
import { GroupTable, type GroupTableProps } from './group-table';
import { groupRows, treeLines } from './group-tree';
import { groupingsOf, type Grouping } from './groupings';
import styles from './groups.module.css';

/** More groups are shown by a button, because a table with thousands of rows opens slowly. */
const firstGroups = 100;

interface CountedProps {
  state: LoadState<unknown>;
  /** The rows that are shown; they are all of them, or those that are loaded so far. */
  count: number;
  isWhole: boolean;
  groups: number;
  onRun: () => void;
  onStop: () => void;
}

/** Says how many rows are counted, so that a part is never taken for the whole list. */
function Counted({ state, count, isWhole, groups, onRun, onStop }: CountedProps) {
  const { t } = useTranslation();
  const { rows, total, phase, error } = state;
  const counts = { rows: count, total: total ?? 0, groups };
  if (phase === 'tooMany') {
    return (
      <Text as="p" tone="error" role="alert">
        {t('groups.tooMany', { total, max: exportMaxRows })}
      </Text>
    );
  }
  return (
    <Row gap={3} lineGap={2} wrap touch={32}>
      <output>{t(isWhole ? 'groups.all' : 'groups.part', counts)}</output>
      {phase === 'running' && !isWhole && (
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

interface GroupingSelectProps<RowData> {
  name: string;
  text: string;
  groupings: readonly Grouping<RowData>[];
  value: string;
  /** The text of the choice of no column. */
  none?: string;
  onChange: (key: string) => void;
}

function GroupingSelect<RowData>(props: GroupingSelectProps<RowData>) {
  const { name, text, groupings, value, none, onChange } = props;
  return (
    <Row as="label" gap={2} touch={32}>
      <span>{text}</span>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        {none && <option value="">{none}</option>}
        {groupings.map(({ column }) => (
          <option key={column.key} value={column.key}>
            {label(name, 'fields', column.key)}
          </option>
        ))}
      </NativeSelect>
    </Row>
  );
}

/** Between the keys of two columns in the address. */
const separator = ',';
const formats = ['xlsx', 'csv'] as const satisfies ExportFormat[];

/** Reads the columns that the address names, the outer one first. */
function groupingsFor<RowData>(all: readonly Grouping<RowData>[], keys: string) {
  const [by = all[0], ...then] = keys
    .split(separator)
    .flatMap((key) => all.find(({ column }) => column.key === key) ?? []);
  return by ? [by, ...then.filter((one) => one !== by).slice(0, 1)] : [];
}

export interface GroupViewProps<RowData extends ById> extends Pick<
  GroupTableProps<RowData>,
  'name' | 'nameOf' | 'openingOf' | 'onChoose'
> {
  /** The title of the list, which is in the name of a file. */
  title: string;
  columns: readonly AnyColumn<RowData>[];
  filters: readonly AnyFilter[];
  call: ListCall<RowData>;
  /** The conditions of the list, as sent to the server, and in words. */
  query: object;
  conditions: readonly ConditionText[];
  /** When the list was loaded; the groups load again after it. */
  updatedAt: number | undefined;
  /** The keys of the columns by which the rows are grouped. */
  by: string;
  onBy: (keys: string) => void;
}

/** Counts all rows of a list by the values of one or two columns, adds up their numbers, and lists the rows of each group. */
export function GroupView<RowData extends ById>(props: GroupViewProps<RowData>) {
  const { name, title, columns, filters, call, query, conditions, updatedAt, by, onBy } = props;
  const { nameOf, openingOf, onChoose } = props;
  const { t } = useTranslation();
  const { tree: regions } = useRegions(
    columns.some((one) => columnKind(one).groupsBy === 'region'),
  );
  const isPrivate = usePrivacy();
  const scope = useScopeKey();
  const all = groupingsOf(columns, filters, regions);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(firstGroups);
  const conditionsKey = JSON.stringify([scope, query]);
  const source = useSource({ call, query, version: `${conditionsKey}@${updatedAt}` });
  const { state, loaded } = source;
  // The groups stay while the same rows are loaded again.
  const isWhole = loaded !== undefined && loaded.version.startsWith(`${conditionsKey}@`);
  const rows = isWhole ? loaded.rows : state.rows;
  const groupings = groupingsFor(all, by);
  const keys = groupings.map(({ column }) => column.key);
  // Grouping 50,000 rows takes longer than a frame, which the choice of another limit need not wait for.
  const groups = useMemo(
    () => groupRows(rows, groupings),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say which groupings they are, and `t` is new in another language
    [rows, keys.join(), regions, isPrivate, t],
  );
  const lines = useMemo(() => treeLines(groups, toggled), [groups, toggled]);
  const sums = useMemo(() => columns.filter(addsUp), [columns]);
  const [outer = '', inner = ''] = keys;
  if (!groupings.length) return null;
  const choose = (...chosen: string[]) => {
    onBy(chosen.filter(Boolean).join(separator));
    setToggled(new Set());
    setLimit(firstGroups);
  };
  const list = { name, groups, groupings, sums, total: rows.length };
  const isEmpty = groups.length === 0;
  const groupsInView = lines.filter(({ content }) => content === 'group');
  const firstHidden = groupsInView[limit];
  const shown = firstHidden ? lines.slice(0, lines.indexOf(firstHidden)) : lines;
  const others = all.filter(({ column }) => column.key !== outer);
  return (
    <LayoutBox title={t('groups.title')}>
      <Row gap={4} lineGap={2} wrap>
        <GroupingSelect
          {...{ name, groupings: all, text: t('groups.by'), value: outer }}
          onChange={(key) => choose(key, inner === key ? '' : inner)}
        />
        {others.length > 0 && (
          <GroupingSelect
            {...{ name, groupings: others, text: t('groups.thenBy'), value: inner }}
            none={t('groups.noSecond')}
            onChange={(key) => choose(outer, key)}
          />
        )}
        <Row gap={2} className={styles.buttons} data-print="no">
          <Button disabled={isEmpty} onClick={() => window.print()}>
            {t('actions.print')}
          </Button>
          {/* A file is passed on without the line that says what is missing. */}
          {isWhole && !isEmpty && (
            <MoreMenu
              text={t('groups.export')}
              items={formats.map((code) => ({ code, text: t(`export.formats.${code}`) }))}
              onChoose={({ code }) => void exportGroups(list, title, conditions, code)}
            />
          )}
          <Button disabled={isEmpty} onClick={() => void copyCellsAndNotify(groupTexts(list))}>
            {t('groups.copy')}
          </Button>
        </Row>
      </Row>
      <Counted
        {...{ state, isWhole, count: rows.length, groups: groups.length }}
        onRun={source.run}
        onStop={source.stop}
      />
      <GroupTable
        {...{ name, sums, nameOf, openingOf, onChoose }}
        title={groupings.map(({ column }) => label(name, 'fields', column.key)).join(' / ')}
        lines={shown}
        onToggle={(key) => setToggled(withMembers(toggled, [key], !toggled.has(key)))}
        total={rows.length}
      />
      {firstHidden && (
        <Button onClick={() => setLimit(groupsInView.length)}>
          {t('groups.more', { count: groupsInView.length - limit })}
        </Button>
      )}
    </LayoutBox>
  );
}
