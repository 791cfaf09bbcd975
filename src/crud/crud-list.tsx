import { useState } from 'react';
import type { ById, Id, PageQuery } from '@/api/types';
import type { ListRefresh } from '@/config/limits';
import { bulkCode, bulkFields } from '@/crud/bulk/bulk-fields';
import { LazyCalculateButton, LazyCellChanges } from '@/crud/cells/lazy-cell-changes';
import { useIsTable } from '@/crud/layouts/layout-kind';
import { LazyMatchLine } from '@/crud/match/lazy-match-line';
import { RecordSplit, useIsBeside } from '@/crud/record/record-split';
import { useOpenRecord } from '@/crud/record/use-open-record';
import { rowTitle, sortKeysOf, useListColumns } from '@/crud/rows/list-columns';
import { reloadRecord } from '@/crud/rows/load-record';
import { useUndo } from '@/crud/rows/use-undo';
import { BatchBar } from '@/elements/batch/batch-bar';
import { useInvalidate } from '@/elements/query/use-load';
import { FullScreen } from '@/elements/table/full-screen';
import { Toolbar } from '@/elements/toolbar/toolbar';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import type { AnyFilter } from '@/schema/filter';
import { useCan } from '@/stores/app-config';
import { setListRefresh, useStoredLayout } from '@/stores/table-layout';
import { Stack } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { LazySelectedActions } from './lazy-selected-actions';
import { ListButtons } from './list-buttons';
import { PrintedConditions, useVisibleFilters } from './list-conditions';
import { ListHead, ListPager, ListSearch } from './list-parts';
import { ListLayout, ListRows } from './list-rows';
import { listSheet } from './list-sheet';
import { useRequestedRun } from './requested-action';
import { useBatchResume } from './use-batch-resume';
import { useCrudActions } from './use-crud-actions';
import { useGroups } from './use-groups';
import { useInlineSave } from './use-inline-save';
import { useList } from './use-list';
import { useListRefresh } from './use-list-refresh';
import { useRowSelection } from './use-row-selection';
import styles from './crud-list.module.css';

export interface CrudListProps<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
> {
  page: CheckedDeclaration<Row, Query, Input, RowCode, ToolbarCode>;
  /** Part of every query and of every new record, e.g. the company whose lines are listed. */
  baseQuery?: Partial<Query>;
  /** For a list in a popup or one of several on a page: the URL does not hold its conditions. */
  embedded?: boolean;
}

/** How often the list loads again: as the user has chosen, otherwise as declared. */
function useAutoRefresh(name: string, declared: ListRefresh | undefined, embedded: boolean) {
  const stored = useStoredLayout(name).refresh;
  return {
    // A list in a popup is looked at for a moment.
    refresh: embedded ? 'off' : (stored ?? declared ?? 'off'),
    onRefreshChoice: (next: ListRefresh) => setListRefresh(name, next),
  };
}

/** Where fields or cells can be changed, an interrupted change can be continued. */
const changeCodes = (change: unknown) => (change ? [bulkCode] : []);

/** Draws a declared list. */
export function CrudList<
  Row extends ById,
  Query extends PageQuery,
  Input,
  RowCode extends StandardRowAction = never,
  ToolbarCode extends StandardToolbarAction = never,
>({
  page,
  baseQuery = {},
  embedded = false,
}: CrudListProps<Row, Query, Input, RowCode, ToolbarCode>) {
  const { name } = page;
  const isMobile = useIsMobile();
  const isBeside = useIsBeside(embedded);
  const isPhonePage = isMobile && !embedded;
  const [isFull, setIsFull] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const filters = useVisibleFilters(page.filters);
  const { defaultSort } = page;
  const sortKeys = sortKeysOf(page.columns);
  const list = useList(page.api.list, {
    filters,
    defaultSort,
    sortKeys,
    baseQuery,
    embedded,
  });
  const { conditions, rows } = list;

  const opened = useOpenRecord(page, embedded);
  const invalidateOthers = useInvalidate(...(page.invalidates ?? []));
  const onChanged = async (hasFailed = false) => {
    invalidateOthers();
    if (!hasFailed) opened.handle.current?.onSaved?.();
    await list.reload();
  };
  const undo = useUndo(page, { query: list.query, baseQuery });
  const { save, canSave } = useInlineSave(page, { refresh: onChanged, ...undo });
  const onSave = canSave ? save : undefined;
  const columns = useListColumns(page.columns, save);
  const actions = useCrudActions({
    page,
    list,
    columns,
    filters,
    baseQuery,
    onChanged,
    opened,
    ...undo,
  });
  useRequestedRun(
    { rows, embedded, isReady: list.total !== undefined && !list.stale && !list.fetching },
    actions.rowActions,
  );
  const autoRefresh = useAutoRefresh(name, page.refresh, embedded);
  const { newCount, showPending, marks } = useListRefresh(page.api.list, list, autoRefresh.refresh);
  const isRemembered = list.remembered !== undefined;
  const rowSelection = useRowSelection(list.selectedBy, rows, isRemembered);
  // A batch waits for the rows of the server: those from memory may be gone.
  const batchRows = isRemembered ? [] : rowSelection.rows;
  const bulk = bulkFields(page, useCan());
  const keepFailed = (left: ReadonlySet<Id>) => {
    rowSelection.keep(left);
    void onChanged();
  };

  const nameOf = rowTitle(page.columns);
  const { button: grouping, groups } = useGroups({
    page,
    list,
    columns,
    filters,
    embedded,
    nameOf,
    actions: actions.rowActions,
  });
  const source = { name, list: page.api.list, baseQuery, filters, defaultSort, sortKeys };
  const resumed = useBatchResume<Row, Query>({
    ...source,
    // The declaration's type has checked the keys.
    declared: page.filters as AnyFilter[] | undefined,
    nameOf,
    codes: [...actions.batch.map(({ code }) => code), ...changeCodes(bulk ?? onSave)],
    onSelect: rowSelection.select,
  });
  const reload = (row: Row) => reloadRecord(page.api, row, list.query, baseQuery, { quiet: true });

  const isTable = useIsTable(page, embedded, groups);
  const part = { name, list, embedded, isTable };
  const sheet = listSheet(page, list, columns, filters);
  const isSelectable = [...actions.batch, bulk, sheet, page.compare].some(Boolean);
  const selection = isSelectable ? rowSelection.selection : undefined;
  const buttons = (
    <ListButtons
      {...{ ...part, columns, isFull, autoRefresh, newCount, grouping }}
      layouts={page.layouts}
      filters={filters}
      onFull={setIsFull}
      onShowNew={showPending}
      onSelect={selection && !isSelecting ? () => setIsSelecting(true) : undefined}
      toolbar={actions.toolbar}
    />
  );
  return (
    <Stack gap={2} className={embedded ? styles.embedded : styles.page} data-print="flow">
      <ListSearch
        {...part}
        columns={columns}
        hasLayouts={page.layouts !== undefined}
        filters={filters}
      >
        {buttons}
      </ListSearch>
      <PrintedConditions name={name} filters={filters} conditions={conditions} />
      <FullScreen isFull={isFull} onLeave={() => setIsFull(false)} className={styles.card}>
        <ListHead {...part} filters={filters} layouts={page.layouts} note={page.note}>
          {buttons}
        </ListHead>
        <RecordSplit
          {...{ page, list, opened, embedded }}
          actions={actions.rowActions}
          queue={actions.queue}
        >
          {groups ?? (
            <ListLayout
              {...{ page, list, embedded, sheet, onSave }}
              actions={actions.rowActions}
              onCreate={actions.onCreate}
            >
              <ListRows
                {...{ name, list, filters, columns, selection, marks }}
                actions={actions.rowActions}
                usualActions={actions.usualActions}
                shown={actions.shown}
                isBeside={isBeside && actions.isRecordOpen}
                card={page.card}
                detail={page.detail}
                onSave={onSave}
                changeCells={{
                  preview: (request, onClose) => (
                    <LazyCellChanges
                      {...{ page, request, nameOf, reload, onClose, ...undo }}
                      onChanged={() => void onChanged()}
                    />
                  ),
                  calculate: (range, onPress) => (
                    <LazyCalculateButton {...{ page, range, onPress }} />
                  ),
                }}
                selecting={embedded ? undefined : { isOn: isSelecting, onSwitch: setIsSelecting }}
                // A phone has it at the lower edge.
                create={
                  isPhonePage ? undefined : actions.toolbar.find(({ code }) => code === 'new')
                }
              />
              <ListPager {...part} isNarrow={actions.isRecordOpen} />
            </ListLayout>
          )}
        </RecordSplit>
        <BatchBar
          name={name}
          actions={actions.batch}
          rows={batchRows}
          nameOf={nameOf}
          onClear={rowSelection.clear}
          onDone={keepFailed}
          undoOf={actions.undoOf}
          onUndone={undo.onUndone}
          reload={reload}
          reasonOf={async (action, unfit) =>
            (await import('@/crud/rows/unsuitable')).unsuitableText(page, action, unfit)
          }
          resumed={resumed}
          match={rowSelection.match}
          matchLine={
            <LazyMatchLine
              source={source}
              list={list}
              selected={rowSelection.selection.selected}
              match={rowSelection.match}
              removedCount={rowSelection.removedCount}
              onSelect={rowSelection.select}
            />
          }
        >
          <LazySelectedActions
            page={page}
            bulk={bulk}
            rows={rowSelection.rows}
            nameOf={nameOf}
            onDone={keepFailed}
            reload={reload}
            resumed={resumed}
            match={rowSelection.match}
            {...undo}
          />
          {sheet?.(rowSelection.rows)}
        </BatchBar>
      </FullScreen>
      {isPhonePage && <Toolbar left={[]} right={actions.toolbar} phonePart="primary" />}
      {actions.dialogs}
    </Stack>
  );
}
