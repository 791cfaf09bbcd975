import { useState } from 'react';
import type { ById, Id, PageQuery } from '@/api/types';
import type { ListRefresh } from '@/config/limits';
import { bulkCode, bulkFields } from '@/crud/bulk/bulk-fields';
import { LazyBulkChange } from '@/crud/bulk/lazy-bulk-change';
import { rowTitle, useListColumns } from '@/crud/rows/list-columns';
import { reloadRecord } from '@/crud/rows/load-record';
import { useUndo } from '@/crud/rows/use-undo';
import { BatchBar } from '@/elements/batch/batch-bar';
import { useInvalidate } from '@/elements/query/use-load';
import { CardList } from '@/elements/table/card-list';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import { FullScreen } from '@/elements/table/full-screen';
import { ListTools, nextRefresh, refreshText } from '@/elements/table/list-tools';
import { NewRows } from '@/elements/table/new-rows';
import { Toolbar, type ToolbarButton } from '@/elements/toolbar/toolbar';
import { useTranslation } from '@/i18n';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import { useCan } from '@/stores/app-config';
import { setListRefresh, useStoredLayout } from '@/stores/table-layout';
import { useIsMobile } from '@/ui/use-media';
import { PrintedConditions, useVisibleFilters } from './list-conditions';
import { EmptyAction, hasConditions, ListHead, ListPager, ListSearch } from './list-parts';
import { useRequestedRun } from './requested-action';
import { useBatchResume } from './use-batch-resume';
import { useCrudActions } from './use-crud-actions';
import { useInlineSave } from './use-inline-save';
import { useList, type List } from './use-list';
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

/** 'stale' means that the rows belong to earlier conditions. */
function stateOf(list: List<unknown, PageQuery>): DataTableProps<never>['state'] {
  const { stale, loading, failed, total } = list;
  if (loading) return 'loading';
  if (failed && total === undefined) return 'failed';
  return stale ? 'stale' : 'ready';
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

/** Draws a declared list: a table on a desktop, cards on a phone. */
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
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const isPhonePage = isMobile && !embedded;
  const [isFull, setIsFull] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const filters = useVisibleFilters(page.filters);
  const list = useList(page.api.list, {
    filters,
    defaultSort: page.defaultSort,
    baseQuery,
    embedded,
  });
  const { conditions, rows } = list;
  const total = list.total ?? 0;

  const invalidateOthers = useInvalidate(...(page.invalidates ?? []));
  const onChanged = async () => {
    invalidateOthers();
    await list.reload();
  };
  const undo = useUndo(page, { query: list.query, baseQuery });
  const { save, canSave } = useInlineSave(page, { refresh: onChanged, ...undo });
  const columns = useListColumns(page.columns, save);
  const actions = useCrudActions({ page, list, columns, filters, baseQuery, onChanged, ...undo });
  useRequestedRun(
    { rows, isReady: !embedded && list.total !== undefined && !list.stale && !list.fetching },
    actions.rowActions,
  );
  const autoRefresh = useAutoRefresh(name, page.refresh, embedded);
  const { newCount, showPending, marks } = useListRefresh(page.api.list, list, autoRefresh.refresh);
  const rowSelection = useRowSelection<Row>(JSON.stringify(conditions.values), rows);
  const bulk = bulkFields(page, useCan());
  const keepFailed = (left: ReadonlySet<Id>) => {
    rowSelection.keep(left);
    void onChanged();
  };

  const nameOf = rowTitle(page.columns);
  const resumed = useBatchResume<Row, Query>({
    name,
    list: page.api.list,
    baseQuery,
    nameOf,
    codes: [...actions.batch.map(({ code }) => code), ...(bulk ? [bulkCode] : [])],
    onSelect: rowSelection.select,
  });
  const reload = (row: Row) => reloadRecord(page.api, row, list.query, baseQuery, { quiet: true });

  const part = { name, list, embedded };
  const table = {
    name,
    columns,
    rows,
    actions: actions.rowActions,
    state: stateOf(list),
  };
  const options = {
    selection: actions.batch.length || bulk ? rowSelection.selection : undefined,
    detail: page.detail,
    totals: columns.some(({ sum }) => sum) ? {} : undefined,
    isPageOnly: rows.length < total,
    marks,
    onRetry: () => void list.refresh(),
    emptyAction: (
      <EmptyAction
        name={name}
        list={list}
        filters={filters}
        // A phone has it at the lower edge.
        create={isPhonePage ? undefined : actions.toolbar.find(({ code }) => code === 'new')}
      />
    ),
  };
  const canSelect = options.selection && rows.length > 0 && !isSelecting;
  // Cards have a mode for selecting, and next to their title the icon buttons of the desktop would not fit.
  const phoneButtons: ToolbarButton[] = [
    ...(canSelect
      ? [{ code: 'select', text: t('elements.cards.pick'), onClick: () => setIsSelecting(true) }]
      : []),
    {
      code: 'autoRefresh',
      text: refreshText(autoRefresh.refresh),
      onClick: () => autoRefresh.onRefreshChoice(nextRefresh(autoRefresh.refresh)),
    },
  ];
  return (
    <div className={embedded ? styles.embedded : styles.page} data-print="flow">
      <ListSearch {...part} columns={columns} filters={filters} />
      <PrintedConditions name={name} filters={filters} conditions={conditions} />
      <FullScreen isFull={isFull} onLeave={() => setIsFull(false)} className={styles.card}>
        <ListHead {...part}>
          <ListTools
            name={name}
            columns={columns}
            fetching={list.fetching}
            onRefresh={() => void list.refresh()}
            isFull={isFull}
            onFull={setIsFull}
            simple={isMobile}
            autoRefresh={isMobile || embedded ? undefined : autoRefresh}
          />
          {newCount !== null && <NewRows count={newCount} onShow={showPending} />}
          <Toolbar
            left={isPhonePage ? phoneButtons : []}
            right={actions.toolbar}
            phonePart={isPhonePage ? 'others' : undefined}
          />
        </ListHead>
        {isMobile ? (
          <CardList
            {...table}
            options={options}
            selecting={embedded ? undefined : { isOn: isSelecting, onSwitch: setIsSelecting }}
            hasMore={conditions.page * conditions.limit < total}
          />
        ) : (
          <DataTable
            {...table}
            sorting={{ by: conditions.sort, onChange: list.sortBy }}
            options={{
              ...options,
              emptyText: hasConditions(list, filters) ? t('elements.filter.noneMatch') : undefined,
              onSave: canSave && columns.some(({ edit }) => edit) ? save : undefined,
            }}
          />
        )}
        <ListPager {...part} />
        <BatchBar
          name={name}
          actions={actions.batch}
          rows={rowSelection.rows}
          nameOf={nameOf}
          onClear={rowSelection.clear}
          onDone={keepFailed}
          undoOf={actions.undoOf}
          onUndone={undo.onUndone}
          reload={reload}
          resumed={resumed}
        >
          {bulk && (
            <LazyBulkChange
              page={page}
              bulk={bulk}
              rows={rowSelection.rows}
              nameOf={nameOf}
              onDone={keepFailed}
              reload={reload}
              resumed={resumed}
              {...undo}
            />
          )}
        </BatchBar>
      </FullScreen>
      {isPhonePage && <Toolbar left={[]} right={actions.toolbar} phonePart="primary" />}
      {actions.dialogs}
    </div>
  );
}
