import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { t } from '@/i18n';
import { DownIcon } from './icons';
import styles from './row-actions.module.css';

interface MenuItem {
  code: string;
  text: string;
  danger?: boolean;
  busy?: boolean;
}
interface MenuProps<Item extends MenuItem> {
  opener: HTMLButtonElement;
  items: Item[];
  onChoose: (item: Item) => void;
  onClose: () => void;
}

const gapPx = 4;
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Below the opener, or above it where the window ends; both right edges in line. */
function place(menu: HTMLElement, opener: HTMLElement) {
  const box = opener.getBoundingClientRect();
  const fits = box.bottom + gapPx + menu.offsetHeight <= window.innerHeight;
  const top = fits ? box.bottom + gapPx : box.top - gapPx - menu.offsetHeight;
  const right = document.documentElement.clientWidth - box.right;
  Object.assign(menu.style, { top: `${Math.max(0, top)}px`, right: `${Math.max(0, right)}px` });
}

function Menu<Item extends MenuItem>({ opener, items, onChoose, onClose }: MenuProps<Item>) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu.current) place(menu.current, opener);
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    // The menu would stay behind while its row scrolls away.
    window.addEventListener('scroll', onClose, true);
    return () => window.removeEventListener('scroll', onClose, true);
  }, [opener, onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const leaves = event.key === 'Escape' || event.key === 'Tab';
    if (!step && !leaves) return;
    event.preventDefault();
    event.stopPropagation();
    if (leaves) {
      opener.focus();
      onClose();
    }
    const entries = [...event.currentTarget.querySelectorAll('button')];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    if (step) entries[step(at, entries.length - 1)]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // A click on the opener closes by itself.
    if (relatedTarget !== opener && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {items.map((item) => (
        <button
          key={item.code}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-danger={item.danger}
          disabled={item.busy}
          onClick={() => {
            opener.focus();
            onClose();
            onChoose(item);
          }}
        >
          {item.text}
        </button>
      ))}
    </div>
  );
}

interface MoreMenuProps<Item extends MenuItem> {
  items: Item[];
  className?: string;
  onChoose: (item: Item) => void;
}

/** 更多 ▾. The menu stands above the page, so that neither the scroll box nor a pinned column cuts it. */
export function MoreMenu<Item extends MenuItem>({
  items,
  className,
  onChoose,
}: MoreMenuProps<Item>) {
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setOpener(null));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        {t('elements.table.more')}
        <DownIcon />
      </button>
      {opener &&
        createPortal(
          <Menu opener={opener} items={items} onChoose={onChoose} onClose={close} />,
          document.body,
        )}
    </>
  );
}
