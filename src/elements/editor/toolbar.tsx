import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined';
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { acceptOf } from '@/elements/upload/upload-kinds';
import { useTranslation } from '@/i18n';
import { FileInput } from '@/ui/file-input';
import { Row } from '@/ui/layout/layout';
import { ToolButton } from './tool-button';
import { toolGroups } from './tools';
import styles from './editor.module.css';

interface ToolbarProps {
  editor: Editor;
  label: string;
  disabled: boolean;
  onLink: () => void;
  onImages: (files: File[]) => void;
}

/** The buttons of the editor. */
export function EditorToolbar({ editor, label, disabled, onLink, onImages }: ToolbarProps) {
  const { t } = useTranslation();
  const fileInput = useRef<HTMLInputElement>(null);
  const name = (key: string) => t(`editor.tools.${key}`);
  return (
    <Row
      gap={1}
      align="stretch"
      wrap
      className={styles.bar}
      data-print="no"
      role="toolbar"
      aria-label={t('editor.toolbar', { label })}
    >
      {toolGroups.map((tools) => (
        <Row key={tools[0]?.key} align="stretch" wrap className={styles.group}>
          {tools.map(({ key, keys, icon, isOn, run }) => (
            <ToolButton
              key={key}
              text={name(key)}
              keys={keys}
              icon={icon}
              isOn={isOn?.(editor)}
              disabled={disabled || !run(editor.can().chain()).run()}
              onClick={() => run(editor.chain().focus()).run()}
            />
          ))}
        </Row>
      ))}
      <Row align="stretch" wrap className={styles.group}>
        <ToolButton
          text={name('link')}
          icon={LinkOutlined}
          isOn={editor.isActive('link')}
          disabled={disabled}
          onClick={onLink}
        />
        <ToolButton
          text={name('image')}
          icon={PictureOutlined}
          disabled={disabled}
          onClick={() => fileInput.current?.click()}
        />
      </Row>
      <FileInput
        ref={fileInput}
        multiple
        aria-label={name('image')}
        accept={acceptOf('image')}
        onFiles={onImages}
      />
    </Row>
  );
}
