import { FormConflict } from '@/elements/form/conflict/form-conflict';
import { EntryForm, isNarrow } from '@/elements/form/fields/entry-form';
import { SaveBar } from '@/elements/form/page/save-bar';
import { useForm, type FormOptions } from '@/elements/form/use-form';
import { useSaveShortcut } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Button } from '@/ui/button';
import styles from './default-data-settings.module.css';

interface SaveLineProps extends Pick<CardFormProps, 'fields'> {
  dirty: boolean;
  busy?: boolean;
  onSave: () => void;
}

/** Shows whether there are unsaved changes, with the save button. */
function SaveLine({ fields, dirty, busy, onSave }: SaveLineProps) {
  const { t } = useTranslation();
  const bar = useSaveShortcut(onSave);
  return (
    <SaveBar
      ref={bar}
      className={styles.bar}
      dirty={dirty}
      state={dirty && t('elements.form.page.dirty')}
      isNarrow={isNarrow([{ fields }])}
    >
      <Button variant="primary" disabled={!dirty} busy={busy} onClick={onSave}>
        {t('actions.save')}
      </Button>
    </SaveBar>
  );
}

interface CardFormProps extends Pick<FormOptions, 'name' | 'onSave' | 'onReload'> {
  fields: AnyField[];
  initial: Values;
}

/** One of several forms on a page: the save shortcut only saves those with changes. */
export function CardForm(options: CardFormProps) {
  const { name, fields } = options;
  const state = useForm(options);
  const saveIfDirty = () => {
    if (state.isDirty()) state.save();
  };
  return (
    <div className={styles.form}>
      <FormConflict name={name} state={state} />
      <EntryForm name={name} state={state} />
      <SaveLine
        fields={fields}
        dirty={state.dirty}
        busy={state.state === 'saving'}
        onSave={saveIfDirty}
      />
    </div>
  );
}
