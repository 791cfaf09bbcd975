import type { ById, PageQuery } from '@/api/types';
import { useQueueAction } from '@/crud/queue/use-queue-action';
import { preloadPanel } from '@/crud/record/record-split';
import { withCode } from '@/crud/rows/row-actions';
import type { ToolbarAction } from '@/schema/crud';
import { joinExports, toolbarHandlers, type CrudContext } from './toolbar-handlers';
import { opensOwnForm, usePreloads, useRowActions } from './use-row-actions';

/** Turns the declared actions of rows and of the toolbar into buttons. */
export function useCrudActions<Row extends ById, Query extends PageQuery, Input>(
  context: CrudContext<Row, Query, Input>,
) {
  const { page, list, opened } = context;
  const queue = useQueueAction(context);
  const rows = useRowActions({ ...context, query: list.query, onShow: opened.show });
  const { busy, runBusy, open, openForm, openDialog, preloadOwnForm, allowed } = rows;

  const openNewForm = async (given?: object) => {
    await preloadOwnForm();
    openForm(null, false, given);
  };
  const handlers: Record<string, () => Promise<unknown>> = toolbarHandlers(
    context,
    open,
    openNewForm,
  );
  const runToolbarAction = ({ code, dialog }: ToolbarAction<Query>) => {
    if (dialog) return openDialog(dialog, list.query, code);
    return void runBusy(code, async () => handlers[code]?.());
  };
  const toolbarActions = (page.toolbar ?? [])
    .map((action): ToolbarAction<Query> => withCode(action))
    .filter(rows.isAllowed);
  const toolbar = toolbarActions.map((action) => ({
    code: action.code,
    text: rows.actionLabel(action.code),
    icon: action.icon,
    busy: busy === action.code,
    to: action.to?.(),
    onClick: () => runToolbarAction(action),
  }));

  const isCreatable = toolbarActions.some(
    (action) => action.code === 'new' && opensOwnForm(action),
  );

  usePreloads(list.total !== undefined, [
    queue.preload,
    page.panel && preloadPanel,
    page.panel?.body,
    ...[...allowed, ...toolbarActions].map((action) =>
      opensOwnForm(action) ? preloadOwnForm : action.dialog?.preload,
    ),
  ]);
  return {
    rowActions: allowed.length ? rows.rowActions : undefined,
    usualActions: rows.usualActions,
    batch: allowed.filter(({ batch }) => batch),
    undoOf: rows.undoOf,
    /** Opens the form of a new record with some values; undefined where the user may not create one in it. */
    onCreate: isCreatable
      ? (given: object) => void runBusy('new', () => openNewForm(given))
      : undefined,
    toolbar: [...queue.toolbar, ...joinExports(toolbar)],
    queue: queue.shown,
    /** The record in the panel, which is that of the queue while it is open. */
    shown: page.panel && { ...opened, id: queue.shown?.place ?? opened.id },
    isRecordOpen: opened.id !== null || queue.shown !== null,
    dialogs: rows.dialog,
  };
}
