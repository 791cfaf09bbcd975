import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useState, type ReactElement } from 'react';
import { t } from '@/i18n';
import { Button, type ButtonVariant } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Menu, type MenuItem } from './menu';

interface MoreMenuProps<Item extends MenuItem> {
  items: Item[];
  variant?: ButtonVariant;
  /** The text of the button; 更多 when missing. */
  text?: string;
  icon?: ReactElement;
  busy?: boolean;
  /** Shows three dots instead of the text. */
  isCompact?: boolean;
  /** `opener` is the button of the menu. */
  onChoose: (item: Item, opener: HTMLElement) => void;
}

/** A button with a menu. */
export function MoreMenu<Item extends MenuItem>({
  items,
  variant,
  text = t('elements.table.more'),
  icon,
  busy,
  isCompact = false,
  onChoose,
}: MoreMenuProps<Item>) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setOpener(null));
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        busy={busy}
        aria-label={isCompact ? text : undefined}
        hasDots={isCompact}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        {isCompact ? undefined : (
          <>
            {text}
            <Icon icon={DownOutlined} size={10} />
          </>
        )}
      </Button>
      {opener && (
        <Menu
          opener={opener}
          items={items}
          onChoose={(item) => onChoose(item, opener)}
          onClose={close}
        />
      )}
    </>
  );
}
