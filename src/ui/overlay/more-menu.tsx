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

/** A button with a menu, or the only entry that a menu of further ones would have. */
export function MoreMenu<Item extends MenuItem>(props: MoreMenuProps<Item>) {
  const { items, variant, icon, busy, isCompact = false, onChoose } = props;
  const { text = t('elements.table.more') } = props;
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setOpener(null));
  const [only, ...others] = items;
  // What cannot be taken back is never one press away.
  const isPlain = only && !only.danger && !only.to && !only.href;
  if (props.text === undefined && isPlain && others.length === 0) {
    return (
      <Button
        variant={variant}
        busy={only.busy}
        disabled={only.disabled}
        onClick={({ currentTarget }) => onChoose(only, currentTarget)}
      >
        {only.text}
      </Button>
    );
  }
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
