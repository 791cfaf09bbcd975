import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ById, PageQuery } from '@/api/types';
import { confirmRequest } from '@/ui/feedback/confirm-request';
import { notify } from '@/ui/feedback/notify';
import { label } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { CrudForm } from './crud-form';
import { isOvertaken } from './is-stale-record';
import { latestRecord, openedRecord } from './load-record';
import { writtenActions } from './row-actions';
import type { RowAction, ToolbarAction } from '@/schema/crud';
import { toolbarRuns, type Opened, type Work } from './toolbar-handlers';

/** One piece of work at a time, named so that its button can be shown busy. */
function useBusy() {
  const [busy, setBusy] = useState<string | null>(null);
  const during = async (name: string, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
    } catch {
      // Told by the client; the button only has to come back.
    } finally {
      setBusy(null);
    }
  };
  return { busy, during };
}

/** Turns the declared actions into buttons: who may see them, what they ask, what they send, what they open. */
export function useCrudActions<Row extends ById, Query extends PageQuery, Input>(
  work: Work<Row, Query, Input>,
) {
  const { page, list, fixed, onChanged } = work;
  const can = useCan();
  const navigate = useNavigate();
  const { busy, during } = useBusy();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (render: Opened['render']) => setOpened({ render });
  const close = (changed = false) => {
    setOpened(null);
    if (changed) void onChanged();
  };
  const may = ({ policy = page.policy }: { policy?: string }) => can(policy);
  const textOf = (code: string) => label(page.name, 'actions', code);

  const openForm = (row: Row | null, copied = false) =>
    open((shut) => (
      <CrudForm
        page={page}
        record={row}
        isCopy={copied}
        fixed={fixed}
        latest={(record) => latestRecord(page.api, record, list.query, fixed)}
        onSaved={() => void onChanged()}
        onClose={() => shut()}
      />
    ));
  const openRecord = (row: Row, code: string) =>
    during(`${code} ${row.id}`, async () =>
      openForm(await openedRecord(page.api, row), code === 'copy'),
    );
  const run = (action: RowAction<Row>, row: Row, anchor?: HTMLElement) => {
    const { code, to, opens, confirm, danger } = action;
    if (to) return void navigate(to(row));
    if (opens) return open((shut) => opens(row, shut));
    if (!action.run) return void openRecord(row, code);
    const send = async () => {
      try {
        await action.run?.(row);
      } catch (error) {
        if (isOvertaken(error)) void onChanged();
        throw error;
      }
      // The list may have changed even for a row that is no longer on it.
      void onChanged();
    };
    if (!confirm) return void during(`${code} ${row.id}`, () => send().then(notify.success));
    const parts = Object.fromEntries(Object.entries(row));
    return void confirmRequest(label(page.name, 'confirms', code, parts), send, { danger, anchor });
  };

  const allowed = writtenActions(page).filter(may);
  const rowActions = (row: Row) =>
    allowed
      .filter(({ visible }) => visible?.(row) ?? true)
      .map((action) => ({
        code: action.code,
        text: textOf(action.code),
        danger: action.danger,
        busy: busy === `${action.code} ${row.id}`,
        onRun: (_row: Row, opener?: HTMLElement) => run(action, row, opener),
      }));

  const runs: Record<string, ToolbarAction<Query>['run']> = toolbarRuns(work, open, openForm);
  const runTool = ({ code, to, opens, run: own = runs[code] }: ToolbarAction<Query>) => {
    if (to) return void navigate(to());
    if (opens) return open((shut) => opens(list.query, shut));
    return void during(code, async () => own?.(list.query));
  };
  const toolbar = (page.toolbar ?? [])
    .map((action) => (typeof action === 'string' ? { code: action } : action))
    .filter(may)
    .map((action) => ({
      code: action.code,
      text: textOf(action.code),
      busy: busy === action.code,
      onClick: () => runTool(action),
    }));

  return {
    rowActions: allowed.length ? rowActions : undefined,
    batch: allowed.filter(({ batch }) => batch),
    toolbar,
    over: opened?.render(close),
  };
}
