import { t } from '@/i18n';
import { addNotice, type Undo, type UndoTask } from './notices';
import { note, notify } from './notify';

/** How long a notification offers to undo a change. */
const undoNoticeMs = 8_000;

/**
 * Shows that changes were saved, and offers for a while to take them back. Without `undo` it only shows success. `change`
 * says what was changed.
 */
export function notifySaved(
  saved: readonly (UndoTask | undefined)[],
  onDone: Undo['onDone'],
  change = t('common.operationSucceeded'),
) {
  const tasks = saved.filter((task) => task !== undefined);
  if (!tasks.length) return notify.success();
  const count = tasks.length;
  const text = count > 1 ? t('elements.undo.saved', { count }) : change;
  const title = t('common.success');
  const undo = { tasks, onDone };
  return note({ level: 'success', title, text, ms: undoNoticeMs, placement: 'topRight', undo });
}

/** Takes back saved changes without asking. */
export const undoSaved = (tasks: UndoTask[], onDone: Undo['onDone']) =>
  addNotice({ kind: 'undo', undo: { tasks, onDone } });
