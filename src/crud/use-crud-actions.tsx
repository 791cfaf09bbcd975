import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ById, PageQuery } from '@/api/types';
import { confirmDialog, notifySaved } from '@/ui/feedback/notify';
import { label } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { CrudForm } from './crud-form';
import { reloadRecord, loadRecord, isStaleRecord } from './load-record';
import { isBuiltIn, normalizeRowActions, withCode } from './row-actions';
import type { BatchAction, RowAction, ToolbarAction } from '@/schema/crud';
import type { Preload } from '@/schema/field';
import { fieldsOf } from '@/elements/control/control-props';
import { preloadForm } from '@/elements/form/page/lazy-form-popup';
import { whenIdle } from '@/lib/dom';
import { useQueueAction } from '@/crud/queue/use-queue-action';
import { toolbarHandlers, type Dialog, type CrudContext } from './toolbar-handlers';

/** Whether an action opens the declared form of the list. */
const opensOwnForm = (action: { code: string } & Parameters<typeof isBuiltIn>[0]) =>
  ['new', 'edit', 'copy'].includes(action.code) && isBuiltIn(action);

/** Loads the code of popups when the list is there and the browser is idle, so that they open at once. */
function usePreloads(isReady: boolean, preloads: (Preload | undefined)[]) {
  const run = useEffectEvent(() => {
    for (const preload of preloads) preload?.()?.catch(() => undefined);
  });
  useEffect(() => (isReady ? whenIdle(run) : undefined), [isReady]);
}

/** Runs one task at a time. `busy` is the name of the running task, whose button is drawn busy. */
function useBusy() {
  const [busy, setBusy] = useState<string | null>(null);
  const runBusy = async (name: string, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
    } catch {
      // The API client has reported the error.
    } finally {
      setBusy(null);
    }
  };
  return { busy, runBusy: runBusy };
}

/**
 * Turns the declared actions into buttons that check the user's policies, ask for confirmation, send requests and open
 * popups.
 */
export function useCrudActions<Row extends ById, Query extends PageQuery, Input>(
  context: CrudContext<Row, Query, Input>,
) {
  const { page, list, baseQuery, onChanged, onUndone } = context;
  const can = useCan();
  const navigate = useNavigate();
  const { busy, runBusy } = useBusy();
  const queue = useQueueAction(context);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const open = (render: Dialog['render']) => setDialog({ render });
  const close = (changed = false) => {
    setDialog(null);
    if (changed) void onChanged();
  };
  /** The task that takes back what an action has saved; undefined when it cannot be taken back. */
  const undoOf = ({ set, canUndo }: BatchAction<Row>, row: Row, saved: unknown) =>
    set && (canUndo?.(row) ?? true) ? context.undoOf(row, set, saved) : undefined;
  const isAllowed = ({ policy = page.policy }: { policy?: string }) => can(policy);
  const actionLabel = (code: string) => label(page.name, 'actions', code);

  const openForm = (row: Row | null, isCopy = false) =>
    open((closePopup) => (
      <CrudForm
        page={page}
        record={row}
        isCopy={isCopy}
        baseQuery={baseQuery}
        latest={(record) => reloadRecord(page.api, record, list.query, baseQuery)}
        onSaved={() => void onChanged()}
        onClose={() => closePopup()}
      />
    ));
  const preloadOwnForm: Preload = () => preloadForm(fieldsOf(page.form ?? []));
  const openRecord = (row: Row, code: string) =>
    runBusy(`${code} ${row.id}`, async () => {
      const [record] = await Promise.all([loadRecord(page.api, row), preloadOwnForm()]);
      openForm(record, code === 'copy');
    });
  /** Opens a popup when its code is loaded; the button of the action is busy until then. */
  const openWith = ({ preload }: { preload?: Preload }, key: string, render: Dialog['render']) => {
    const loading = preload?.();
    if (!loading) return open(render);
    return void runBusy(key, () => loading.then(() => open(render)));
  };
  const run = (action: RowAction<Row>, row: Row, anchor?: HTMLElement) => {
    const { code, to, dialog, confirm, danger } = action;
    if (to) return void navigate(to(row));
    if (dialog) {
      return openWith(dialog, `${code} ${row.id}`, (closePopup) => dialog(row, closePopup));
    }
    if (!action.run) return void openRecord(row, code);
    const send = async () => {
      let saved: unknown;
      try {
        saved = await action.run?.(row);
      } catch (error) {
        if (isStaleRecord(error)) void onChanged();
        throw error;
      }
      // Runs even when the row has left the list meanwhile, because the other rows may have changed.
      void onChanged();
      notifySaved([undoOf(action, row, saved)], onUndone);
    };
    if (!confirm) return void runBusy(`${code} ${row.id}`, send);
    const parts = Object.fromEntries(Object.entries(row));
    const content = label(page.name, 'confirms', code, parts);
    return void confirmDialog({ content, danger, anchor, onOk: send });
  };

  const allowed = normalizeRowActions(page).filter(isAllowed);
  const rowActions = (row: Row) =>
    allowed
      .filter(({ visible }) => visible?.(row) ?? true)
      .map((action) => ({
        code: action.code,
        text: actionLabel(action.code),
        danger: action.danger,
        busy: busy === `${action.code} ${row.id}`,
        onRun: (_row: Row, opener?: HTMLElement) => run(action, row, opener),
      }));

  const handlers: Record<string, ToolbarAction<Query>['run']> = toolbarHandlers(
    context,
    open,
    async () => {
      await preloadOwnForm();
      openForm(null);
    },
  );
  const runToolbarAction = ({
    code,
    to,
    dialog,
    run: handler = handlers[code],
  }: ToolbarAction<Query>) => {
    if (to) return void navigate(to());
    if (dialog) return openWith(dialog, code, (closePopup) => dialog(list.query, closePopup));
    return void runBusy(code, async () => handler?.(list.query));
  };
  const toolbarActions = (page.toolbar ?? [])
    .map((action): ToolbarAction<Query> => withCode(action))
    .filter(isAllowed);
  usePreloads(list.total !== undefined, [
    queue.preload,
    ...[...allowed, ...toolbarActions].map((action) =>
      opensOwnForm(action) ? preloadOwnForm : action.dialog?.preload,
    ),
  ]);
  const toolbar = toolbarActions.map((action) => ({
    code: action.code,
    text: actionLabel(action.code),
    icon: action.icon,
    busy: busy === action.code,
    onClick: () => runToolbarAction(action),
  }));

  return {
    rowActions: allowed.length ? rowActions : undefined,
    batch: allowed.filter(({ batch }) => batch),
    undoOf,
    toolbar: [...queue.toolbar, ...toolbar],
    over: (
      <>
        {dialog?.render(close)}
        {queue.over}
      </>
    ),
  };
}
