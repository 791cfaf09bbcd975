import { Form, type FormInstance } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, type ValidationError } from '@/api/errors';
import type { AnyField } from '@/elements/crud/field-schema';
import { notify } from '@/elements/feedback/notify';
import { isEmpty } from '@/lib/query-string';
import { setDirty } from '@/stores/dirty';
import type { Values } from './entry-form';

export interface Save {
  fields: AnyField[];
  initial: Values;
  onSave: (values: Values) => Promise<Values | void>;
  /** The record as the server has it now. */
  onReload?: () => Promise<Values>;
  onSaved: () => void;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What is sent: texts trimmed, and null for what was emptied, so that JSON does not drop it. */
function collect(values: Values, { fields, initial }: Pick<Save, 'fields' | 'initial'>): Values {
  const entries = fields.map(({ key }) => {
    const value = values[key];
    if (typeof value === 'string') return [key, value.trim()];
    return [key, value === undefined && !isEmpty(initial[key]) ? null : value];
  });
  return Object.fromEntries(entries);
}

/** Puts the server's complaints under their fields and goes to the first. */
function showErrors(form: FormInstance<Values>, fields: AnyField[], errors: ValidationError[]) {
  const found = errors.flatMap(({ message, members }) =>
    (members ?? [])
      .map(lowerFirst)
      .filter((name) => fields.some(({ key }) => key === name))
      .map((name) => ({ name, errors: [message] })),
  );
  form.setFields(found);
  const [first] = found;
  if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
}

/** Whether the form holds unsaved work, also told to the guard of every way out of the page. */
function useDirtyMark() {
  const key = useId();
  const dirty = useRef(false);
  // A hidden tab drops its effects but keeps its forms, so the mark is renewed on return and not cleared here.
  useEffect(() => setDirty(key, dirty.current), [key]);
  return {
    isDirty: () => dirty.current,
    markDirty: (next: boolean) => {
      dirty.current = next;
      setDirty(key, next);
    },
  };
}

/**
 * Idle, saving, then success or failure. A failure keeps every value and says nothing of its own (the client
 * does); a conflict keeps them too and offers both versions.
 */
export function useForm({ fields, initial, onSave, onReload, onSaved }: Save) {
  const [form] = Form.useForm<Values>();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: Values | null } | null>(null);
  // State arrives with the next render; a second click may come before it.
  const running = useRef(false);
  /** The record that saves build on once ours has been overtaken, its stamp included. */
  const base = useRef<Values>({});
  const { isDirty, markDirty } = useDirtyMark();

  const failed = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    showErrors(form, fields, error.validationErrors);
    if (error.status !== 409) return;
    const theirs = (await onReload?.().catch(() => null)) ?? null;
    setConflict({ theirs });
  };
  const send = async (values: Values) => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    try {
      const saved = await onSave({ ...base.current, ...collect(values, { fields, initial }) });
      if (saved) form.setFieldsValue(saved);
      markDirty(false);
      notify.success();
      onSaved();
    } catch (error) {
      await failed(error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  const buildOn = (theirs: Values) => {
    base.current = theirs;
    setConflict(null);
  };
  return {
    form,
    saving,
    conflict,
    isDirty,
    markDirty,
    send,
    /** Checks the form and, when it is valid, sends it; else shows the first field that is not. */
    save: () => {
      if (!running.current) form.submit();
    },
    takeTheirs: (theirs: Values) => {
      const absent = Object.fromEntries(fields.map(({ key }) => [key, undefined]));
      form.setFieldsValue({ ...absent, ...theirs });
      markDirty(false);
      buildOn(theirs);
    },
    /** My values on top of the record as it is now. */
    overwrite: (theirs: Values) => {
      buildOn(theirs);
      form.submit();
    },
  };
}
