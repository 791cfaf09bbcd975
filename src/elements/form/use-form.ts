import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/errors';
import type { AnyField, Values } from '@/schema/field';
import { notify } from '@/ui/feedback/notify';
import {
  collect,
  conditionsOf,
  endsOf,
  heldKeysOf,
  inputOf,
  isRange,
  type FieldName,
} from './form-values';
import type { FormTransfers } from '@/elements/control/form-context';
import { sortComplaints } from './server-errors';
import { useDirtyMark } from '@/elements/tab/use-dirty-mark';

export interface FormOptions {
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  fields: AnyField[];
  initial: Values;
  /** What was so when the form was opened of what it does not begin with. */
  opened?: Values;
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
function useVersions(form: FormInstance<Values>, { fields, initial, opened }: FormOptions) {
  /** What saves build on once the record that was opened has been overtaken, its stamp included. */
  const base = useRef<Values>({});
  const [conflict, setConflict] = useState<{ theirs: Values | null } | null>(null);
  const known = () => ({ ...initial, ...base.current });
  const buildOn = (part: Values) => {
    base.current = { ...base.current, ...part };
    setConflict(null);
  };
  const mine = () => collect(form.getFieldsValue(true), fields, known());
  return {
    conflict,
    setConflict,
    buildOn,
    /** What is sent. */
    outgoing: () => ({ ...base.current, ...mine() }),
    /** The record as last heard of, and as it stands in the form. */
    versions: () => ({
      base: { ...opened, ...known() },
      mine: { ...form.getFieldsValue(true), ...mine() },
    }),
    replaceBy: (theirs: Values) => {
      const keys = fields.flatMap(heldKeysOf);
      const absent = Object.fromEntries(keys.map((key) => [key, undefined]));
      form.setFieldsValue({ ...absent, ...theirs });
      buildOn(theirs);
    },
  };
}

/** What must be through before the form may be sent, like a file on its way. */
function useWork() {
  const works = useRef(new Set<Promise<unknown>>());
  return {
    isRunning: () => works.current.size > 0,
    /** False when some of it fails meanwhile; who started it says why. */
    done: async () => {
      let fine = true;
      // What is on its way may bring more: a file that was looked at is sent.
      while (works.current.size) {
        const results = await Promise.allSettled(works.current);
        fine &&= results.every(({ status }) => status === 'fulfilled');
      }
      return fine;
    },
    add: (work: Promise<unknown>) => {
      works.current.add(work);
      const remove = () => works.current.delete(work);
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
    begin: () => {
      running.current = true;
      focused.current = document.activeElement;
    },
    show: () => setState('saving'),
    settle: (next: SaveState) => {
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
const wrongNames = (thrown: unknown): FieldName[] | null => {
  if (typeof thrown !== 'object' || thrown === null || !('errorFields' in thrown)) return null;
  const errors = Array.isArray(thrown.errorFields) ? thrown.errorFields : [];
  return errors.map(({ name }) => (name.length > 1 ? name : name[0]));
};

/** Goes to wrong fields, once what hides them has opened. */
function useGoTo(form: FormInstance<Values>, onInvalid: FormOptions['onInvalid']) {
  const open = (names: FieldName[]) => {
    const keys = names.map((name) => (typeof name === 'string' ? name : name[0]));
    flushSync(() => onInvalid?.(keys));
  };
  const goTo = ([first]: FieldName[]) => {
    if (first !== undefined) form.scrollToField(first, { focus: true, block: 'center' });
  };
  return { open, goTo };
}

/**
 * Idle, saving, then success or failure. A failure keeps every value and says nothing of its own (the client
 * does); a conflict keeps them too and offers both versions.
 */
export function useForm(options: FormOptions) {
  const { name, fields, initial, onSave, onReload, onSaved, onFailed, onInvalid } = options;
  const [form] = Form.useForm<Values>();
  const { conflict, setConflict, buildOn, outgoing, versions, replaceBy } = useVersions(
    form,
    options,
  );
  const { state, savedAt, isRunning, begin, show, settle } = useSaveState();
  const { open, goTo } = useGoTo(form, onInvalid);
  const work = useWork();
  const mark = useDirtyMark();
  const [transfers] = useState<FormTransfers>(() => ({ of: new Map(), rows: new Map() }));

  const failed = async (error: unknown) => {
    // The user was asked once more and thought better of it.
    if (error instanceof ApiError && error.kind === 'cancelled') return settle('idle');
    settle('failed');
    if (!(error instanceof ApiError)) throw error;
    onFailed?.(error);
    // Errors stick only to fields that are there.
    const input = inputOf(fields, form.getFieldsValue(true));
    const there = fields.filter((field) => conditionsOf(field, input).visible);
    const { atFields, others } = sortComplaints(error.validationErrors, there, name);
    error.leftToTell = others;
    const names = atFields.map((field) => field.name);
    if (names.length) open(names);
    form.setFields(atFields);
    goTo(names);
    if (error.status !== 409) return;
    const theirs = await onReload?.().catch(() => null);
    setConflict({ theirs: theirs ? { ...theirs } : null });
  };
  const succeeded = (saved: object | void) => {
    if (saved) form.setFieldsValue(saved);
    buildOn({ ...saved });
    mark.markDirty(false);
    settle('saved');
    notify.success();
    onSaved?.();
  };
  /** Whether these fields, or all, are valid; goes to the first that is not. */
  const check = async (part?: AnyField[]) => {
    const names = part?.flatMap((field): FieldName[] =>
      isRange(field) ? endsOf(field) : [field.key],
    );
    const wrong = await form.validateFields(names).then(() => null, wrongNames);
    if (!wrong?.length) return true;
    open(wrong);
    goTo(wrong);
    return false;
  };
  const send = async () => {
    if (work.isRunning()) show();
    const hasArrived = await work.done();
    // A file that did not arrive is a complaint of its field.
    if (!(await check()) || !hasArrived) return settle('idle');
    show();
    await onSave(outgoing()).then(succeeded, failed);
  };
  /** Checks the form and, when it is valid, sends it; once at a time. */
  const save = () => {
    if (isRunning()) return;
    begin();
    void send();
  };
  return {
    ...mark,
    /** CloseCommand would lose something: what was typed, or what is on its way. */
    isDirty: () => mark.isDirty() || work.isRunning(),
    form,
    fields,
    initial,
    state,
    savedAt,
    isSaving: isRunning,
    conflict,
    versions,
    buildOn,
    check,
    save,
    addWork: work.add,
    transfers,
    takeTheirs: (theirs: Values) => {
      replaceBy(theirs);
      mark.markDirty(false);
    },
    /** Mine on top of the record as it is now, except for what is kept of it. */
    saveOver: (theirs: Values, kept: Values) => {
      form.setFieldsValue(kept);
      buildOn(theirs);
      save();
    },
  };
}
export type FormState = ReturnType<typeof useForm>;
