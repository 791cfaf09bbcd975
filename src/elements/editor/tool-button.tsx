import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import styles from './editor.module.css';

interface ToolButtonProps {
  text: string;
  /** Keys that do the same. */
  keys?: string;
  icon: ReactNode;
  /** Of a tool that is on or off. */
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
      // The text keeps the focus and what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={toolPx}>{icon}</Icon>
    </IconButton>
  );
}
