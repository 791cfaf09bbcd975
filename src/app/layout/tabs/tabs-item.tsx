import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { textPx } from '@/lib/text';
import { useDirty } from '@/stores/dirty';
import { screenText, useScreenAddress } from '@/stores/privacy';
import { type Tab, tabKey, tabTitle } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import { SeriesText } from '@/values/cell/text-cells';
import styles from './tab-bar.module.css';

/** A longer name is cut. */
const nameMaxPx = 200;

interface TabsItemProps {
  tab: Tab;
  active: boolean;
  /** The item with tabIndex 0; arrow keys move between the items. */
  isTabStop: boolean;
  /** The side of the drop indicator. */
  dropSide: 'before' | 'after' | undefined;
  draggable: boolean;
  onClose: () => void;
}

/** A tab: a link to its last URL, and its close button. */
export function TabsItem({ tab, active, isTabStop, dropSide, draggable, onClose }: TabsItemProps) {
  const { t } = useTranslation();
  const title = tabTitle(tab);
  const own = tab.title ? screenText(tab.title) : title;
  // The name of the record needs the room first.
  const hasPage = title.startsWith(own) && textPx(title) <= nameMaxPx;
  const toAddress = useScreenAddress();
  const isDirty = useDirty(({ work }) => [...work.values()].includes(tabKey(tab)));
  const hint = isDirty ? `${title} · ${t('elements.form.page.dirty')}` : title;
  return (
    <Row
      as="li"
      tone="secondary"
      rigid
      className={styles.tab}
      data-tab={tab.id}
      data-active={active}
      data-drop={dropSide}
    >
      <Link
        to={toAddress(tab.fullPath)}
        title={hint}
        // The parts of the name are one text.
        aria-label={title}
        draggable={draggable}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={active ? 'page' : undefined}
      >
        {isDirty && <i className={styles.dirty} aria-hidden="true" />}
        <span className={styles.name} style={{ maxWidth: nameMaxPx }}>
          <SeriesText text={own} hint={hint} />
          {hasPage && <span data-page={title.slice(own.length)} />}
        </span>
      </Link>
      {!tab.affix && (
        <IconButton tabIndex={-1} label={t('elements.tabs.closeOne', { title })} onClick={onClose}>
          <Icon icon={CloseOutlined} size={10} />
        </IconButton>
      )}
    </Row>
  );
}
