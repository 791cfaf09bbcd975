import { useState, type ReactNode } from 'react';
import { FormConflict } from '@/elements/form/conflict/form-conflict';
import { EntryForm } from '@/elements/form/fields/entry-form';
import { useDraft } from '@/elements/form/use-draft';
import { useForm, type FormOptions } from '@/elements/form/use-form';
import { relativeText } from '@/elements/text/relative-text';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Row, Stack, Text } from '@/ui/layout/layout';
import styles from './form-page.module.css';
import fieldStyles from '@/elements/form/fields/form.module.css';

interface DraftOfferProps {
  /** Time when the draft was written, in ms. */
  writtenAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore or discard the draft of an earlier visit. */
export function DraftOffer({ writtenAt, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const age = relativeText(writtenAt, now, '{y}-{m}-{d} {h}:{i}');
  return (
    <Row as="section" gap={2} wrap className={fieldStyles.offer}>
      <Text as="output" grow>
        {t('elements.form.draft.found', { age })}
      </Text>
      <Button variant="primary" onClick={onRestore}>
        {t('elements.form.draft.restore')}
      </Button>
      <Button onClick={onDiscard}>{t('elements.form.draft.drop')}</Button>
    </Row>
  );
}

export interface PageFormOptions extends FormOptions {
  /**
   * The key under which the draft is stored; must contain the id of the record, if there is one. Without a key no draft
   * is kept.
   */
  draftKey?: string;
}

/** The state of a form that fills a page, and its stored draft. */
export function usePageForm({ draftKey, onSaved, ...options }: PageFormOptions) {
  const saved = () => {
    draft.end();
    onSaved?.();
  };
  const state = useForm({ ...options, onSaved: () => saved() });
  const draft = useDraft(draftKey, state);
  return { state, draft };
}

interface PageFormProps extends ReturnType<typeof usePageForm> {
  name: string;
  /** Stands above the form. */
  header?: ReactNode;
  /** Stands below the form. */
  bar: ReactNode;
  onEnter?: () => void;
  children: ReactNode;
}

/** A form that fills a page: the offer of a draft, a conflict, and the fields between header and bar. */
export function PageForm({ name, state, draft, header, bar, onEnter, children }: PageFormProps) {
  return (
    <Stack gap={3} panel className={styles.page}>
      {header}
      {draft.offer && (
        <DraftOffer
          writtenAt={draft.offer.at}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      <FormConflict name={name} state={state} />
      <EntryForm name={name} state={state} onChange={draft.schedule} onEnter={onEnter}>
        {children}
      </EntryForm>
      {bar}
    </Stack>
  );
}
