import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKeepDays, draftPauseMs, maxDrafts } from '@/config/limits';
import type { AnyField, Values } from '@/schema/field';
import { deleteDraft, pruneDrafts, readDraft, writeDraft, type Draft } from '@/stores/drafts';
import { useDraftKey } from '@/stores/drafts';
import { isCurrentSession } from '@/stores/current-session';
import { formKeys, trimValue, typeOf } from './form-values';
import type { FormState } from './use-form';

const stampKey = 'concurrencyStamp';
/** What of a form may lie in the browser's storage: never a password; nothing is written down as such. */
const storableValues = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(
    fields
      .filter((field) => typeOf(field) !== 'password')
      .flatMap((field) => formKeys(field).map((key) => [key, values[key] ?? null])),
  );

/** Leaving a field trims its text without a change that has the draft written again, so the draft trims it, too. */
const trimmedValues = (fields: AnyField[], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field.key, trimValue(field, values[field.key])])),
});

/** Keeps what is typed in this browser until it is saved, and has it to offer when the form is opened again. */
export function useDraft(form: string | undefined, state: FormState) {
  const key = useDraftKey(form);
  const [offer, setOffer] = useState<Draft | null>(() => (key ? readDraft(key) : null));
  const timer = useRef<number>(undefined);
  const write = () => {
    timer.current = undefined;
    // After a sign-out in another tab nothing of the user may be written any more.
    if (!key || !state.isDirty() || !isCurrentSession()) return;
    const record = state.versions().base;
    const typed = trimmedValues(state.fields, state.form.getFieldsValue(true));
    const values = storableValues(state.fields, typed);
    const base = { ...storableValues(state.fields, record), [stampKey]: record[stampKey] };
    writeDraft(key, { at: Date.now(), values, base });
  };
  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    write();
  });
  useEffect(() => {
    pruneDrafts(Date.now(), draftKeepDays, maxDrafts);
    const onHide = () => flush();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      // A closed or hidden tab has no later.
      flush();
    };
  }, []);
  const { dirty, isDirty } = state;
  const wasDirty = useRef(false);
  useEffect(() => {
    // Saved, or given up for the latest record; agreeing to leave keeps the draft.
    if (wasDirty.current && !dirty && !isDirty() && key) deleteDraft(key);
    wasDirty.current = dirty;
    // oxlint-disable-next-line react/exhaustive-deps -- isDirty only reads what is so now
  }, [dirty, key]);
  const discard = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setOffer(null);
    if (key) deleteDraft(key);
  };
  return {
    offer,
    discard,
    /** Called with every change; the draft is written when the typing pauses. */
    schedule: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(write, draftPauseMs);
    },
    restore: () => {
      if (!offer) return;
      state.form.setFieldsValue(offer.values);
      // A record changed since then is a conflict, and the server says so only to the stamp of that time.
      if (offer.base[stampKey]) state.buildOn(offer.base);
      state.markDirty(true);
      setOffer(null);
    },
  };
}
