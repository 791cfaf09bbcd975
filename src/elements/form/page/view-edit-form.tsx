import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormLeaveContext } from '@/elements/control/form-context';
import { lazyPart } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { findDraft, useDraftKey } from '@/stores/drafts';
import { Button } from '@/ui/button';
import { Grid, Row } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import type { FormPageProps } from './form-page';
import styles from './view-edit-form.module.css';

const FormPage = lazyPart(
  async () => (await import('./form-page')).FormPage,
  () => <Skeleton shape="form" />,
);

interface ViewEditFormProps {
  name: string;
  /** The heading of the read-only view. */
  title: string;
  /** The read-only view; as a function it has cards of its own, and puts the edit button into one of them. */
  view: ReactNode | ((editButton: ReactNode) => ReactNode);
  /** The form; without one the record cannot be edited. */
  form?: Omit<FormPageProps, 'name' | 'onSaved'>;
  /** Buttons next to the edit button. */
  actions?: ReactNode;
}

/** Moves the focus into the container when it switches between view and form, because the focused button disappears. */
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

/** A read-only view that can switch to its form. Starts as a form when there is a draft. */
export function ViewEditForm({ name, title, view, form, actions }: ViewEditFormProps) {
  const { t } = useTranslation();
  const draft = useDraftKey(form?.draftKey);
  const [editing, setEditing] = useState(() => draft !== null && findDraft(draft) !== null);
  const box = useFocusOnSwitch(editing);
  const leave = () => setEditing(false);
  const editButton = form && <Button onClick={() => setEditing(true)}>{t('actions.edit')}</Button>;
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {form && editing ? (
        <FormLeaveContext value={leave}>
          <FormPage name={name} {...form} onSaved={leave} />
        </FormLeaveContext>
      ) : typeof view === 'function' ? (
        view(editButton)
      ) : (
        <Grid gap={4} columns={1} padding={4} panel>
          <Row gap={2} wrap className={styles.head}>
            <h2>{title}</h2>
            {actions}
            {editButton}
          </Row>
          {view}
        </Grid>
      )}
    </div>
  );
}
