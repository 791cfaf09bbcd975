import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import styles from './editor.module.css';

interface ToolButtonProps {
  text: string;
  /** The keyboard shortcut. */
  keys?: string;
  icon: ReactNode;
  /** For tools that can be toggled. */
  isOn?: boolean;
  disabled: boolean;
  onClick: () => void;
}

const toolPx = 16;

export function ToolButton({ text, keys, icon, isOn, disabled, onClick }: ToolButtonProps) {
  return (
    <IconButton
      className={styles.tool}
      label={text}
      title={keys ? `${text} ${keys}` : text}
      aria-pressed={isOn}
      disabled={disabled}
      // Keeps the focus and the selection in the editor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={toolPx}>{icon}</Icon>
    </IconButton>
  );
}
