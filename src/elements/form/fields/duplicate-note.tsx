import { useQuery } from '@tanstack/react-query';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormFields } from '@/elements/control/form-context';
import { useTranslation } from '@/i18n';
import { afterPress } from '@/lib/dom';
import { trimText } from '@/lib/text';
import { localPath } from '@/lib/url/local-path';
import type { Duplicates, Values } from '@/schema/field';
import { screenAddress } from '@/stores/privacy';
import { useScopeKey } from '@/stores/scope';
import { Form } from '@/ui/antd/form';
import styles from './form.module.css';

interface DuplicateNoteProps {
  fieldKey: string;
  find: Duplicates['find'];
  children: ReactNode;
}

const textOf = (value: unknown) => (typeof value === 'string' ? trimText(value) : '');

/** A field with a note about other records that have the same value. The record can be saved nevertheless. */
export function DuplicateNote({ fieldKey, find, children }: DuplicateNoteProps) {
  const { t } = useTranslation();
  const scope = useScopeKey();
  const form = Form.useFormInstance<Values>();
  const current = textOf(Form.useWatch<unknown>(fieldKey, form));
  const { name } = useFormFields();
  const ownId: unknown = form.getFieldValue('id');
  const [asked, setAsked] = useState('');
  // Errors are ignored: without a response there is no note.
  const { data = [] } = useQuery({
    queryKey: ['duplicates', scope, name, fieldKey, asked],
    queryFn: async ({ signal }) => {
      const found = await find(asked, signal);
      // The next press may have begun meanwhile.
      await new Promise<void>(afterPress);
      return found;
    },
    enabled: asked !== '',
    staleTime: 0,
    gcTime: 0,
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A phone number has three inputs.
    if (currentTarget.contains(relatedTarget) || !form.isFieldTouched(fieldKey)) return;
    afterPress(() => setAsked(textOf(form.getFieldValue(fieldKey))));
  };
  const others = asked === current ? data.filter(({ id }) => String(id) !== String(ownId)) : [];
  return (
    <div className={styles.checked} onBlur={onBlur}>
      {children}
      <output className={styles.duplicates} hidden={others.length === 0}>
        {others.length > 0 && <span>{t('elements.form.duplicates')}</span>}
        {others.map(({ id, title, to }) => (
          // A new browser tab, because the form keeps what was typed.
          <Link key={id} to={screenAddress(localPath(to))} target="_blank">
            {title}
          </Link>
        ))}
      </output>
    </div>
  );
}
