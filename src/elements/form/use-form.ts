import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/errors';
import type { AnyField, Values } from '@/schema/field';
import { notify } from '@/ui/feedback/notify';
import {
  collectInput,
  evaluateConditions,
  rangeNames,
  formKeys,
  toInput,
  isRange,
  type FieldName,
} from './form-values';
import type { PendingUploads } from '@/elements/control/form-context';
import { sortValidationErrors } from './server-errors';
import { useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';

export interface FormOptions {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  fields: AnyField[];
  initial: Values;
  /** Values of the opened record that are not initial values of the form, for the comparison of versions. */
  original?: Values;
  /** Sends the values. Returns the saved record, or nothing when the form shall keep the values that were sent. */
  onSave: (values: Values) => Promise<object | void>;
  /** Loads the current record after a conflict; null when it was deleted. */
  onReload?: () => Promise<object | null>;
  onSaved?: () => void;
  /** Called with the keys of invalid fields before the form scrolls to the first, so that collapsed sections can open. */
  onInvalid?: (keys: string[]) => void;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The version of the record that the next save is based on, and the conflict when somebody else saved first. */
function useRecordVersions(form: FormInstance<Values>, { fields, initial, original }: FormOptions) {
  /** The newer version, including its stamp, after the opened record was saved by this form or by somebody else. */
  const base = useRef<Values>({});
  const [conflict, setConflict] = useState<{ theirs: Values | null } | null>(null);
  const known = () => ({ ...initial, ...base.current });
  const rebase = (part: Values) => {
    base.current = { ...base.current, ...part };
    setConflict(null);
  };
  const mine = () => collectInput(form.getFieldsValue(true), fields, known());
  return {
    conflict,
    setConflict,
    rebase,
    /** The values to send. */
    input: () => ({ ...base.current, ...mine() }),
    /** The last known record, and the values in the form. */
    versions: () => ({
      base: { ...original, ...known() },
      mine: { ...form.getFieldsValue(true), ...mine() },
    }),
    replaceWith: (theirs: Values) => {
      const keys = fields.flatMap(formKeys);
      const absent = Object.fromEntries(keys.map((key) => [key, undefined]));
      form.setFieldsValue({ ...absent, ...theirs });
      rebase(theirs);
    },
  };
}

/** Promises, e.g. uploads, that must settle before the form is submitted. */
function usePendingWork() {
  const promises = useRef(new Set<Promise<unknown>>());
  return {
    isPending: () => promises.current.size > 0,
    /** Returns false when one of them fails; whoever started it reports the error. */
    allDone: async () => {
      let isOk = true;
      // A settled promise may have added another: after its check a file is uploaded.
      while (promises.current.size) {
        const results = await Promise.allSettled(promises.current);
        isOk &&= results.every(({ status }) => status === 'fulfilled');
      }
      return isOk;
    },
    add: (work: Promise<unknown>) => {
      promises.current.add(work);
      const remove = () => promises.current.delete(work);
      work.then(remove, remove);
    },
  };
}

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

/** The names of invalid fields from the error that antd's validateFields throws. */
const invalidNames = (thrown: unknown): FieldName[] | null => {
  if (typeof thrown !== 'object' || thrown === null || !('errorFields' in thrown)) return null;
  const errors = Array.isArray(thrown.errorFields) ? thrown.errorFields : [];
  return errors.map(({ name }) => (name.length > 1 ? name : name[0]));
};

/** Scrolls to invalid fields after the sections that contain them were opened. */
function useRevealField(form: FormInstance<Values>, onInvalid: FormOptions['onInvalid']) {
  const open = (names: FieldName[]) => {
    const keys = names.map((name) => (typeof name === 'string' ? name : name[0]));
    flushSync(() => onInvalid?.(keys));
  };
  const scrollTo = ([first]: FieldName[]) => {
    if (first !== undefined) form.scrollToField(first, { focus: true, block: 'center' });
  };
  return { open, scrollTo };
}

/**
 * The state of a form from opening to saving. A failed save keeps all values; the API client reports the error. A
 * conflict keeps them as well and offers both versions.
 */
export function useForm(options: FormOptions) {
  const { name, fields, initial, onSave, onReload, onSaved, onInvalid } = options;
  const [form] = Form.useForm<Values>();
  const { conflict, setConflict, rebase, input, versions, replaceWith } = useRecordVersions(
    form,
    options,
  );
  const { state, savedAt, isRunning, start, show, finish } = useSaveState();
  const { open, scrollTo } = useRevealField(form, onInvalid);
  const work = usePendingWork();
  const unsaved = useUnsavedChanges();
  const [pendingUploads] = useState<PendingUploads>(() => ({
    byField: new Map(),
    rowKeys: new Map(),
  }));

  const failed = async (error: unknown) => {
    // The user cancelled the confirmation of the save.
    if (error instanceof ApiError && error.kind === 'cancelled') return finish('idle');
    finish('failed');
    if (!(error instanceof ApiError)) throw error;
    // antd can show errors only at fields that are rendered.
    const input = toInput(fields, form.getFieldsValue(true));
    const visibleFields = fields.filter((field) => evaluateConditions(field, input).visible);
    const { fieldErrors, otherMessages } = sortValidationErrors(
      error.validationErrors,
      visibleFields,
      name,
    );
    error.remainingMessages = otherMessages;
    const names = fieldErrors.map((field) => field.name);
    if (names.length) open(names);
    form.setFields(fieldErrors);
    scrollTo(names);
    if (error.status !== 409) return;
    const theirs = await onReload?.().catch(() => null);
    setConflict({ theirs: theirs ? { ...theirs } : null });
  };
  const succeeded = (saved: object | void) => {
    if (saved) form.setFieldsValue(saved);
    rebase({ ...saved });
    unsaved.markDirty(false);
    finish('saved');
    notify.success();
    onSaved?.();
  };
  /** Validates some or all fields and scrolls to the first invalid one. */
  const check = async (part?: AnyField[]) => {
    const names = part?.flatMap((field): FieldName[] =>
      isRange(field) ? rangeNames(field) : [field.key],
    );
    const invalid = await form.validateFields(names).then(() => null, invalidNames);
    if (!invalid?.length) return true;
    open(invalid);
    scrollTo(invalid);
    return false;
  };
  const send = async () => {
    if (work.isPending()) show();
    const hasArrived = await work.allDone();
    // The field of a failed upload shows an error, so validate before returning.
    if (!(await check()) || !hasArrived) return finish('idle');
    show();
    await onSave(input()).then(succeeded, failed);
  };
  /** Validates the form and sends it when it is valid. Ignored while a save is running. */
  const save = () => {
    if (isRunning()) return;
    start();
    void send();
  };
  return {
    ...unsaved,
    /** Whether closing would lose typed values or pending uploads. */
    isDirty: () => unsaved.isDirty() || work.isPending(),
    form,
    fields,
    initial,
    state,
    savedAt,
    isSaving: isRunning,
    conflict,
    versions,
    rebase,
    check,
    save,
    addWork: work.add,
    pendingUploads,
    acceptTheirs: (theirs: Values) => {
      replaceWith(theirs);
      unsaved.markDirty(false);
    },
    /** Saves the form's values over the current record, except for the values in `kept`. */
    saveMerged: (theirs: Values, kept: Values) => {
      form.setFieldsValue(kept);
      rebase(theirs);
      save();
    },
  };
}
export type FormState = ReturnType<typeof useForm>;
