import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Text } from '@/ui/layout/layout';
import type { Tool } from './tools';
import styles from './editor.module.css';

interface ToolButtonProps {
  text: string;
  /** The keyboard shortcut. */
  keys?: string;
  icon: Tool['icon'];
  /** For tools that can be toggled. */
  isOn?: boolean;
  disabled: boolean;
  onClick: () => void;
}

const toolPx = 16;

export function ToolButton({ text, keys, icon, isOn, disabled, onClick }: ToolButtonProps) {
  const isText = typeof icon === 'string';
  // Voice control presses what it reads.
  const label = isText ? `${text} ${icon}` : text;
  return (
    <IconButton
      className={styles.tool}
      label={label}
      title={keys ? `${label} ${keys}` : label}
      aria-pressed={isOn}
      disabled={disabled}
      // Keeps the focus and the selection in the editor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {isText ? (
        <Text strong className={styles.glyph}>
          {icon}
        </Text>
      ) : (
        <Icon icon={icon} size={toolPx} />
      )}
    </IconButton>
  );
}
