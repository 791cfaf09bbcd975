import type { ReactNode } from 'react';
import type { ById, PageQuery } from '@/api/types';
import type { OpenRecord } from '@/crud/record/use-open-record';
import { rowTitle } from '@/crud/rows/list-columns';
import type { ListUndo } from '@/crud/rows/use-undo';
import { fieldsOf } from '@/elements/control/control-props';
import { describeConditions } from '@/elements/export/conditions-text';
import { LazyExportPopup } from '@/elements/export/lazy-export-popup';
import { standardButtonOf } from '@/elements/toolbar/actions';
import type { ToolbarButton } from '@/elements/toolbar/buttons';
import { label, loadTexts, t } from '@/i18n';
import { formatTime, secondMs, toDate } from '@/lib/time';
import { queryString } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import type { CrudDeclaration, StandardToolbarAction } from '@/schema/crud';
import type { AnyFilter } from '@/schema/filter';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { formTitle } from './crud-form';
import type { List } from './use-list';

const ImportPopup = lazyPopup(async () => {
  const [module] = await Promise.all([
    import('@/elements/import/import-popup'),
    loadTexts('import'),
  ]);
  return module.ImportPopup;
});

const SortPopup = lazyPopup(async () => (await import('@/elements/sort/sort-popup')).SortPopup);

type CloseDialog = (changed?: boolean) => void;
/** The form, import or other popup that an action opens over the list. */
export interface Dialog {
  render: (close: CloseDialog) => ReactNode;
}

/** What the actions of a list need: its declaration, its state and its callbacks. */
export interface CrudContext<
  Row extends ById,
  Query extends PageQuery,
  Input,
> extends ListUndo<Row> {
  page: CrudDeclaration<Row, Query, Input>;
  list: List<Row, Query>;
  /** The columns and filters that the list shows. */
  columns: AnyColumn<Row>[];
  filters: AnyFilter[];
  /** The properties that all records of this list share. */
  baseQuery: Partial<Query>;
  /** Must be called after every write, so that the list loads again, also when the row was changed meanwhile. */
  onChanged: (hasFailed?: boolean) => Promise<unknown>;
  /** The record beside the list. */
  opened: OpenRecord;
}

/** The query string that shows what was created between two times, where the list has that condition. */
function createdQuery(filters: readonly AnyFilter[], first: string, last: string) {
  const hasCondition = filters.some(({ key }) => key === 'creationTime');
  const end = (toDate(last)?.getTime() ?? 0) + secondMs - 1;
  // The condition knows whole seconds only.
  const range = { creationTimeBegin: formatTime(first), creationTimeEnd: formatTime(end) };
  return hasCondition ? queryString(range) : undefined;
}

const isExport = ({ code }: ToolbarButton) => code === 'export' || code === 'exportTable';

/** Makes one button 导出 of the ways to export: it runs the only one, or has a menu of both. */
export function joinExports(buttons: ToolbarButton[]): ToolbarButton[] {
  const ways = buttons.filter(isExport);
  const [first] = ways;
  if (!first) return buttons;
  const items = ways.map((way) =>
    way.code === 'export' ? { ...way, text: t('elements.toolbar.exportOnServer') } : way,
  );
  const joined: ToolbarButton = {
    ...(ways.length === 1 ? first : { code: 'export', busy: ways.some(({ busy }) => busy), items }),
    text: t('actions.export'),
    icon: standardButtonOf('export').icon,
  };
  return buttons.flatMap((button) => (button === first ? joined : isExport(button) ? [] : button));
}

/** The handlers of the standard toolbar actions. */
export function toolbarHandlers<Row extends ById, Query extends PageQuery, Input>(
  { page, list, columns, filters, baseQuery }: CrudContext<Row, Query, Input>,
  open: (render: Dialog['render']) => void,
  openNewForm: () => Promise<void>,
): Record<StandardToolbarAction, () => Promise<unknown>> {
  const title = label(page.name, 'fields', '$record');
  const nameOf = rowTitle(page.columns);
  return {
    new: openNewForm,
    import: async () =>
      open((close) => (
        <ImportPopup
          title={formTitle(page.name, 'import')}
          name={page.name}
          fields={fieldsOf(page.form ?? [])}
          template={page.import?.template ?? ''}
          existing={{
            unique: page.import?.unique ?? [],
            list: async (query, options) => {
              const loaded = await page.api.list({ ...baseQuery, ...query } as Query, options);
              const items = loaded.items.map((row) => ({
                title: nameOf(row),
                values: Object.fromEntries(Object.entries(row)),
              }));
              return { ...loaded, items };
            },
          }}
          createdQuery={(first, last) => createdQuery(filters, first, last)}
          send={async (values, options) =>
            page.api.create?.({ ...page.defaults, ...baseQuery, ...values } as Input, options)
          }
          onClose={close}
        />
      )),
    export: async () => {
      const { page: _page, limit: _limit, ...conditions } = list.query;
      const file = await page.api.export?.(conditions);
      if (!file) return;
      const { download } = await import('./download');
      download(file);
    },
    sort: async () =>
      open((close) => (
        <SortPopup
          title={t('elements.sort.title', { record: title })}
          load={async (signal) => (await page.ordering?.load(baseQuery, { signal })) ?? []}
          nameOf={page.ordering?.nameOf ?? nameOf}
          placesOf={page.ordering?.placesOf}
          save={async (rows) => page.ordering?.save(rows, baseQuery)}
          onClose={close}
          lists={[page.api.list, ...(page.invalidates ?? [])]}
        />
      )),
    exportTable: async () =>
      open((close) => (
        <LazyExportPopup
          title={title}
          name={page.name}
          call={(part, options) => page.api.list({ ...list.query, ...part }, options)}
          query={list.query}
          columns={columns}
          conditions={describeConditions(page.name, filters, list.conditions)}
          onClose={() => close()}
        />
      )),
  };
}
