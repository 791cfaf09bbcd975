import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ById } from '@/api/types';
import { exportMaxRows } from '@/config/limits';
import type { ExportFormat } from '@/elements/export/build-file';
import type { ConditionText } from '@/elements/export/conditions-text';
import type { ListCall } from '@/elements/export/load-all';
import { useLoadAll, type LoadState } from '@/elements/export/use-load-all';
import type { NamedValues } from '@/elements/filter/filter-values';
import { errorText } from '@/elements/text/messages';
import { label, useTranslation } from '@/i18n';
import { withMembers } from '@/lib/sets';
import type { AnyColumn } from '@/schema/column';
import type { AnyFilter } from '@/schema/filter';
import { usePrivacy } from '@/stores/privacy';
import { useRegions } from '@/stores/regions';
import { Button } from '@/ui/button';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { MoreMenu } from '@/ui/overlay/more-menu';
import { Popup } from '@/ui/overlay/popup';
import { ProgressBar } from '@/ui/progress-bar';
import { NativeSelect } from '@/ui/text-input';
import { columnKind } from '@/values/columns';
import { exportGroups, groupTexts } from './group-cells';
import { GroupTable } from './group-table';
import { groupRows, visibleGroups } from './group-tree';
import { groupingsOf, type Grouping } from './groupings';

/** More groups are shown by a button, because a popup with thousands of rows opens slowly. */
const firstGroups = 100;

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

const formats = ['xlsx', 'csv'] as const satisfies ExportFormat[];

interface GroupPopupProps<RowData extends ById> {
  /** Name of the page. */
  name: string;
  /** The title of the list, which is also in the name of a file. */
  title: string;
  columns: readonly AnyColumn<RowData>[];
  filters: readonly AnyFilter[];
  call: ListCall<RowData>;
  /** The conditions of the list, as sent to the server, and in words. */
  query: object;
  conditions: readonly ConditionText[];
  /** Adds a group to the conditions of the list. */
  onChoose: (condition: NamedValues) => void;
  onClose: () => void;
}

/** Counts all rows of a list by the values of one or two columns, and adds up their numbers. */
export function GroupPopup<RowData extends ById>(props: GroupPopupProps<RowData>) {
  const { name, title, columns, filters, call, query, conditions, onChoose, onClose } = props;
  const { t } = useTranslation();
  const { tree: regions } = useRegions(
    columns.some((one) => columnKind(one).groupsBy === 'region'),
  );
  const isPrivate = usePrivacy();
  const all = groupingsOf(columns, filters, regions);
  const [by, setBy] = useState(all[0]?.column.key ?? '');
  const [thenBy, setThenBy] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
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
  const others = all.filter(({ column }) => column.key !== by);
  const groupings = [by, thenBy].flatMap(
    (key) => all.find(({ column }) => column.key === key) ?? [],
  );
  // Grouping 50,000 rows takes longer than a frame, which the choice of another limit need not wait for.
  const groups = useMemo(
    () => groupRows(rows, groupings),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys say which groupings they are, and `t` is new in another language
    [rows, by, thenBy, regions, isPrivate, t],
  );
  const visible = useMemo(() => visibleGroups(groups, toggled), [groups, toggled]);
  const sums = useMemo(() => columns.filter(({ sum }) => sum), [columns]);
  if (!groupings.length) return null;
  const choose = (outer: string, inner: string) => {
    setBy(outer);
    setThenBy(inner === outer ? '' : inner);
    setToggled(new Set());
    setLimit(firstGroups);
  };
  const list = { name, groups, groupings, sums, total: rows.length };
  const isEmpty = groups.length === 0;
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      <Button disabled={isEmpty} onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      {/* A file is passed on without the line that says what is missing. */}
      {phase === 'done' && !isEmpty && (
        <MoreMenu
          text={t('actions.export')}
          items={formats.map((code) => ({ code, text: t(`export.formats.${code}`) }))}
          onChoose={({ code }) => void exportGroups(list, title, conditions, code)}
        />
      )}
      <Button
        variant="primary"
        disabled={isEmpty}
        onClick={() => void copyCellsAndNotify(groupTexts(list))}
      >
        {t('groups.copy')}
      </Button>
    </>
  );
  return (
    <Popup title={t('groups.title')} wide footer={footer} onClose={onClose}>
      <Grid gap={3} columns={1} pack="start" data-print="flow">
        <Row gap={4} lineGap={2} wrap>
          <GroupingSelect
            {...{ name, groupings: all, text: t('groups.by'), value: by }}
            onChange={(key) => choose(key, thenBy)}
          />
          {others.length > 0 && (
            <GroupingSelect
              {...{ name, groupings: others, text: t('groups.thenBy'), value: thenBy }}
              none={t('groups.noSecond')}
              onChange={(key) => choose(by, key)}
            />
          )}
        </Row>
        {conditions.length > 0 && (
          <Text as="p" tone="secondary">
            {conditions
              .map(({ label: one, text }) => t('elements.filter.chip', { label: one, value: text }))
              .join(t('elements.filter.separator'))}
          </Text>
        )}
        <Counted state={state} groups={groups.length} onRun={() => void run()} onStop={stop} />
        <GroupTable
          {...{ name, sums, onChoose }}
          title={groupings.map(({ column }) => label(name, 'fields', column.key)).join(' / ')}
          shown={visible.slice(0, limit)}
          isTree={groups.some(({ children }) => children.length > 0)}
          onToggle={(key) => setToggled(withMembers(toggled, [key], !toggled.has(key)))}
          total={rows.length}
        />
        {visible.length > limit && (
          <Button onClick={() => setLimit(visible.length)}>
            {t('groups.more', { count: visible.length - limit })}
          </Button>
        )}
      </Grid>
    </Popup>
  );
}
