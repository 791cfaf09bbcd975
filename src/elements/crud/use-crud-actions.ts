import { useState } from 'react';
import type { ById, PageQuery } from '@/api/types';
import { confirmRequest, notify } from '@/elements/feedback/notify';
import { label } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { download } from './download';
import type { CrudDeclaration, RowAction } from './schema';

/** What the form popup is open for: a new record, or one that exists. */
export type Editing<Row> = { row: Row | null } | null;

const editAction = { code: 'edit' };

/** Turns the declared actions into buttons: who may see them, what they ask, what they send. */
export function useCrudActions<Row extends ById, Query extends PageQuery, Input>(
  page: CrudDeclaration<Row, Query, Input>,
  list: { query: Query; refresh: () => Promise<unknown> },
  navigate: (path: string) => unknown,
) {
  const can = useCan();
  const [editing, setEditing] = useState<Editing<Row>>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const may = (code: string) => can(page.policies?.[code]);

  /** The client has told a failure already; the button only has to come back. */
  const during = async (name: string, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
    } catch {
      // Told by the client.
    } finally {
      setBusy(null);
    }
  };

  const edit = (row: Row) =>
    during(`edit ${row.id}`, async () => {
      setEditing({ row: page.api.one ? await page.api.one({ id: row.id }) : row });
    });

  const run = (action: RowAction<Row>, row: Row) => {
    if (action.to) return navigate(action.to(row));
    if (!action.run) return edit(row);
    const send = async () => {
      await action.run?.(row);
      // The list may have changed even for a row that is no longer on it.
      void list.refresh();
    };
    if (action.confirm) {
      const question = label(
        page.name,
        'confirms',
        action.code,
        Object.fromEntries(Object.entries(row)),
      );
      return confirmRequest(question, send, action.danger);
    }
    return during(`${action.code} ${row.id}`, () => send().then(notify.success));
  };

  const rowActions = (row: Row) =>
    (page.rowActions ?? [])
      .map((action): RowAction<Row> => (action === 'edit' ? editAction : action))
      .filter((action) => may(action.code) && can(action.policy) && (action.visible?.(row) ?? true))
      .map((action) => ({
        code: action.code,
        text: label(page.name, 'actions', action.code),
        danger: action.danger,
        busy: busy === `${action.code} ${row.id}`,
        onRun: () => void run(action, row),
      }));

  const toolbarRun = {
    new: () => setEditing({ row: null }),
    export: () =>
      during('export', async () => {
        const { page: _page, limit: _limit, ...filters } = list.query;
        const file = await page.api.export?.(filters);
        if (file) download(file);
      }),
  };
  const toolbar = (page.toolbar ?? []).filter(may).map((code) => ({
    code,
    text: label(page.name, 'actions', code),
    primary: code === 'new',
    busy: busy === code,
    onClick: () => void toolbarRun[code](),
  }));

  const batch = (page.batchActions ?? []).filter(({ code }) => may(code));

  return { rowActions, batch, toolbar, editing, closeForm: () => setEditing(null) };
}
