import { useMemo, type ReactNode } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { byWeight } from '@/elements/table/card-layout';
import type { CardListProps } from '@/elements/table/card-list';
import { DataTable, type DataTableProps, type TableOptions } from '@/elements/table/data-table';
import { emptyListText } from '@/elements/table/empty-list';
import { LazyCardList } from '@/elements/table/lazy-card-list';
import { openingAction, RowActions } from '@/elements/table/row-actions';
import type { ToolbarButton } from '@/elements/toolbar/toolbar';
import { useTranslation } from '@/i18n';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyFilter } from '@/schema/filter';
import type { LayoutProps } from '@/schema/layout';
import { useIsMobile } from '@/ui/use-media';
import { EmptyAction, hasConditions } from './list-parts';
import type { List } from './use-list';

/** 'stale' means that the rows belong to earlier conditions. */
function stateOf(list: List<unknown, PageQuery>): DataTableProps<never>['state'] {
  const { stale, loading, failed, total } = list;
  if (loading) return 'loading';
  if (failed && total === undefined) return 'failed';
  return stale ? 'stale' : 'ready';
}

interface ListRowsProps<Row extends ById>
  extends
    Pick<DataTableProps<Row>, 'name' | 'columns' | 'actions'>,
    Pick<
      TableOptions<Row>,
      'selection' | 'shown' | 'detail' | 'marks' | 'onSave' | 'changeCells' | 'usualActions'
    >,
    Pick<CardListProps<Row>, 'card' | 'selecting'> {
  list: List<Row, PageQuery>;
  filters: AnyFilter[];
  /** The button that creates a record, which an empty list offers as well. */
  create: ToolbarButton | undefined;
  /** They stand beside a record. */
  isBeside?: boolean;
}

/** The rows of a list: a table on a desktop, cards on a phone. */
export function ListRows<Row extends ById>(props: ListRowsProps<Row>) {
  const { name, list, filters, columns, actions, selection, detail, marks, onSave } = props;
  const { card, isBeside } = props;
  useTranslation();
  const isMobile = useIsMobile();
  const weighted = useMemo(
    () => (isBeside ? byWeight(columns, card) : columns),
    [isBeside, columns, card],
  );
  const { conditions, rows, total = 0 } = list;
  const table = { name, columns, rows, actions, state: stateOf(list) };
  const options = {
    selection,
    detail,
    marks,
    // The sums may be out of view there.
    totals: !isBeside && columns.some(({ sum }) => sum) ? {} : undefined,
    isPageOnly: rows.length < total,
    onRetry: () => void list.refresh(),
    emptyAction: <EmptyAction name={name} list={list} filters={filters} create={props.create} />,
  };
  if (isMobile) {
    return (
      <LazyCardList
        {...table}
        options={options}
        card={card}
        selecting={props.selecting}
        hasMore={conditions.page * conditions.limit < total}
      />
    );
  }
  return (
    <DataTable
      {...table}
      columns={weighted}
      sorting={{ by: conditions.sort, onChange: list.sortBy }}
      options={{
        ...options,
        shown: props.shown,
        isNarrow: isBeside,
        usualActions: props.usualActions,
        emptyText: emptyListText(name, hasConditions(list, filters)),
        onSave: columns.some(({ edit }) => edit) ? onSave : undefined,
        changeCells: props.changeCells,
      }}
    />
  );
}

interface ListLayoutProps<Row extends ById, Query extends PageQuery, Input> extends Pick<
  ListRowsProps<Row>,
  'actions' | 'onSave'
> {
  page: CrudDeclaration<Row, Query, Input>;
  list: List<Row, Query>;
  embedded: boolean;
  sheet: LayoutProps<Row>['sheet'];
  onCreate: LayoutProps<Row>['onCreate'];
  /** The table with its pages. */
  children: ReactNode;
}

/** The records of a list in the layout that the user has chosen. */
export function ListLayout<Row extends ById, Query extends PageQuery, Input>(
  props: ListLayoutProps<Row, Query, Input>,
) {
  const { page, list, embedded, sheet, actions, onSave, onCreate, children } = props;
  const { name, api, layouts: Layouts } = page;
  if (!Layouts || embedded) return children;
  return (
    <Layouts.Content
      {...{ name, list, sheet, onSave, onCreate }}
      call={(part, options) => api.list({ ...list.query, ...part }, options)}
      onOpen={(row, opener) => openingAction(actions?.(row) ?? [])?.onRun(opener)}
      // The panel would open behind what a layout shows.
      actions={(row) => (
        <RowActions
          actions={actions?.(row).filter(({ code }) => !page.panel || code !== 'details') ?? []}
          inCard
        />
      )}
    >
      {children}
    </Layouts.Content>
  );
}
