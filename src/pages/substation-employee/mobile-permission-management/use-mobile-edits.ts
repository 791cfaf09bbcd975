import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  mobileFunctions,
  mobilePermissionApi,
  type MobileFunction,
  type MobilePermission,
} from '@/api/substation/mobile-permission';
import type { Id } from '@/api/types';
import type { BatchResults } from '@/elements/batch/batch-run';
import { useKeptBatch } from '@/elements/batch/use-kept-batch';
import type { MatrixEvents, MatrixRow } from '@/elements/matrix/matrix-row';
import { useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';
import { errorText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { listOf } from '@/lib/guards';
import { withMembers } from '@/lib/sets';
import { screenNumber } from '@/stores/privacy';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/use-latest';
import { cellText } from '@/values/cell-text';

const name = 'substation-employee.mobile';

/** The edited permissions by user. They stay when the list shows other users. */
interface Edit {
  user: MobilePermission;
  on: ReadonlySet<string>;
  error?: string;
}
type Edits = ReadonlyMap<Id, Edit>;

const isFunction = (key: string): key is MobileFunction =>
  mobileFunctions.some((one) => one === key);
const isSame = (on: ReadonlySet<string>, { functions }: MobilePermission) =>
  on.size === functions.length && functions.every((one) => on.has(one));

function withCell(edits: Edits, user: MobilePermission, key: string, to?: boolean): Edits {
  const on = new Set(edits.get(user.id)?.on ?? user.functions);
  if (to ?? !on.has(key)) on.add(key);
  else on.delete(key);
  const next = new Map(edits);
  if (isSame(on, user)) next.delete(user.id);
  else next.set(user.id, { user, on });
  return next;
}

/** The edits that the server has refused, each with the reason. */
function withResults(edits: Edits, results: BatchResults): Edits {
  const next = new Map(edits);
  for (const [id, error] of results) {
    const edit = next.get(id);
    if (!error) next.delete(id);
    else if (edit) {
      next.set(id, { ...edit, error: t(`${name}.failed`, { reason: errorText(error) }) });
    }
  }
  return next;
}

function notifyResults(results: BatchResults) {
  const failed = [...results.values()].filter(Boolean).length;
  const saved = results.size - failed;
  if (failed) notify.error(t(`${name}.${saved ? 'partly' : 'unsaved'}`, { saved, failed }));
  else notify.success();
}

const toRow = (user: MobilePermission): MatrixRow => {
  const saved = new Set<string>(listOf(user.functions));
  const facts = [screenNumber(user.phoneNumber), ...listOf(user.substationNames)].filter(Boolean);
  return { id: user.id, title: cellText(user.name), facts, on: saved, saved };
};

/** Holds the unsaved checkboxes. Each user is saved with a separate call and has a separate result. */
export function useMobileEdits(users: MobilePermission[], refresh: () => Promise<unknown>) {
  const { markDirty } = useUnsavedChanges();
  const kept = useKeptBatch();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<Id>>(new Set());
  const now = useRef({ users, edits });
  useLayoutEffect(() => {
    now.current = { users, edits };
  });
  const updateEdits = (next: Edits) => {
    now.current.edits = next;
    setEdits(next);
    markDirty(next.size > 0);
  };
  const userOf = (id: Id) => now.current.users.find((one) => one.id === id);

  const save = async (ids: readonly Id[]) => {
    setBusy((before) => withMembers(before, ids, true));
    const tasks = ids.flatMap((id) => {
      const edit = now.current.edits.get(id);
      if (!edit) return [];
      // A row that was loaded since then has a newer concurrency stamp.
      const { concurrencyStamp } = userOf(id) ?? edit.user;
      const body = { id, functions: [...edit.on].filter(isFunction), concurrencyStamp };
      const run = () => mobilePermissionApi.update(body, { quiet: true });
      return [{ id, name: edit.user.name, run }];
    });
    const origin = { name, code: 'save', title: t('actions.save') };
    const { signal } = new AbortController();
    const results = await kept.run(origin, tasks, () => undefined, signal);
    // What has failed stays on the page, marked as changed.
    kept.dismiss();
    await refresh();
    updateEdits(withResults(now.current.edits, results));
    setBusy((before) => withMembers(before, ids, false));
    notifyResults(results);
  };
  const undo = (ids: readonly Id[]) => {
    const next = new Map(now.current.edits);
    for (const id of ids) next.delete(id);
    updateEdits(next);
  };
  const change = (ids: readonly Id[], key: string, to?: boolean) =>
    updateEdits(
      ids.reduce((next, id) => {
        const user = userOf(id);
        return user ? withCell(next, user, key, to) : next;
      }, now.current.edits),
    );

  const latest = useLatest({ change, save, undo });
  const events = useMemo<MatrixEvents>(
    () => ({
      onToggle: (id, key) => latest.current.change([id], key),
      onSave: (id) => void latest.current.save([id]),
      onUndo: (id) => latest.current.undo([id]),
    }),
    [latest],
  );
  const stored = useMemo(() => users.map(toRow), [users]);
  // Unchanged rows stay the same objects, so that React does not render them again.
  const rows = stored.map((row): MatrixRow => {
    const edit = edits.get(row.id);
    return edit ? { ...row, on: edit.on, error: edit.error } : row;
  });
  return {
    rows,
    changed: [...edits.keys()],
    busy,
    events,
    change,
    save,
    undo,
  };
}
