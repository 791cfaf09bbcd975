import { useRef, useState } from 'react';
import {
  inputProps,
  onGroupBlur,
  accessibleName,
  asText,
  type FieldProps,
} from '@/elements/control/control-props';
import { useTranslation } from '@/i18n';
import { LinkForm } from './link-form';
import { EditorToolbar } from './toolbar';
import { useEditor } from './use-editor';
import { useImageUploads } from './use-image-uploads';
import styles from './editor.module.css';

/** The attributes of the editable element, including ARIA attributes. */
function attributesOf(props: FieldProps): Record<string, string> {
  const { id, disabled, ...aria } = inputProps(props);
  const named = {
    id,
    role: 'textbox',
    class: styles.text,
    'data-html': '',
    'aria-multiline': 'true',
    'aria-disabled': disabled ? 'true' : undefined,
    'aria-describedby': aria['aria-describedby'],
    'aria-invalid': aria['aria-invalid'],
    'aria-required': aria['aria-required'],
    // A label element cannot label an editable div.
    'aria-label': accessibleName(props),
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** A rich text editor with images. Its value is sanitised HTML, '' when empty. Load it lazily, because it is large. */
export function RichTextField(props: FieldProps) {
  const { value, disabled = false, onChange, onBlur } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const imageUploads = useImageUploads(box);
  const editor = useEditor(box, {
    value: asText(value),
    disabled,
    attributes: attributesOf(props),
    onChange: (html) => onChange?.(html),
    onImages: (files, position) => editor && imageUploads.add(editor, files, position),
  });
  return (
    <div
      className={styles.editor}
      data-disabled={disabled || undefined}
      onBlur={onGroupBlur(onBlur)}
    >
      {editor && (
        <EditorToolbar
          editor={editor}
          label={accessibleName(props)}
          disabled={disabled}
          onLink={() => setIsLinkOpen(true)}
          onImages={(files) => imageUploads.add(editor, files)}
        />
      )}
      {editor && isLinkOpen && <LinkForm editor={editor} onClose={() => setIsLinkOpen(false)} />}
      <div ref={box} />
      <output className={styles.state}>{imageUploads.isRunning && t('editor.uploading')}</output>
    </div>
  );
}
