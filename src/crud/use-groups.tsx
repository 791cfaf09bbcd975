import { useState, type ReactNode } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { groupsKind, tableKind, useChangeLayout, useLayoutKind } from '@/crud/layouts/layout-kind';
import { conditionsOf } from '@/crud/layouts/source/conditions';
import { describeConditions } from '@/elements/export/conditions-text';
import { useAddress, useAddressParam } from '@/elements/filter/use-address';
import { lazySection } from '@/elements/query/load-failed';
import { openingAction, type ResolvedAction } from '@/elements/table/row-actions';
import { loadTexts } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyFilter } from '@/schema/filter';
import { useListLayout } from '@/stores/list-layouts';
import { columnKind } from '@/values/columns';
import { useListTitle } from './list-title';
import type { List } from './use-list';

const GroupView = lazySection(async () => {
  const [module] = await Promise.all([
    import('@/crud/groups/group-view'),
    loadTexts('groups'),
    loadTexts('export'),
  ]);
  return module.GroupView;
});

/** Whether a list shows its groups, and by which columns: in the address, or in the state of a list without one. */
function useGroupChoice(name: string, embedded: boolean) {
  const kind = useLayoutKind(name);
  const stored = useListLayout(name);
  const changeLayout = useChangeLayout();
  const [by, chooseBy] = useAddressParam('groupBy');
  const [local, setLocal] = useState({ isOn: false, by: '' });
  if (embedded) {
    return {
      ...local,
      toggle: () => setLocal((before) => ({ ...before, isOn: !before.isOn })),
      chooseBy: (keys: string) => setLocal((before) => ({ ...before, by: keys })),
    };
  }
  const isOn = kind === groupsKind;
  return {
    isOn,
    by: by ?? '',
    toggle: () => changeLayout(isOn ? (stored ?? tableKind) : groupsKind),
    chooseBy,
  };
}

/** The button of a list that shows its rows in groups. */
export interface GroupButton {
  isOn: boolean;
  onToggle: () => void;
}

interface GroupsOptions<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  list: List<Row, Query>;
  columns: readonly AnyColumn<Row>[];
  filters: readonly AnyFilter[];
  embedded: boolean;
  nameOf: (row: Row) => string;
  actions: ((row: Row) => ResolvedAction[]) | undefined;
}

/** The rows of a list in groups while they are shown, and the button that shows them; undefined where no column can be grouped. */
export function useGroups<Row extends ById, Query extends PageQuery, Input>(
  options: GroupsOptions<Row, Query, Input>,
): { button: GroupButton | undefined; groups: ReactNode } {
  const { page, list, columns, filters, embedded, nameOf, actions } = options;
  const { name, api } = page;
  const title = useListTitle(name, false);
  const choice = useGroupChoice(name, embedded);
  const { pushChanges } = useAddress();
  if (!columns.some((column) => columnKind(column).groupsBy)) {
    return { button: undefined, groups: undefined };
  }
  return {
    button: { isOn: choice.isOn, onToggle: choice.toggle },
    groups: choice.isOn ? (
      <GroupView
        {...{ name, title, columns, filters, nameOf }}
        call={(part, callOptions) => api.list({ ...list.query, ...part }, callOptions)}
        query={conditionsOf(list.query)}
        conditions={describeConditions(name, filters, list.conditions)}
        updatedAt={list.updatedAt}
        by={choice.by}
        onBy={choice.chooseBy}
        openingOf={(row) => openingAction(actions?.(row) ?? [])?.onRun}
        onChoose={({ values, names }) => {
          const showRows = () => {
            choice.toggle();
            list.draft.put(values, names);
          };
          // A list in a popup or a tab of a record has no address of its own.
          if (embedded) showRows();
          else pushChanges(showRows);
        }}
      />
    ) : undefined,
  };
}
