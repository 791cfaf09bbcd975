import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/errors';
import type { PendingUploads } from '@/elements/control/form-context';
import { useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';
import type { Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { notify } from '@/ui/feedback/notify';
import { fieldErrors, type CheckedForm } from './field-errors';
import { usePendingWork } from './pending-work';
import { useRecordVersions, type OpenedRecord } from './record-versions';

export interface FormOptions extends OpenedRecord, CheckedForm {
  /** Sends the values. Returns the saved record, or nothing when the form shall keep the values that were sent. */
  onSave: (values: Values) => Promise<object | void>;
  /** Loads the current record after a conflict; null when it was deleted. */
  onReload?: () => Promise<object | null>;
  onSaved?: () => void;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The state of saving. Restores the focus after a save, because the form is inert while it is saving. */
function useSaveState() {
  const [state, setState] = useState<SaveState>('idle');
  /** Time of the last successful save in ms; 0 before the first. */
  const [savedAt, setSavedAt] = useState(0);
  // A ref, because a second click can come before the state is updated.
  const running = useRef(false);
  const focused = useRef<Element | null>(null);
  return {
    state,
    savedAt,
    isRunning: () => running.current,
    start: () => {
      running.current = true;
      focused.current = document.activeElement;
    },
    show: () => setState('saving'),
    finish: (next: SaveState) => {
      running.current = false;
      flushSync(() => {
        setState(next);
        if (next === 'saved') setSavedAt(Date.now());
      });
      const { current } = focused;
      if (current instanceof HTMLElement && document.activeElement === document.body) {
        current.focus();
      }
    },
  };
}

/**
 * The state of a form from opening to saving. A failed save keeps all values; the API client reports the error. A
 * conflict keeps them as well and offers both versions.
 */
export function useForm(options: FormOptions) {
  const { fields, initial, onSave, onReload, onSaved } = options;
  const [form] = Form.useForm<Values>();
  const record = useRecordVersions(form, options);
  const errors = fieldErrors(form, options);
  const saving = useSaveState();
  const work = usePendingWork();
  const unsaved = useUnsavedChanges();
  const [pendingUploads] = useState<PendingUploads>(() => ({
    byField: new Map(),
    rowKeys: new Map(),
  }));

  const succeeded = (saved: object | void) => {
    if (saved) form.setFieldsValue(saved);
    record.rebase({ ...saved });
    unsaved.markDirty(false);
    saving.finish('saved');
    notify.success();
    onSaved?.();
  };
  const failed = async (error: unknown) => {
    // The user cancelled the confirmation of the save.
    if (error instanceof ApiError && error.kind === 'cancelled') return saving.finish('idle');
    saving.finish('failed');
    if (!(error instanceof ApiError)) throw error;
    errors.showServerErrors(error);
    if (error.status !== 409) return;
    const theirs = await onReload?.().catch(() => null);
    record.setConflict({ theirs: theirs ? { ...theirs } : null });
  };
  const send = async () => {
    if (work.isPending()) saving.show();
    const hasArrived = await work.allDone();
    // The field of a failed upload shows an error, so validate before returning.
    if (!(await errors.validate()) || !hasArrived) return saving.finish('idle');
    saving.show();
    await onSave(record.input()).then(succeeded, failed);
  };
  /** Validates the form and sends it when it is valid. Ignored while a save is running. */
  const save = () => {
    if (saving.isRunning()) return;
    saving.start();
    void send();
  };
  return {
    ...unsaved,
    /** Whether closing would lose typed values or pending uploads. */
    isDirty: () => unsaved.isDirty() || work.isPending(),
    form,
    fields,
    initial,
    state: saving.state,
    savedAt: saving.savedAt,
    isSaving: saving.isRunning,
    conflict: record.conflict,
    versions: record.versions,
    rebase: record.rebase,
    check: errors.validate,
    save,
    addWork: work.add,
    pendingUploads,
    acceptTheirs: (theirs: Values) => {
      record.replaceWith(theirs);
      unsaved.markDirty(false);
    },
    /** Saves the form's values over the current record, except for the values in `kept`. */
    saveMerged: (theirs: Values, kept: Values) => {
      form.setFieldsValue(kept);
      record.rebase(theirs);
      save();
    },
  };
}
export type FormState = ReturnType<typeof useForm>;
