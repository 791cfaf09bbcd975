import type { Editor } from '@tiptap/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { trimText } from '@/lib/text';
import { safeUrl } from '@/lib/url/safe-url';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import styles from './editor.module.css';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the URL of the selected text. Without a selection it inserts the URL as linked text. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const currentUrl: unknown = editor.getAttributes('link').href;
  const [url, setUrl] = useState(typeof currentUrl === 'string' ? currentUrl : 'https://');
  const [isInvalid, setIsInvalid] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const address = trimText(url);
    const href = /^(https?|tel|mailto):./i.test(address) ? safeUrl(address) : undefined;
    if (!href) return setIsInvalid(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    } else chain.setLink({ href });
    chain.run();
    return close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter and Escape must not submit or close the form that contains the editor.
    event.stopPropagation();
    // The keys belong to the input method while a Chinese word is being composed.
    if (isInputMethodKey(event)) return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <Row gap={2} wrap padding={2} className={styles.link}>
      <label htmlFor={id}>{t('editor.address')}</label>
      <TextInput
        id={id}
        value={url}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it
        autoFocus
        autoComplete="off"
        inputMode="url"
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}wrong` : undefined}
        onChange={({ target }) => {
          setUrl(target.value);
          setIsInvalid(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={apply}>{t('common.confirm')}</Button>
      {currentUrl !== undefined && (
        <Button variant="text" onClick={remove}>
          {t('editor.unlink')}
        </Button>
      )}
      <Button variant="text" onClick={close}>
        {t('common.cancel')}
      </Button>
      {isInvalid && (
        <Text as="p" tone="error" id={`${id}wrong`} role="alert">
          {t('editor.wrongAddress')}
        </Text>
      )}
    </Row>
  );
}
