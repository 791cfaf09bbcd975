import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import styles from './menu.module.css';

export interface MenuItem {
  code: string;
  text: string;
  danger?: boolean;
  busy?: boolean;
  /** The current one of several options. */
  chosen?: boolean;
  /** Shows a divider above the item. */
  apart?: boolean;
  /** Path of a page of the console; makes the item a link. */
  to?: string;
}

interface MenuProps<Item extends MenuItem> {
  /** The focus returns here when the menu closes. */
  opener: HTMLElement;
  items: readonly Item[];
  onChoose: (item: Item) => void;
  onClose: () => void;
  /** The edge of the opener that the menu is aligned with. */
  edge?: 'left' | 'right';
}

const gapPx = 4;
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_at, last) => last,
};
const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Places the menu below the opener, or above it when there is no room below. */
function place(menu: HTMLElement, opener: HTMLElement, edge: 'left' | 'right') {
  const box = opener.getBoundingClientRect();
  const fits = box.bottom + gapPx + menu.offsetHeight <= window.innerHeight;
  const top = fits ? box.bottom + gapPx : box.top - gapPx - menu.offsetHeight;
  const side = edge === 'left' ? box.left : document.documentElement.clientWidth - box.right;
  Object.assign(menu.style, { top: `${Math.max(0, top)}px`, [edge]: `${Math.max(0, side)}px` });
}

/**
 * A dropdown menu. It is rendered in a portal, so that scroll boxes and pinned columns do not clip it. The portal is
 * inside the dialog or region of its opener, so that focus handling includes the menu.
 */
export function Menu<Item extends MenuItem>(props: MenuProps<Item>) {
  const { opener, items, onChoose, onClose, edge = 'right' } = props;
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = menu;
    if (!current) return undefined;
    place(current, opener, edge);
    entriesOf(current)[0]?.focus({ preventScroll: true });
    // Close when a scrolled element contains the opener, because the menu does not move with it.
    const onScroll = ({ target }: Event) =>
      target instanceof Node && target.contains(opener) && onClose();
    window.addEventListener('scroll', onScroll, true);
    return () => window.removeEventListener('scroll', onScroll, true);
  }, [opener, edge, onClose]);

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
    const entries = entriesOf(event.currentTarget);
    const index = entries.findIndex((entry) => entry === document.activeElement);
    if (step) entries[step(index, entries.length - 1)]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // The click handler of the opener closes the menu itself.
    if (relatedTarget !== opener && !currentTarget.contains(relatedTarget)) onClose();
  };
  const choose = (item: Item) => {
    opener.focus({ preventScroll: true });
    onClose();
    onChoose(item);
  };
  const drawn = (item: Item) => ({
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-danger': item.danger,
    'data-apart': item.apart,
    'aria-current': item.chosen,
    onClick: () => choose(item),
    children: item.text,
  });
  return createPortal(
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      aria-label={opener.ariaLabel ?? opener.innerText}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {items.map((item) =>
        item.to ? (
          <Link key={item.code} to={item.to} {...drawn(item)} />
        ) : (
          <button key={item.code} type="button" disabled={item.busy} {...drawn(item)} />
        ),
      )}
    </div>,
    opener.closest('[role="dialog"], main, header, aside') ?? document.body,
  );
}
