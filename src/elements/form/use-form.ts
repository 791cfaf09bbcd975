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
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  fields: AnyField[];
  initial: Values;
  /** What was so when the form was opened of what it does not begin with. */
  original?: Values;
  /** Sends the values and answers the record as it is held now; nothing where the form keeps what was sent. */
  onSave: (values: Values) => Promise<object | void>;
  /** The record as the server has it now, if it still has it; offered when somebody else saved first. */
  onReload?: () => Promise<object | null>;
  onSaved?: () => void;
  /** A save did not go through; the client has told it already. */
  onFailed?: (error: ApiError) => void;
  /** Called with the keys of wrong fields before the first is gone to, so that what hides it can open. */
  onInvalid?: (keys: string[]) => void;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** What stands between two attempts to save: which record they build on, and whether somebody was faster. */
function useRecordVersions(form: FormInstance<Values>, { fields, initial, original }: FormOptions) {
  /** What saves build on once the record that was opened has been overtaken, its stamp included. */
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
    /** What is sent. */
    input: () => ({ ...base.current, ...mine() }),
    /** The record as last heard of, and as it stands in the form. */
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

/** What must be through before the form may be sent, like a file on its way. */
function usePendingWork() {
  const promises = useRef(new Set<Promise<unknown>>());
  return {
    isPending: () => promises.current.size > 0,
    /** False when some of it fails meanwhile; who started it says why. */
    allDone: async () => {
      let isOk = true;
      // What is on its way may bring more: a file that was looked at is sent.
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

/** The state of saving; the focus comes back to where it was, for what is being saved cannot be edited. */
function useSaveState() {
  const [state, setState] = useState<SaveState>('idle');
  /** When the last save went through, in ms; 0 for never. */
  const [savedAt, setSavedAt] = useState(0);
  // State arrives with the next render; a second click may come before it.
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

/** antd's complaint of a form that is not valid. */
const invalidNames = (thrown: unknown): FieldName[] | null => {
  if (typeof thrown !== 'object' || thrown === null || !('errorFields' in thrown)) return null;
  const errors = Array.isArray(thrown.errorFields) ? thrown.errorFields : [];
  return errors.map(({ name }) => (name.length > 1 ? name : name[0]));
};

/** Goes to wrong fields, once what hides them has opened. */
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
 * Idle, saving, then success or failure. A failure keeps every value and says nothing of its own (the client
 * does); a conflict keeps them too and offers both versions.
 */
export function useForm(options: FormOptions) {
  const { name, fields, initial, onSave, onReload, onSaved, onFailed, onInvalid } = options;
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
    // The user was asked once more and thought better of it.
    if (error instanceof ApiError && error.kind === 'cancelled') return finish('idle');
    finish('failed');
    if (!(error instanceof ApiError)) throw error;
    onFailed?.(error);
    // Errors stick only to fields that are there.
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
  /** Whether these fields, or all, are valid; goes to the first that is not. */
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
    // A file that did not arrive is a complaint of its field.
    if (!(await check()) || !hasArrived) return finish('idle');
    show();
    await onSave(input()).then(succeeded, failed);
  };
  /** Checks the form and, when it is valid, sends it; once at a time. */
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
    buildOn: rebase,
    check,
    save,
    addWork: work.add,
    pendingUploads,
    acceptTheirs: (theirs: Values) => {
      replaceWith(theirs);
      unsaved.markDirty(false);
    },
    /** Mine on top of the record as it is now, except for what is kept of it. */
    saveMerged: (theirs: Values, kept: Values) => {
      form.setFieldsValue(kept);
      rebase(theirs);
      save();
    },
  };
}
export type FormState = ReturnType<typeof useForm>;
