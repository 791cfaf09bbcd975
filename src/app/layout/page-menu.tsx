import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '@/app/guard/pages';
import { badgeText, useBadges } from '@/app/layout/badges/badges';
import { workAddress } from '@/elements/work/waiting-work';
import { t, useTranslation } from '@/i18n';
import { afterPaint } from '@/lib/dom';
import { clamp } from '@/lib/number';
import { findRoute, menuRows } from '@/route-tree';
import type { RouteRow } from '@/routes';
import { expandGroups, setDrawer, useExpandedGroups } from '@/stores/layout';
import { useScreenAddress } from '@/stores/privacy';
import { useTabs } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { Ellipsis, Text } from '@/ui/layout/layout';
import { useGrantedRoutes } from './granted-routes';
import { menuIcons } from './menu-icons';
import styles from './page-menu.module.css';

interface EntryProps {
  row: RouteRow;
  path: string;
  /** The route path of the visible page. */
  current: string | undefined;
  /** The entry shows its icon only, because the sidebar is collapsed. */
  isIconOnly: boolean;
  /** The path of the group whose only page this is, and which the entry stands for. */
  group?: string;
  onGo: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The number of what waits, which the name of the entry says in words. */
function Badge({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <b className={styles.badge}>
      <span aria-hidden="true">{badgeText(count)}</span>{' '}
      <span className="visually-hidden">{t('elements.frame.waitingCount', { count })}</span>
    </b>
  );
}

/** The title of an entry; a collapsed sidebar has room for it in the name of the entry only. */
const Title = ({ title, isIconOnly }: { title: string; isIconOnly: boolean }) =>
  isIconOnly ? <span className="visually-hidden">{title}</span> : <Ellipsis grow>{title}</Ellipsis>;

/** Marks the entry of a group while one of its pages is visible. */
const holds = (group: string | undefined, current: string | undefined) =>
  (group !== undefined && current?.startsWith(`${group}/`)) || undefined;

/** The tooltip of an entry: its title, and how much waits there. */
const hintOf = (title: string, count: number) =>
  count > 0 ? t('elements.frame.waiting', { title, count }) : title;

/** Links to the last URL of an open tab, else to the work that its badge counts, and preloads the code of the page on hover. */
function PageEntry({ row, path, current, isIconOnly, group, onGo, onKeyDown }: EntryProps) {
  const { t } = useTranslation();
  const title = t(`routes.${path}`);
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = path === current;
  const count = useBadges(({ counts }) => counts[path] ?? 0);
  const open = useTabs(({ tabs }) => tabs.find((tab) => tab.id === path)?.fullPath);
  const toAddress = useScreenAddress();
  const target = toAddress(open ?? (count > 0 ? workAddress(path) : path));
  useEffect(() => {
    if (!isCurrent) return undefined;
    // Before the first paint, reading the position would force a layout of the whole page.
    return afterPaint(() => link.current?.scrollIntoView?.({ block: 'nearest' }));
  }, [isCurrent]);
  const preload = () => void pages[path]?.preload().catch(() => undefined);
  return (
    <li>
      <Link
        ref={link}
        className={styles.entry}
        to={target}
        title={hintOf(title, count)}
        aria-current={isCurrent ? 'page' : undefined}
        data-holds={holds(group, current)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onGo}
        onKeyDown={onKeyDown}
      >
        {row.icon && <Icon icon={menuIcons[row.icon]} size={16} />}
        <Title title={title} isIconOnly={isIconOnly} />
        {count > 0 && <Badge count={count} />}
      </Link>
    </li>
  );
}

const headingPx = 32;
const entryPx = 40;

/** Places the flyout next to its group, or higher so that it fits into the window. */
function placeFlyout(group: Element, pages: number) {
  const top = group.getBoundingClientRect().top;
  const room = window.innerHeight - headingPx - (pages + 1) * entryPx;
  document.documentElement.style.setProperty('--flyout-top', `${clamp(top, 0, room)}px`);
}

interface GroupProps extends EntryProps {
  isOpen: boolean;
  /** Expands or collapses the group; in the collapsed sidebar its pages are in a flyout. */
  onOpen: (on: boolean) => void;
}

/** The work that waits on the pages of a group. */
const sumOf = (counts: Readonly<Record<string, number>>, group: string) =>
  Object.entries(counts).reduce(
    (sum, [path, count]) => (path.startsWith(`${group}/`) ? sum + count : sum),
    0,
  );

function Group({ isOpen, onOpen, ...entry }: GroupProps) {
  const { row, path, current, isIconOnly: isFlyout } = entry;
  const { t } = useTranslation();
  const title = t(`routes.${path}`);
  const waiting = useBadges(({ counts }) => sumOf(counts, path));
  const button = useRef<HTMLButtonElement>(null);
  const openFlyout = (group: Element) => {
    placeFlyout(group, row.children?.length ?? 0);
    onOpen(true);
  };
  const flyoutHandlers = isFlyout && {
    onMouseEnter: ({ currentTarget }: MouseEvent) => openFlyout(currentTarget),
    onMouseLeave: () => onOpen(false),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || onOpen(false),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The link that has the focus disappears with the flyout.
    if (event.key === 'Escape' && isFlyout) button.current?.focus();
    entry.onKeyDown(event);
  };
  return (
    <li {...flyoutHandlers}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        title={isFlyout ? undefined : hintOf(title, waiting)}
        aria-expanded={isOpen}
        data-holds={holds(path, current)}
        onClick={({ currentTarget, detail }) => {
          // A click follows a hover, which has opened the flyout already; a key does not.
          if (isFlyout && (detail > 0 || !isOpen)) openFlyout(currentTarget);
          else onOpen(!isOpen);
        }}
        onKeyDown={onKeyDown}
      >
        {row.icon && <Icon icon={menuIcons[row.icon]} size={16} />}
        <Title title={title} isIconOnly={isFlyout} />
        {waiting > 0 && (isFlyout || !isOpen) && <Badge count={waiting} />}
        <Icon icon={DownOutlined} size={10} />
      </button>
      {isOpen && (
        <ul className={isFlyout ? styles.flyout : styles.pages} aria-label={title}>
          {isFlyout && (
            <Text as="li" size={12} className={styles.heading} aria-hidden="true">
              {title}
            </Text>
          )}
          {row.children?.map((child) => (
            <PageEntry
              key={child.path}
              {...entry}
              row={child}
              path={`${path}/${child.path}`}
              isIconOnly={false}
              onKeyDown={onKeyDown}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The menu of the pages that the user may see. */
export function PageMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const { rows, routes } = useGrantedRoutes();
  const { pathname } = useLocation();
  const expanded = useExpandedGroups();
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const route = findRoute(routes, pathname);
  const group = route?.parents.join();
  // Expands the group of the visible page; the user can collapse it again.
  useEffect(() => {
    if (group) expandGroups(group.split(','));
  }, [group, pathname]);

  const open = (path: string, on: boolean) => {
    if (isCollapsed) setOpenGroup(on ? path : null);
    else expandGroups([path], on);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpenGroup(null);
  };
  const onGo = () => {
    setOpenGroup(null);
    setDrawer(false);
  };
  return (
    <nav aria-label={t('elements.frame.menu')}>
      <ul className={styles.menu} data-strip={isCollapsed || undefined}>
        {menuRows(rows).map((row) => {
          const path = `/${row.path}`;
          const current = route?.path;
          const entry = { row, path, current, isIconOnly: isCollapsed, onGo, onKeyDown };
          const [page, ...others] = row.children ?? [];
          if (!page) return <PageEntry key={path} {...entry} />;
          if (!others.length) {
            const onlyPage = { row: { ...page, icon: row.icon }, path: `${path}/${page.path}` };
            return <PageEntry key={path} {...entry} {...onlyPage} group={path} />;
          }
          return (
            <Group
              key={path}
              {...entry}
              isOpen={isCollapsed ? openGroup === path : expanded.includes(path)}
              onOpen={(on) => open(path, on)}
            />
          );
        })}
      </ul>
    </nav>
  );
}
