import type { ReactNode } from 'react';
import type { PageQuery } from '@/api/types';
import { defaultPageSize, firstPage, listPageSizes } from '@/config/limits';
import { useLayoutKind } from '@/crud/layouts/layout-kind';
import { sortKeysOf } from '@/crud/rows/list-columns';
import { FilterBar } from '@/elements/filter/filter-bar';
import { isSet, unsetValues } from '@/elements/filter/filter-values';
import { SortButton } from '@/elements/filter/sort-button';
import { Views } from '@/elements/filter/views';
import { ListStatus } from '@/elements/table/list-status';
import { Pager } from '@/elements/table/pager';
import type { ToolbarButton } from '@/elements/toolbar/toolbar';
import { useTranslation } from '@/i18n';
import { focusAround } from '@/lib/dom';
import type { AnyFilter } from '@/schema/filter';
import type { LayoutChoice } from '@/schema/layout';
import { Button, PageLink } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { formTitle } from './crud-form';
import { conditionWarnings } from './list-conditions';
import { listTitle, useIsTitledByPage, useListTitle } from './list-title';
import type { List } from './use-list';
import styles from './crud-list.module.css';

/** The page sizes of lists in popups, tabs and selectors. */
export const embeddedPageSizes = [5, 10, 20, 40, 60, 80];

interface ListPartProps {
  /** The page's name, for labels. */
  name: string;
  list: List<unknown, PageQuery>;
  /** One of several lists on a page, or one in a popup. */
  embedded: boolean;
}

/** Whether the rows are limited by a condition that the user can see. */
export const hasConditions = ({ conditions }: List<unknown, PageQuery>, filters: AnyFilter[]) =>
  filters.some(({ key }) => isSet(conditions.values[key]));

/**
 * Whether the buttons of a list are next to its conditions: on a phone the bar above says the title of the page, and
 * without a head of their own the rows start higher.
 */
export function useHasBriefHead(embedded: boolean, filters: AnyFilter[]) {
  return useIsMobile() && !embedded && filters.length > 0;
}

interface ListSearchProps extends ListPartProps {
  columns: readonly { key: string; sortable?: boolean }[];
  /** It shows the table rather than another layout. */
  isTable: boolean;
  /** Besides the table it has other layouts. */
  hasLayouts: boolean;
  filters: AnyFilter[];
  /** The tools and the toolbar. */
  children: ReactNode;
}

/** The conditions of a list and, on a phone, its order: cards have no headings to sort by. */
export function ListSearch(props: ListSearchProps) {
  const { name, list, embedded, columns, isTable, hasLayouts, filters, children } = props;
  const { conditions } = list;
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const hasBriefHead = useHasBriefHead(embedded, filters);
  const sortKeys = sortKeysOf(columns);
  const layout = useLayoutKind(name);
  const order = isMobile && isTable && sortKeys.length > 0 && (
    <SortButton
      name={name}
      keys={sortKeys}
      sorting={{ by: conditions.sort, onChange: list.sortBy }}
    />
  );
  if (!filters.length) {
    return (
      order && (
        <Grid padding={2} panel data-print="no">
          {order}
        </Grid>
      )
    );
  }
  return (
    <FilterBar
      name={name}
      label={embedded ? t('elements.filter.of', { list: listTitle(name) }) : undefined}
      filters={filters}
      draft={list.draft}
      busy={list.fetching}
    >
      {!embedded && <Views name={name} layout={hasLayouts ? layout : undefined} />}
      {order}
      {hasBriefHead ? children : null}
    </FilterBar>
  );
}

interface EmptyActionProps {
  name: string;
  list: List<unknown, PageQuery>;
  filters: AnyFilter[];
  create?: ToolbarButton;
}

/** What to do about an empty list: clear the conditions or, without conditions, create the first record. */
export function EmptyAction({ name, list, filters, create }: EmptyActionProps) {
  const { t } = useTranslation();
  if (hasConditions(list, filters)) {
    return (
      <Button
        onClick={({ currentTarget }) => {
          // The button disappears when rows arrive.
          focusAround(currentTarget);
          list.draft.change({ values: unsetValues(filters), names: {}, page: firstPage });
        }}
      >
        {t('elements.filter.clearAll')}
      </Button>
    );
  }
  if (!create) return null;
  const { code, text, busy, to, onClick } = create;
  // A name of its own, such as "Add company", says the object already; the same name twice would be ambiguous.
  const title = text === t('actions.new') ? formTitle(name, code) : t('elements.table.addFirst');
  if (to) return <PageLink to={to}>{title}</PageLink>;
  return (
    <Button busy={busy} onClick={() => onClick?.(code)}>
      {title}
    </Button>
  );
}

interface ListHeadProps extends ListPartProps {
  /** The tools and the toolbar. */
  children: ReactNode;
  filters: AnyFilter[];
  layouts: { Choice: LayoutChoice } | undefined;
  /** What it says about the records besides their number. */
  note: (() => ReactNode) | undefined;
}

/** Whether the list has more pages than one; after the choice of a larger page the choice stays within reach. */
const hasPager = ({
  conditions: { page, limit },
  total = 0,
  isTotalUnknown,
}: ListPartProps['list']) =>
  isTotalUnknown || page > firstPage || total > Math.min(limit, defaultPageSize);

/** The title of a list and how many rows it has. */
export function ListHead(props: ListHeadProps) {
  const { name, list, embedded, filters, layouts: Layouts, note, children } = props;
  useTranslation();
  const isMobile = useIsMobile();
  const isBrief = useHasBriefHead(embedded, filters);
  const title = useListTitle(name, embedded);
  const Title = embedded ? 'h2' : 'h1';
  // A print-out has the page's name as its heading, next to which the same title is redundant.
  const isPrinted = !useIsTitledByPage(name) || embedded;
  return (
    <Row
      gap={4}
      lineGap={2}
      wrap
      // The choice of the layout may come later than the rows, which keep their place then.
      touch={isBrief && Layouts ? 24 : undefined}
      className={styles.head}
    >
      <Text
        as={Title}
        size={16}
        strong
        className={isBrief ? 'visually-hidden' : undefined}
        data-print={isPrinted ? undefined : 'no'}
      >
        {title}
      </Text>
      <ListStatus
        total={list.total}
        isTotalUnknown={list.isTotalUnknown}
        isTotalInPager={!isMobile && hasPager(list)}
        shown={list.rows.length}
        updatedAt={list.updatedAt ?? list.remembered?.at}
        minutes={list.remembered?.minutes}
        failed={list.failed}
        stale={list.stale}
        fetching={list.fetching}
        notes={conditionWarnings(name, list)}
        onRetry={() => void list.refresh()}
        onBack={list.goBack}
      />
      {note?.()}
      {isBrief
        ? Layouts && <Layouts.Choice name={name} isReady={list.total !== undefined} />
        : children}
    </Row>
  );
}

interface ListPagerProps extends ListPartProps {
  /** A record takes a part of the room. */
  isNarrow?: boolean;
}

/** The pages of a list, unless it has one only. */
export function ListPager({ name, list, embedded, isNarrow }: ListPagerProps) {
  const { page, limit } = list.conditions;
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const sizes = embedded ? embeddedPageSizes : listPageSizes;
  if (!hasPager(list)) return null;
  return (
    <Pager
      label={embedded ? t('elements.pager.of', { list: listTitle(name) }) : undefined}
      page={page}
      limit={limit}
      total={list.total ?? 0}
      isTotalUnknown={list.isTotalUnknown}
      sizes={sizes}
      onChange={list.changePage}
      simple={isMobile}
      isNarrow={isNarrow}
    />
  );
}
