import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { safeUrl } from '@/lib/url/safe-url';
import { Stack } from '@/ui/layout/layout';
import { Anchored, markEscape, type Point } from './anchored';
import { useReturnFocus } from './use-return-focus';
import styles from './menu.module.css';

export interface MenuItem {
  code: string;
  text: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** Whether it is the current one of several options; undefined for an item that is not one of them. */
  chosen?: boolean;
  /** Shows a divider above the item. */
  apart?: boolean;
  /** Path of a page of the console; makes the item a link, which is not run. */
  to?: string;
  /** URL of another site, which the item opens in a new window. */
  href?: string;
}

interface MenuProps<Item extends MenuItem> {
  /** The focus returns here when the menu closes. */
  opener: HTMLElement;
  /** A point of the window that the menu is next to instead of the opener. */
  point?: Point;
  items: readonly Item[];
  onChoose: (item: Item) => void;
  onClose: () => void;
  /** The edge of the opener that the menu is aligned with. */
  edge?: 'left' | 'right';
  /** The accessible name; the one of the opener when missing. */
  label?: string;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};
const entriesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)'),
];

const isInLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

/** A dropdown menu. */
export function Menu<Item extends MenuItem>(props: MenuProps<Item>) {
  const { opener, point, items, onChoose, onClose, edge = 'right', label } = props;
  const menu = useRef<HTMLDivElement>(null);
  const anchor = useRef(opener);
  useReturnFocus(menu, anchor);
  useLayoutEffect(() => {
    if (menu.current) entriesOf(menu.current)[0]?.focus({ preventScroll: true });
    // What the menu is about may be scrolled out of view.
    const onScroll = ({ target }: Event) =>
      target instanceof Node && target.contains(opener) && onClose();
    // A press by keyboard may follow the focus that scrolled the opener into view: browsers report that scroll with the
    // next frame, before the callbacks of the frame.
    const frame = requestAnimationFrame(() => window.addEventListener('scroll', onScroll, true));
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [opener, onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    markEscape(event);
    const step = steps[event.key];
    // Browsers follow a link on Enter only; in a menu all items take both keys.
    const follows = event.key === ' ' && isInLink(event.target);
    if (!step && !follows && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (follows) return (event.target as HTMLElement).click();
    if (!step) return onClose();
    const entries = entriesOf(event.currentTarget);
    const index = entries.findIndex((entry) => entry === document.activeElement);
    entries[step(index, entries.length - 1)]?.focus();
  };
  const choose = (item: Item) => {
    opener.focus({ preventScroll: true });
    onClose();
    if (!item.to && !item.href) onChoose(item);
  };
  const drawn = (item: Item) => ({
    role: item.chosen === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    className: styles.item,
    'data-danger': item.danger,
    'data-apart': item.apart,
    'aria-checked': item.chosen,
    onClick: () => choose(item),
    children: item.text,
  });
  return (
    <Anchored anchor={anchor} point={point} edge={edge} onClose={onClose}>
      <Stack
        ref={menu}
        className={styles.menu}
        role="menu"
        aria-label={label ?? opener.ariaLabel ?? opener.innerText}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        // Links have the menu of the browser.
        onContextMenu={(event) => isInLink(event.target) || event.preventDefault()}
      >
        {items.map((item) => {
          const isDisabled = item.disabled || item.busy;
          const to = item.to ?? safeUrl(item.href);
          if (to && !isDisabled) {
            const outside = item.href && { target: '_blank', rel: 'noopener noreferrer' };
            return <Link key={item.code} to={to} {...outside} {...drawn(item)} />;
          }
          return <button key={item.code} type="button" disabled={isDisabled} {...drawn(item)} />;
        })}
      </Stack>
    </Anchored>
  );
}
