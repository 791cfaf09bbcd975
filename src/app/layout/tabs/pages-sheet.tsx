import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { useDirty } from '@/stores/dirty';
import { useScreenAddress } from '@/stores/privacy';
import { tabKey, tabsToClose, tabTitle, useTabs, type CloseCommand, type Tab } from '@/stores/tabs';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import { Drawer } from '@/ui/overlay/popup';
import { useTabActions } from './tabs-actions';
import styles from './pages-sheet.module.css';

interface PageItemProps {
  tab: Tab;
  isActive: boolean;
  onChoose: () => void;
  onClose: () => void;
}

/** A link to an open page, and the button that closes it. */
function PageItem({ tab, isActive, onChoose, onClose }: PageItemProps) {
  const { t } = useTranslation();
  const toAddress = useScreenAddress();
  const isDirty = useDirty(({ work }) => [...work.values()].includes(tabKey(tab)));
  const title = tabTitle(tab);
  return (
    <Row as="li" align="stretch" data-tab={tab.id}>
      <Link
        to={toAddress(tab.fullPath)}
        aria-current={isActive ? 'page' : undefined}
        onClick={onChoose}
      >
        {title}
        {isDirty && <span className={styles.dirty}>{t('elements.form.page.dirty')}</span>}
      </Link>
      {!tab.affix && (
        <IconButton label={t('elements.tabs.closeOne', { title })} onClick={onClose}>
          <Icon icon={CloseOutlined} size={12} />
        </IconButton>
      )}
    </Row>
  );
}

interface PagesSheetProps {
  /** The id of the tab that is shown, or the path of a page without a tab. */
  active: string;
  onClose: () => void;
}

/** The open pages and the commands of the tab bar, which a phone has no room for. */
export function PagesSheet({ active, onClose }: PagesSheetProps) {
  const { t } = useTranslation();
  const tabs = useTabs((state) => state.tabs);
  const actions = useTabActions(active);
  const current = tabs.find(({ id }) => id === active);
  const closeMany = (command: CloseCommand) =>
    current && (
      <Button
        disabled={tabsToClose(command, active).length === 0}
        onClick={() => {
          onClose();
          void actions.close(command, current);
        }}
      >
        {t(`elements.tabs.${command}`)}
      </Button>
    );
  return (
    <Drawer title={t('elements.tabs.label')} placement="bottom" onClose={onClose}>
      <nav className={styles.pages} aria-label={t('elements.tabs.label')}>
        <ul>
          {tabs.map((tab) => (
            <PageItem
              key={tab.id}
              tab={tab}
              isActive={tab === current}
              onChoose={onClose}
              onClose={() => void actions.close('close', tab)}
            />
          ))}
        </ul>
      </nav>
      {current && (
        <Row as="footer" gap={2} wrap className={styles.foot}>
          <Button
            onClick={() => {
              onClose();
              void actions.refresh(current);
            }}
          >
            {t('elements.tabs.refresh')}
          </Button>
          {closeMany('closeOthers')}
          {closeMany('closeAll')}
        </Row>
      )}
    </Drawer>
  );
}
