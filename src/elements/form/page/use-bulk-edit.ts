import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import type { SaveState } from '@/elements/form/use-form';
import { useUnsavedChanges, confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { t } from '@/i18n';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { notify } from '@/ui/feedback/notify';

interface BulkEditOptions<Data> {
  initial: Data;
  /** Sends all data and returns the saved data. */
  onSave: (data: Data) => Promise<Data>;
  /** The question to confirm before saving; null for none. */
  question?: (data: Data, base: Data) => string | null;
  /** Handles a conflict, when somebody else saved first. */
  conflict: {
    latest: () => Promise<Data>;
    /** Describes the other version in a sentence. */
    describe: (theirs: Data) => string;
    /** The user's data, based on the stamp of the other version, to overwrite it. */
    merge: (mine: Data, theirs: Data) => Data;
  };
}

/** The state of data that is edited and saved as a whole, without a form. A failed save keeps all changes. */
export function useBulkEdit<Data>({ initial, onSave, question, conflict }: BulkEditOptions<Data>) {
  const [base, setBase] = useState(initial);
  const [data, setData] = useState(initial);
  const [state, setState] = useState<SaveState>('idle');
  const [savedAt, setSavedAt] = useState(0);
  const isSaving = useRef(false);
  // The data of this moment, for what runs after the response of a save.
  const current = useRef(initial);
  const { dirty, markDirty } = useUnsavedChanges();

  const setCurrent = (next: Data, isDirty: boolean) => {
    current.current = next;
    setData(next);
    markDirty(isDirty);
  };
  const reset = (next: Data) => {
    setBase(next);
    setCurrent(next, false);
  };
  /** Keeps what changed during the save, e.g. because an upload finished. */
  const applySaved = (saved: Data, sent: Data) => {
    if (current.current === sent) return reset(saved);
    setBase(saved);
    return setCurrent(conflict.merge(current.current, saved), true);
  };
  const resolveConflict = async () => {
    const theirs = await conflict.latest().catch(() => null);
    if (theirs === null) return;
    setBase(theirs);
    const overwrite = await confirmDialog({
      title: t('elements.form.conflict.title'),
      content: conflict.describe(theirs),
      okText: t('elements.form.conflict.overwrite'),
      cancelText: t('elements.form.leave.cancel'),
      danger: true,
    });
    if (!overwrite) return;
    const merged = conflict.merge(current.current, theirs);
    setCurrent(merged, true);
    await submit(merged);
  };
  async function submit(values: Data): Promise<void> {
    setState('saving');
    try {
      applySaved(await onSave(values), values);
      setState('saved');
      setSavedAt(Date.now());
      notify.success();
    } catch (error) {
      setState('failed');
      if (!(error instanceof ApiError)) throw error;
      // The API client has reported the error; the changes are kept.
      if (error.status === 409) await resolveConflict();
    }
  }
  const confirmAndSubmit = async () => {
    const content = question?.(data, base);
    if (!content || (await confirmDialog({ content }))) await submit(data);
  };
  const save = async () => {
    if (isSaving.current || !dirty) return;
    isSaving.current = true;
    await confirmAndSubmit().finally(() => {
      isSaving.current = false;
    });
  };
  return {
    base,
    data,
    change: (next: Data) => setCurrent(next, true),
    dirty,
    state,
    savedAt,
    save,
    /** Resets to the last saved data, after a confirmation. */
    discard: async () => {
      if (await confirmDiscard()) reset(base);
    },
  };
}

export type BulkEdit<Data> = ReturnType<typeof useBulkEdit<Data>>;
