import { useInvalidate } from '@/elements/query/use-load';
import { conditionWarnings, PrintedConditions, useVisibleFilters } from './list-conditions';
import { useState } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { embeddedPageSizes, listPageSizes, type ListRefresh } from '@/config/limits';
import { FilterBar } from '@/elements/filter/filter-bar';
import { SortButton } from '@/elements/filter/sort-button';
import { Views } from '@/elements/filter/views';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import { FullScreen } from '@/elements/table/full-screen';
import { ListStatus } from '@/elements/table/list-status';
import { ListTools, nextRefresh, refreshText } from '@/elements/table/list-tools';
import { NewRows } from '@/elements/table/new-rows';
import { Pager } from '@/elements/table/pager';
import { Toolbar, type ToolbarButton } from '@/elements/toolbar/toolbar';
import { useIsMobile } from '@/ui/use-media';
import { hasText, useTranslation } from '@/i18n';
import { BatchBar } from '@/elements/batch/batch-bar';
import styles from './crud-list.module.css';
import { useCan } from '@/stores/app-config';
import { setListRefresh, useStoredLayout } from '@/stores/table-layout';
import { LazyBulkChange } from '@/crud/bulk/lazy-bulk-change';
import { bulkFields } from '@/crud/bulk/bulk-fields';
import { rowTitle, useListColumns } from './list-columns';
import type { CheckedDeclaration, StandardRowAction, StandardToolbarAction } from '@/schema/crud';
import { useCrudActions } from './use-crud-actions';
import { useInlineSave } from './use-inline-save';
import { useList } from './use-list';
import { useListRefresh } from './use-list-refresh';
import { useRequestedRun } from './requested-action';
import { useRowSelection } from './use-row-selection';
import { useUndo } from './use-undo';

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

interface ListState {
  stale: boolean;
  loading: boolean;
  failed: boolean;
  total?: number;
}

const stateOf = ({ stale, loading, failed, total }: ListState) => {
  if (loading) return 'loading';
  if (failed && total === undefined) return 'failed';
  return stale ? 'stale' : 'ready';
};

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
  const { t } = useTranslation();
  const mobile = useIsMobile();
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
  const refresh = () => void list.refresh();
  const invalidateOthers = useInvalidate(...(page.invalidates ?? []));
  const onChanged = async () => {
    invalidateOthers();
    await list.reload();
  };
  const undo = useUndo(page, { query: list.query, baseQuery });
  const { save, canSave: maySave } = useInlineSave(page, { refresh: onChanged, ...undo });
  const columns = useListColumns(page.columns, save);
  const actions = useCrudActions({ page, list, columns, filters, baseQuery, onChanged, ...undo });
  useRequestedRun(
    { rows, isReady: !embedded && list.total !== undefined && !list.stale && !list.fetching },
    actions.rowActions,
  );
  const storedRefresh = useStoredLayout(page.name).refresh;
  // A list in a popup is looked at for a moment.
  const chosenRefresh = embedded ? 'off' : (storedRefresh ?? page.refresh ?? 'off');
  const news = useListRefresh(page.api.list, list, chosenRefresh);
  const rowSelection = useRowSelection<Row>(JSON.stringify(conditions.values), rows);
  const bulk = bulkFields(page, useCan());
  const table = { name: page.name, columns, rows, actions: actions.rowActions };
  const abilities = {
    selection: actions.batch.length || bulk ? rowSelection.selection : undefined,
    detail: page.detail,
    totals: columns.some(({ sum }) => sum) ? {} : undefined,
    isPageOnly: rows.length < (list.total ?? 0),
    marks: news.marks,
  };
  const selecting = { isOn: isSelecting, onSwitch: setIsSelecting };
  const isPhonePage = mobile && !embedded;
  const selectButton: ToolbarButton[] =
    isPhonePage && abilities.selection && rows.length > 0 && !isSelecting
      ? [
          {
            code: 'select',
            text: t('elements.cards.pick'),
            onClick: () => setIsSelecting(true),
          },
        ]
      : [];
  const autoRefresh = {
    refresh: chosenRefresh,
    onRefreshChoice: (next: ListRefresh) => setListRefresh(page.name, next),
  };
  // On a phone its button would not fit next to the title.
  const refreshButton: ToolbarButton[] = isPhonePage
    ? [
        {
          code: 'autoRefresh',
          text: refreshText(chosenRefresh),
          onClick: () => autoRefresh.onRefreshChoice(nextRefresh(chosenRefresh)),
        },
      ]
    : [];
  const sizes = embedded ? embeddedPageSizes : listPageSizes;
  // A short list fits on one page of every size.
  const hasPages =
    list.isTotalUnknown || conditions.page > 1 || (list.total ?? 0) > Math.min(...sizes);
  const sorting = { by: conditions.sort, onChange: list.sortBy };
  const sortKeys = columns.filter(({ sortable }) => sortable).map(({ key }) => key);
  const order = mobile && sortKeys.length > 0 && (
    <SortButton name={page.name} keys={sortKeys} sorting={sorting} />
  );
  const Title = embedded ? 'h2' : 'h1';
  const ownTitle = `${page.name}.title`;
  const hasOwnTitle = hasText(ownTitle);
  const title = t(hasOwnTitle ? ownTitle : 'elements.list.title');
  return (
    <div className={embedded ? styles.embedded : styles.page} data-print="flow">
      {filters.length > 0 ? (
        <FilterBar
          name={page.name}
          label={embedded ? t('elements.filter.of', { list: title }) : undefined}
          filters={filters}
          values={conditions.values}
          names={conditions.names}
          onSearch={list.search}
          busy={list.fetching}
        >
          {!embedded && <Views name={page.name} />}
          {order}
        </FilterBar>
      ) : (
        order && (
          <div className={styles.order} data-print="no">
            {order}
          </div>
        )
      )}
      <PrintedConditions name={page.name} filters={filters} conditions={conditions} />
      <FullScreen isFull={isFull} onLeave={() => setIsFull(false)} className={styles.card}>
        <div className={styles.head}>
          {/* A print-out has the page's name as its heading, next to which the general title is redundant. */}
          <Title className={styles.title} data-print={embedded || hasOwnTitle ? undefined : 'no'}>
            {title}
          </Title>
          <ListStatus
            total={list.total}
            isTotalUnknown={list.isTotalUnknown}
            shown={rows.length}
            updatedAt={list.updatedAt}
            failed={list.failed}
            stale={list.stale}
            fetching={list.fetching}
            notes={conditionWarnings(page.name, list)}
            onRetry={refresh}
            onBack={list.goBack}
          />
          <ListTools
            name={page.name}
            columns={columns}
            fetching={list.fetching}
            onRefresh={refresh}
            isFull={isFull}
            onFull={setIsFull}
            simple={mobile}
            autoRefresh={mobile || embedded ? undefined : autoRefresh}
          />
          <Toolbar
            left={[...selectButton, ...refreshButton]}
            right={actions.toolbar}
            phonePart={isPhonePage ? 'others' : undefined}
          />
        </div>
        <BatchBar
          name={page.name}
          actions={actions.batch}
          rows={rowSelection.rows}
          nameOf={rowTitle(page.columns)}
          onClear={rowSelection.clear}
          onDone={() => void onChanged()}
          undoOf={actions.undoOf}
          onUndone={undo.onUndone}
        >
          {bulk && (
            <LazyBulkChange
              page={page}
              bulk={bulk}
              rows={rowSelection.rows}
              nameOf={rowTitle(page.columns)}
              onDone={(left) => {
                rowSelection.keep(left);
                void onChanged();
              }}
              {...undo}
            />
          )}
        </BatchBar>
        {news.newCount !== null && <NewRows count={news.newCount} onShow={news.showNews} />}
        {mobile ? (
          <CardList
            {...table}
            state={stateOf(list)}
            abilities={abilities}
            selecting={embedded ? undefined : selecting}
            hasMore={conditions.page * conditions.limit < (list.total ?? 0)}
          />
        ) : (
          <DataTable
            {...table}
            sorting={sorting}
            state={stateOf(list)}
            abilities={{
              ...abilities,
              onSave: maySave && columns.some(({ edit }) => edit) ? save : undefined,
            }}
          />
        )}
        {hasPages && (
          <Pager
            label={embedded ? t('elements.pager.of', { list: title }) : undefined}
            page={conditions.page}
            limit={conditions.limit}
            total={list.total ?? 0}
            isTotalUnknown={list.isTotalUnknown}
            sizes={sizes}
            onChange={list.changePage}
            simple={mobile}
          />
        )}
      </FullScreen>
      {isPhonePage && <Toolbar left={[]} right={actions.toolbar} phonePart="primary" />}
      {actions.over}
    </div>
  );
}
