import { Button, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyField } from '@/elements/crud/field-schema';
import { confirmDialog } from '@/elements/feedback/notify';
import { Popup } from '@/elements/feedback/popup';
import { useIsMobile } from '@/elements/use-media';
import { Conflict } from './conflict';
import { EntryForm, oneColumnUpTo, type Values } from './entry-form';
import styles from './form.module.css';
import { useForm } from './use-form';

export interface FormPopupProps {
  title: string;
  name: string;
  fields: AnyField[];
  initial: Values;
  /** Sends the values and answers the record as saved. */
  onSave: (values: Values) => Promise<Values | void>;
  /** The record as the server has it now; offered when somebody else saved first. */
  onReload?: () => Promise<Values>;
  onClose: () => void;
}

/** Ctrl or ⌘ with S, wherever the focus is while the form is open. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save]);
}

/** Stands in the popup, so that it mounts with the fields: goes to the first, and back to the opener at the end. */
function Focus({ form, first }: { form: FormInstance; first: string | undefined }) {
  const [opener] = useState(document.activeElement);
  const mobile = useIsMobile();
  const enter = useEffectEvent(() => {
    // On a phone the keyboard would hide the form that has just come up.
    if (first && !mobile) form.focusField(first);
  });
  useEffect(() => {
    // The dialog shows itself, and takes the focus, in its own effects.
    const timer = setTimeout(enter);
    return () => {
      clearTimeout(timer);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  return null;
}

/** Closes at once, or after a question when there is unsaved work; never while saving. */
function useClose(state: ReturnType<typeof useForm>, onClose: () => void) {
  const { t } = useTranslation();
  const asking = useRef(false);
  return async () => {
    if (state.saving || asking.current) return;
    asking.current = true;
    const leave =
      !state.isDirty() ||
      (await confirmDialog({
        title: t('elements.form.leave.title'),
        content: t('elements.form.leave.content'),
        okText: t('elements.form.leave.ok'),
        cancelText: t('elements.form.leave.cancel'),
        danger: true,
      }));
    asking.current = false;
    if (!leave) return;
    state.markDirty(false);
    onClose();
  };
}

/** A form in a popup, from opening to saved; nothing typed is lost on the way. */
export function FormPopup({ title, name, fields, initial, onClose, ...save }: FormPopupProps) {
  const { t } = useTranslation();
  const state = useForm({ ...save, fields, initial, onSaved: onClose });
  const { form, conflict } = state;
  const close = useClose(state, onClose);
  useSaveKey(state.save);
  const footer = (
    <div className={styles.buttons}>
      <Button onClick={() => void close()}>{t('common.cancel')}</Button>
      <Button type="primary" loading={state.saving} onClick={state.save}>
        {t('actions.save')}
      </Button>
    </div>
  );
  return (
    <Popup
      title={title}
      footer={footer}
      onClose={() => void close()}
      wide={fields.length > oneColumnUpTo}
    >
      {conflict && (
        <Conflict
          name={name}
          fields={fields}
          mine={form.getFieldsValue(true)}
          theirs={conflict.theirs}
          onReload={state.takeTheirs}
          onOverwrite={state.overwrite}
        />
      )}
      <EntryForm
        {...{ name, fields, initial, form }}
        onDirty={() => state.markDirty(true)}
        onSubmit={(values) => void state.send(values)}
      />
      <Focus form={form} first={fields[0]?.key} />
    </Popup>
  );
}
