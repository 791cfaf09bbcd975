import { useState, type ReactNode } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { describeConditions } from '@/elements/export/conditions-text';
import { loadTexts } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyFilter } from '@/schema/filter';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { columnKind } from '@/values/columns';
import { useListTitle } from './list-title';
import type { List } from './use-list';

const GroupPopup = lazyPopup(async () => {
  const [module] = await Promise.all([
    import('@/crud/groups/group-popup'),
    loadTexts('groups'),
    loadTexts('export'),
  ]);
  return module.GroupPopup;
});

interface GroupsOptions<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  list: List<Row, Query>;
  columns: readonly AnyColumn<Row>[];
  filters: readonly AnyFilter[];
}

/** The button that shows the rows of a list in groups, and the groups while they are shown. */
export function useGroups<Row extends ById, Query extends PageQuery, Input>(
  options: GroupsOptions<Row, Query, Input>,
): { onGroup: (() => void) | undefined; groups: ReactNode } {
  const { page, list, columns, filters } = options;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { name, api } = page;
  const title = useListTitle(name, false);
  return {
    onGroup: columns.some((column) => columnKind(column).groupsBy)
      ? () => setIsOpen(true)
      : undefined,
    groups: isOpen && (
      <GroupPopup
        {...{ name, title }}
        columns={columns}
        filters={filters}
        call={(part, callOptions) => api.list({ ...list.query, ...part }, callOptions)}
        query={list.query}
        conditions={describeConditions(name, filters, list.conditions)}
        onChoose={({ values, names }) => {
          list.draft.put(values, names);
          close();
        }}
        onClose={close}
      />
    ),
  };
}
