import { useContext, useState } from 'react';
import { FormLeaveContext } from '@/elements/control/form-context';
import { EntryFields, isNarrow } from '@/elements/form/fields/entry-form';
import { useControls } from '@/elements/form/fields/fields';
import type { FormState } from '@/elements/form/use-form';
import { confirmDiscard, useSaveShortcut } from '@/elements/tab/use-unsaved-changes';
import { t, useTranslation } from '@/i18n';
import { withMembers } from '@/lib/sets';
import type { AnyField } from '@/schema/field';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { CollapsibleCard } from './collapsible-card';
import { PageForm, usePageForm, type PageFormOptions } from './page-form';
import { SaveBar, saveStateText } from './save-bar';
import styles from './form-page.module.css';

/** A section of a large form; the text `<name>.sections.<key>` is its heading. */
export interface FormSection {
  /** Without a key the section has no heading and cannot be collapsed. */
  key?: string;
  fields: AnyField[];
  /** Initially collapsed. */
  closed?: boolean;
}

export interface FormPageProps extends Pick<
  PageFormOptions,
  'name' | 'initial' | 'draftKey' | 'onSave' | 'onReload' | 'onSaved'
> {
  sections: FormSection[];
}

interface PageBarProps extends Pick<FormPageProps, 'sections'> {
  state: FormState;
  onDiscard: () => void;
}

/** Bar that stays visible: the state of saving, the save button, and a cancel button if the form can be left. */
function PageBar({ state, sections, onDiscard }: PageBarProps) {
  const { t } = useTranslation();
  const bar = useSaveShortcut(state.save);
  const leave = useContext(FormLeaveContext);
  const cancel = async () => {
    if (state.isSaving() || (state.isDirty() && !(await confirmDiscard()))) return;
    state.markDirty(false);
    onDiscard();
    leave?.();
  };
  return (
    <SaveBar
      ref={bar}
      className={styles.bar}
      dirty={state.dirty}
      state={saveStateText(state)}
      isNarrow={isNarrow(sections)}
    >
      {leave && <Button onClick={() => void cancel()}>{t('common.cancel')}</Button>}
      <Button
        variant="primary"
        busy={state.state === 'saving'}
        disabled={Boolean(state.conflict?.theirs)}
        onClick={state.save}
      >
        {t('actions.save')}
      </Button>
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

function OpenFormPage({ sections, ...options }: FormPageProps) {
  const { name } = options;
  useTranslation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => initiallyClosed(sections));
  const toggle = (key: string, open: boolean) =>
    setClosed((before) => withMembers(before, [key], !open));
  const expandSectionsOf = (keys: string[]) => {
    for (const { key, fields } of sections) {
      if (key && fields.some((field) => keys.includes(field.key))) toggle(key, true);
    }
  };
  const form = usePageForm({
    ...options,
    fields: sections.flatMap(({ fields }) => fields),
    onInvalid: expandSectionsOf,
  });
  const { state, draft } = form;
  return (
    <PageForm
      {...form}
      name={name}
      bar={<PageBar {...{ state, sections }} onDiscard={draft.discard} />}
    >
      <Sections name={name} sections={sections} closed={closed} onToggle={toggle} />
    </PageForm>
  );
}

/**
 * A form that fills a page: with collapsible sections, a save bar that stays visible, and a stored draft. A skeleton
 * shows until the code of all controls is loaded.
 */
export function FormPage(props: FormPageProps) {
  const fields = props.sections.flatMap((section) => section.fields);
  return useControls(fields) ? <OpenFormPage {...props} /> : <Skeleton shape="form" />;
}
