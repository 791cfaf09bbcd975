import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { readDraft } from '@/stores/drafts';
import { useDraftKey } from '@/stores/drafts';
import { loadable } from '@/ui/loadable';
import styles from './view-edit-form.module.css';
import { FormLeaveContext } from '@/elements/control/form-context';
import type { FormPageProps } from './form-page';

const FormPage = loadable(
  async () => (await import('./form-page')).FormPage,
  () => <Skeleton />,
);

interface ViewEditFormProps {
  name: string;
  /** What is known, to be looked at. */
  view: ReactNode;
  /** Missing: may not be changed. */
  form?: Omit<FormPageProps, 'name' | 'onSaved'>;
  /** Beside the button that opens the form. */
  actions?: ReactNode;
}

/** The focus goes along when the form takes the place of the facts, or they that of the form. */
function useFocusOnSwitch(editing: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    container.current?.focus();
  }, [editing]);
  return container;
}

/** Facts that turn into their form and back; one with a draft waiting opens as a form. */
export function ViewEditForm({ name, view, form, actions }: ViewEditFormProps) {
  const { t } = useTranslation();
  const draft = useDraftKey(form?.draftKey);
  const [editing, setEditing] = useState(() => draft !== null && readDraft(draft) !== null);
  const box = useFocusOnSwitch(editing);
  const leave = () => setEditing(false);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {form && editing ? (
        <FormLeaveContext value={leave}>
          <FormPage name={name} {...form} onSaved={leave} />
        </FormLeaveContext>
      ) : (
        <div className={styles.facts}>
          {view}
          {(form || actions) && (
            <div className={styles.buttons}>
              {actions}
              {form && <Button onClick={() => setEditing(true)}>{t('actions.edit')}</Button>}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
