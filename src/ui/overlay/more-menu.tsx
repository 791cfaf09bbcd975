import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import EllipsisOutlined from '@ant-design/icons-svg/es/asn/EllipsisOutlined';
import { useState } from 'react';
import { t } from '@/i18n';
import { Button, type ButtonVariant } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Menu, type MenuItem } from './menu';

interface MoreMenuProps<Item extends MenuItem> {
  items: Item[];
  variant?: ButtonVariant;
  /** Shows three dots instead of the word. */
  isCompact?: boolean;
  /** `opener` is the button of the menu. */
  onChoose: (item: Item, opener: HTMLElement) => void;
}

/** A button "More" (更多) with a menu. */
export function MoreMenu<Item extends MenuItem>({
  items,
  variant,
  isCompact = false,
  onChoose,
}: MoreMenuProps<Item>) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setOpener(null));
  return (
    <>
      <Button
        variant={variant}
        aria-label={isCompact ? t('elements.table.more') : undefined}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        {isCompact ? (
          <Icon icon={EllipsisOutlined} />
        ) : (
          <>
            {t('elements.table.more')}
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
