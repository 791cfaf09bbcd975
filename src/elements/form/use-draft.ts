import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKeepDays } from '@/config/limits';
import type { AnyField, Values } from '@/schema/field';
import { isCurrentSession } from '@/stores/current-session';
import {
  deleteDraft,
  findDraft,
  onDraftDeleted,
  ownDraftKey,
  pruneDrafts,
  writeDraft,
  useDraftKey,
} from '@/stores/drafts';
import { fieldKind } from '@/values/fields';
import { formKeys, trimValue } from './form-values';
import type { FormState } from './use-form';

/** The pause in typing after which a draft is stored. */
const draftPauseMs = 500;
/** The maximum number of drafts in this browser; the oldest are deleted first. */
const maxDrafts = 30;

const stampKey = 'concurrencyStamp';
/** The values that may be stored in the browser: all but passwords. Undefined becomes null, because JSON drops it. */
const storableValues = (fields: AnyField[], values: Values): Values =>
  Object.fromEntries(
    fields
      .filter((field) => !fieldKind(field).isSecret)
      .flatMap((field) => formKeys(field).map((key) => [key, values[key] ?? null])),
  );

/** Trims the texts of a draft: the form trims them on blur, but that does not write the draft again. */
const trimmedValues = (fields: AnyField[], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field.key, trimValue(field, values[field.key])])),
});

/** The values as a text; an erased text equals one that was never typed. */
const comparable = (values: Values) =>
  JSON.stringify(values, (_key, value: unknown) => (value === '' ? null : value));

/** Stores unsaved values in the browser and offers to restore them when the form is opened again. */
export function useDraft(form: string | undefined, state: FormState) {
  const formKey = useDraftKey(form);
  const key = formKey && ownDraftKey(formKey);
  const [offer, setOffer] = useState(() => (formKey ? findDraft(formKey) : null));
  const timer = useRef<number>(undefined);
  const write = () => {
    timer.current = undefined;
    // After a sign-out in another browser tab the user's data must not be stored any more.
    if (!key || !state.isDirty() || !isCurrentSession()) return;
    const record = state.versions().base;
    const typed = trimmedValues(state.fields, state.form.getFieldsValue(true));
    const values = storableValues(state.fields, typed);
    const base = storableValues(state.fields, record);
    // A draft without a change would hide the one that was offered before.
    if (comparable(values) === comparable(base)) return deleteDraft(key);
    const stamp = record[stampKey];
    writeDraft(key, { at: Date.now(), values, base: { ...base, [stampKey]: stamp } });
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
      // The timer may never fire after the tab was closed or hidden, so write now.
      flush();
    };
  }, []);
  // Another window has restored or discarded the draft, and here the form is still being filled in.
  const writeAgain = useEffectEvent(write);
  useEffect(() => (key ? onDraftDeleted(key, () => writeAgain()) : undefined), [key]);
  const { dirty } = state;
  const isDirtyNow = useEffectEvent(() => state.isDirty());
  const wasDirty = useRef(false);
  useEffect(() => {
    // The form was saved or reset to the latest record. Leaving the page keeps the draft.
    if (wasDirty.current && !dirty && !isDirtyNow() && key) deleteDraft(key);
    wasDirty.current = dirty;
  }, [dirty, key]);
  /** Moves the offered draft to a key of its own, because what is typed before the user answers the offer would replace it. */
  const keepOffer = () => {
    if (!formKey || !offer || offer.key !== key) return;
    const kept = { ...offer, key: `${formKey}|${offer.draft.at}` };
    writeDraft(kept.key, kept.draft);
    deleteDraft(key);
    setOffer(kept);
  };
  /** Deletes the draft of this window. The draft of another window stays unless it was restored here. */
  const end = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setOffer(null);
    if (key) deleteDraft(key);
  };
  return {
    offer: offer?.draft ?? null,
    end,
    discard: () => {
      end();
      if (offer) deleteDraft(offer.key);
    },
    /** Call at every change; writes the draft when the user pauses. */
    schedule: () => {
      keepOffer();
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(write, draftPauseMs);
    },
    restore: () => {
      if (!offer || !key) return;
      window.clearTimeout(timer.current);
      timer.current = undefined;
      state.form.setFieldsValue(offer.draft.values);
      // Send the stamp the draft is based on, so that the server detects a conflict when the record has changed since.
      if (offer.draft.base[stampKey]) state.rebase(offer.draft.base);
      state.markDirty(true);
      setOffer(null);
      if (offer.key === key) return;
      writeDraft(key, offer.draft);
      deleteDraft(offer.key);
    },
  };
}
