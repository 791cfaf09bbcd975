import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n';
import { afterPaint } from '@/lib/dom';
import { findTab, useTabs } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import type { OpenMenu, TabActions } from './tabs-actions';
import { useTabDrag } from './tabs-drag';
import { TabsItem } from './tabs-item';
import { onTabKey } from './tabs-keys';
import { useLongPress } from './tabs-long-press';
import { useOverflow } from './tabs-overflow';
import { mouseHandlers } from './tabs-pointer';
import styles from './tab-bar.module.css';

/** A click on an arrow scrolls by this share of the visible width. */
const scrollShare = 0.8;

interface ArrowProps {
  name: 'back' | 'forward';
  disabled: boolean;
  onScroll: (sign: number) => void;
}

function Arrow({ name, disabled, onScroll }: ArrowProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      className={styles.arrow}
      // Keyboard users move through the tabs with the arrow keys.
      tabIndex={-1}
      disabled={disabled}
      label={t(`elements.tabs.${name}`)}
      onClick={() => onScroll(name === 'back' ? -1 : 1)}
    >
      <Icon icon={name === 'back' ? LeftOutlined : RightOutlined} size={12} />
    </IconButton>
  );
}

interface TabsRowProps {
  active: string;
  close: TabActions['close'];
  openMenu: OpenMenu;
}

/** The row of tabs, which scrolls by wheel, touch, arrow buttons or keys. */
export function TabsRow({ active, close, openMenu }: TabsRowProps) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const tabs = useTabs((state) => state.tabs);
  const row = useRef<HTMLElement>(null);
  const hidden = useOverflow(row);
  const press = useLongPress(openMenu);
  const drag = useTabDrag();
  const isOverflowing = hidden.before || hidden.after;
  const arrows = isOverflowing && !mobile;
  const current = findTab(active);
  const stop = current ?? tabs[0];

  useEffect(
    () =>
      // Earlier it would force a layout of the whole page.
      afterPaint(() => {
        const item = row.current?.querySelector('[data-active="true"]');
        item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }),
    [active, isOverflowing, current?.title],
  );

  const scroll = (px: number) => {
    if (row.current) row.current.scrollLeft += px;
  };
  const page = (sign: number) => scroll(sign * (row.current?.clientWidth ?? 0) * scrollShare);
  return (
    <>
      {arrows && <Arrow name="back" disabled={!hidden.before} onScroll={page} />}
      <nav
        ref={row}
        className={styles.tabs}
        aria-label={t('elements.tabs.label')}
        data-before={hidden.before}
        data-after={hidden.after}
        onWheel={({ deltaX, deltaY }) => scroll(deltaX ? 0 : deltaY)}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- all of it is about the links inside */}
        <Row
          as="ul"
          align="stretch"
          onKeyDown={(event) => onTabKey(event, close, openMenu)}
          {...mouseHandlers(close, openMenu)}
          {...press}
          {...drag.handlers}
        >
          {tabs.map((tab) => (
            <TabsItem
              key={tab.id}
              tab={tab}
              active={tab === current}
              isTabStop={tab === stop}
              dropSide={drag.sideOf(tab.id)}
              draggable={!mobile}
              onClose={() => void close('close', tab)}
            />
          ))}
        </Row>
      </nav>
      {arrows && <Arrow name="forward" disabled={!hidden.after} onScroll={page} />}
    </>
  );
}
