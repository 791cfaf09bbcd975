import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isStaleRecord } from '@/api/errors';
import type { ById, PageQuery } from '@/api/types';
import { reloadRecord, loadRecord } from '@/crud/rows/load-record';
import { isBuiltIn, normalizeRowActions, panelCode, usualActions } from '@/crud/rows/row-actions';
import type { ListUndo } from '@/crud/rows/use-undo';
import { fieldsOf } from '@/elements/control/control-props';
import { preloadForm } from '@/elements/form/page/lazy-form-popup';
import { PopupBoundary } from '@/elements/query/popup-boundary';
import { label } from '@/i18n';
import { isMetered, whenIdle } from '@/lib/dom';
import { isChunkLoadError, isString } from '@/lib/guards';
import { shortenTransportLine } from '@/lib/place-names';
import type { CrudDeclaration, RenderDialog, RowAction } from '@/schema/crud';
import type { Preload } from '@/schema/field';
import { useCan } from '@/stores/app-config';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { notifySaved } from '@/ui/feedback/notify-saved';
import { notifyNotLoaded } from '@/ui/overlay/lazy-popup';
import { useLatest } from '@/ui/use-latest';
import { CrudForm } from './crud-form';
import type { Dialog } from './toolbar-handlers';

/** Whether an action opens the declared form of the list. */
export const opensOwnForm = (action: { code: string } & Parameters<typeof isBuiltIn>[0]) =>
  ['new', 'edit', 'copy'].includes(action.code) && isBuiltIn(action);

/** Loads the code of popups when the list is there and the browser is idle, so that they open at once. */
export function usePreloads(isReady: boolean, preloads: (Preload | undefined)[]) {
  const run = useEffectEvent(() => {
    for (const preload of preloads) preload?.()?.catch(() => undefined);
  });
  useEffect(() => (isReady && !isMetered() ? whenIdle(run) : undefined), [isReady]);
}

/** Runs one task at a time. `busy` is the name of the running task, whose button is drawn busy. */
function useBusy() {
  const [busy, setBusy] = useState<string | null>(null);
  const runBusy = async (name: string, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
    } catch (error) {
      // The API client has reported a failed request.
      if (isChunkLoadError(error)) notifyNotLoaded();
    } finally {
      setBusy(null);
    }
  };
  return { busy, runBusy };
}

/** Shows one popup at a time over the list. The list loads again when the popup has changed something. */
function useDialog(onChanged: () => Promise<unknown>) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (changed = false) => {
    setDialog(null);
    if (changed) void onChanged();
  };
  return {
    open: (render: Dialog['render']) => setDialog({ render }),
    content: dialog && (
      <PopupBoundary subject={dialog} draw={() => dialog.render(close)} onClose={close} />
    ),
  };
}

/** The name of the task that an action runs for a row. */
const taskOf = (code: string, row: ById) => `${code} ${row.id}`;

/** What the actions of rows need: the declaration of the list, its query and its callbacks. */
interface RowContext<Row extends ById, Query extends PageQuery, Input> extends ListUndo<Row> {
  page: CrudDeclaration<Row, Query, Input>;
  query: Query;
  baseQuery: Partial<Query>;
  /** Must be called after every write, so that the rows load again, also when the row was changed meanwhile. */
  onChanged: (hasFailed?: boolean) => Promise<unknown>;
  /** Shows the record beside the list. */
  onShow?: (row: Row) => void;
}

/**
 * Turns the declared row actions into buttons that check the user's policies, ask for confirmation, send requests and
 * open popups.
 */
export function useRowActions<Row extends ById, Query extends PageQuery, Input>(
  context: RowContext<Row, Query, Input>,
) {
  const { page, query, baseQuery, onChanged, onUndone } = context;
  const can = useCan();
  const navigate = useNavigate();
  const { busy, runBusy } = useBusy();
  const { open, content } = useDialog(onChanged);
  const isAllowed = ({ policy = page.policy }: { policy?: string }) => can(policy);
  const actionLabel = (code: string) => label(page.name, 'actions', code);

  const preloadOwnForm: Preload = () => preloadForm(fieldsOf(page.form ?? []));
  const openForm = (row: Row | null, isCopy = false, given?: object) =>
    open((close) => (
      <CrudForm
        page={page}
        record={row}
        isCopy={isCopy}
        baseQuery={baseQuery}
        given={given}
        latest={(record) => reloadRecord(page.api, record, query, baseQuery)}
        onSaved={() => void onChanged()}
        onClose={() => close()}
      />
    ));
  /** The list shows a record that is gone or was changed: it loads again. */
  const reloadIfStale = (error: unknown): never => {
    if (isStaleRecord(error)) void onChanged(true);
    throw error;
  };
  const openRecord = async (row: Row, isCopy: boolean) => {
    const loading = loadRecord(page.api, row).catch(reloadIfStale);
    const [record] = await Promise.all([loading, preloadOwnForm()]);
    openForm(record, isCopy);
  };
  /** Opens a declared popup when its code is loaded; the button of the action is busy until then. */
  const openDialog = <Subject,>(dialog: RenderDialog<Subject>, subject: Subject, task: string) => {
    // The running task may open a form, which would replace the popup and lose its input.
    if (busy) return;
    const show = () => open((close) => dialog(subject, close));
    const loading = dialog.preload?.();
    return loading ? void runBusy(task, () => loading.then(show)) : show();
  };

  /** The task that takes back what an action has saved; undefined when it cannot be taken back. */
  const undoOf = ({ set, canUndo }: RowAction<Row>, row: Row, saved: unknown) =>
    set && (canUndo?.(row) ?? true) ? context.undoOf(row, set, saved) : undefined;
  const send = async (action: RowAction<Row>, row: Row) => {
    const saved: unknown = await action.run?.(row).catch(reloadIfStale);
    // Runs even when the row has left the list meanwhile, because the other rows may have changed.
    void onChanged();
    notifySaved([undoOf(action, row, saved)], onUndone);
  };
  const runRowAction = (action: RowAction<Row>, row: Row, anchor?: HTMLElement) => {
    const { code, to, dialog, confirm, danger } = action;
    const task = taskOf(code, row);
    if (page.panel && code === panelCode) return context.onShow?.(row);
    if (to) return void navigate(to(row));
    if (dialog) return openDialog(dialog, row, task);
    if (!action.run) return void runBusy(task, () => openRecord(row, code === 'copy'));
    if (!confirm) return void runBusy(task, () => send(action, row));
    const said = Object.entries(row).map(([key, value]): [string, unknown] => [
      key,
      isString(value) ? shortenTransportLine(value) : value,
    ]);
    const question = label(page.name, 'confirms', code, Object.fromEntries(said));
    const onOk = () => send(action, row);
    return void confirmDialog({ content: question, danger, anchor, onOk });
  };
  const allowed = normalizeRowActions(page).filter(isAllowed);
  // A row that is not rendered again keeps its buttons of an earlier render. Their actions may use outdated values of the
  // page, e.g. the stamp of a record that has been saved since.
  const latestRun = useLatest((code: string, row: Row, opener?: HTMLElement) => {
    const action = allowed.find((one) => one.code === code);
    if (action) runRowAction(action, row, opener);
  });
  const rowActions = (row: Row) =>
    allowed
      .filter(({ visible }) => visible?.(row) ?? true)
      .map((action) => ({
        code: action.code,
        text: actionLabel(action.code),
        danger: action.danger,
        isDialog: action.dialog !== undefined,
        busy: busy === taskOf(action.code, row),
        to: action.to?.(row),
        onRun: (opener?: HTMLElement) => latestRun.current(action.code, row, opener),
      }));
  return {
    busy,
    runBusy,
    /** Opens a popup over the list. */
    open,
    openForm,
    openDialog,
    preloadOwnForm,
    isAllowed,
    actionLabel,
    undoOf,
    allowed,
    rowActions,
    usualActions: usualActions(allowed).map(({ code, danger }) => ({
      text: actionLabel(code),
      danger,
    })),
    dialog: content,
  };
}
