import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { useDirty } from '@/stores/dirty';
import { useScreenAddress } from '@/stores/privacy';
import { type Tab, tabKey, tabTitle } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Ellipsis, Row } from '@/ui/layout/layout';
import styles from './tab-bar.module.css';

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
  const toAddress = useScreenAddress();
  const isDirty = useDirty(({ work }) => [...work.values()].includes(tabKey(tab)));
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
        title={isDirty ? `${title} · ${t('elements.form.page.dirty')}` : title}
        draggable={draggable}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={active ? 'page' : undefined}
      >
        {isDirty && <i className={styles.dirty} aria-hidden="true" />}
        <Ellipsis>{title}</Ellipsis>
      </Link>
      {!tab.affix && (
        <IconButton tabIndex={-1} label={t('elements.tabs.closeOne', { title })} onClick={onClose}>
          <Icon icon={CloseOutlined} size={10} />
        </IconButton>
      )}
    </Row>
  );
}
