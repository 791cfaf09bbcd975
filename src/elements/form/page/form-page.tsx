import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useContext, useState } from 'react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import type { AnyField, Values } from '@/schema/field';
import { t, useTranslation } from '@/i18n';
import { formatClock } from '@/lib/time';
import { CollapsibleCard } from './collapsible-card';
import { DraftOffer } from './draft-offer';
import { EntryFields, EntryForm } from '@/elements/form/fields/entry-form';
import { useControls } from '@/elements/form/fields/fields';
import { FormConflict } from '@/elements/form/conflict/form-conflict';
import { FormLeaveContext } from '@/elements/control/form-context';
import styles from './form-page.module.css';
import { SaveBar } from './save-bar';
import { useDraft } from '@/elements/form/use-draft';
import { useForm, type FormOptions, type FormState } from '@/elements/form/use-form';
import { useSaveShortcut } from '@/elements/form/use-save-shortcut';

/** A section of a large form; the text `<name>.sections.<key>` is its heading. */
export interface FormSection {
  /** Without a key the section has no heading and cannot be collapsed. */
  key?: string;
  fields: AnyField[];
  /** Initially collapsed. */
  closed?: boolean;
}

export interface FormPageProps extends Pick<FormOptions, 'onSave' | 'onReload' | 'onSaved'> {
  name: string;
  sections: FormSection[];
  initial: Values;
  /**
   * The key under which the draft is stored; must contain the id of the record, if there is one. Without a key no draft
   * is kept.
   */
  draftKey?: string;
}

function stateText({ state, dirty, savedAt }: FormState): string {
  if (state === 'saving') return t('elements.form.page.saving');
  if (dirty) return t(`elements.form.page.${state === 'failed' ? 'failed' : 'dirty'}`);
  return savedAt ? t('elements.form.page.saved', { time: formatClock(savedAt) }) : '';
}

/** Bar that stays visible: the state of saving, the save button, and a cancel button if the form can be left. */
function PageBar({ state, onDiscard }: { state: FormState; onDiscard: () => void }) {
  const { t } = useTranslation();
  const leave = useContext(FormLeaveContext);
  const cancel = async () => {
    if (state.isSaving() || (state.isDirty() && !(await confirmDiscard()))) return;
    state.markDirty(false);
    onDiscard();
    leave?.();
  };
  return (
    <SaveBar isUnderFields className={styles.bar} dirty={state.dirty} state={stateText(state)}>
      <Button variant="primary" busy={state.state === 'saving'} onClick={state.save}>
        {t('actions.save')}
      </Button>
      {leave && <Button onClick={() => void cancel()}>{t('common.cancel')}</Button>}
    </SaveBar>
  );
}

interface SectionsProps {
  name: string;
  sections: FormSection[];
  closed: ReadonlySet<string>;
  onToggle: (key: string, open: boolean) => void;
}

function Sections({ name, sections, closed, onToggle }: SectionsProps) {
  return sections.map(({ key, fields }) =>
    key === undefined ? (
      <EntryFields key={fields[0]?.key} fields={fields} />
    ) : (
      <CollapsibleCard
        isSection
        key={key}
        title={t(`${name}.sections.${key}`)}
        open={!closed.has(key)}
        onToggle={(open) => onToggle(key, open)}
      >
        <EntryFields fields={fields} />
      </CollapsibleCard>
    ),
  );
}

const initiallyClosed = (sections: FormSection[]) =>
  new Set(sections.flatMap(({ key, closed }) => (key && closed ? [key] : [])));

function OpenFormPage({ name, sections, initial, draftKey, onSaved, ...save }: FormPageProps) {
  useTranslation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => initiallyClosed(sections));
  const toggle = (key: string, open: boolean) =>
    setClosed((now) => {
      const next = new Set(now);
      if (open) next.delete(key);
      else next.add(key);
      return next;
    });
  const expandSectionsOf = (keys: string[]) => {
    for (const { key, fields } of sections) {
      if (key && fields.some((field) => keys.includes(field.key))) toggle(key, true);
    }
  };
  const saved = () => {
    draft.discard();
    onSaved?.();
  };
  const state = useForm({
    ...save,
    name,
    fields: sections.flatMap(({ fields }) => fields),
    initial,
    onSaved: () => saved(),
    onInvalid: expandSectionsOf,
  });
  const draft = useDraft(draftKey, state);
  useSaveShortcut(state.save);
  return (
    <div className={styles.page}>
      {draft.offer && (
        <DraftOffer
          writtenAt={draft.offer.at}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      <FormConflict name={name} state={state} />
      <EntryForm name={name} state={state} onChange={draft.schedule}>
        <Sections name={name} sections={sections} closed={closed} onToggle={toggle} />
      </EntryForm>
      <PageBar state={state} onDiscard={draft.discard} />
    </div>
  );
}

/**
 * A form that fills a page: with collapsible sections, a save bar that stays visible, and a stored draft. A skeleton
 * shows until the code of all controls is loaded.
 */
export function FormPage(props: FormPageProps) {
  const fields = props.sections.flatMap((section) => section.fields);
  return useControls(fields) ? <OpenFormPage {...props} /> : <Skeleton />;
}
