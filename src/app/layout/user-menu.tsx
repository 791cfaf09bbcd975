import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmLeave, leaveSession } from '@/app/session/leave';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { useSession } from '@/stores/session';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { Menu, type MenuItem } from '@/ui/overlay/menu';
import { SafeImage } from '@/ui/safe-image';
import { useIsMobile } from '@/ui/use-media';
import { barActions, useBarTexts } from './bar-actions';
import { BarButton } from './bar-button';
import styles from './top-bar.module.css';

const RecentExportsPopup = lazyPopup(
  async () => (await import('@/elements/export/recent-exports-popup')).RecentExportsPopup,
);

interface Item extends MenuItem {
  run?: () => unknown;
}

/** On a phone the actions of the top bar are in this menu. */
function useMobileItems(): Item[] {
  const texts = useBarTexts();
  return useIsMobile()
    ? barActions.map(({ key, run }) => ({ code: key, text: texts[key], run }))
    : [];
}

function Avatar() {
  const avatar = useSession((state) => state.avatar);
  return (
    <SafeImage
      className={styles.avatar}
      src={avatar}
      alt=""
      fallback={<Icon icon={UserOutlined} size={16} />}
    />
  );
}

export function UserMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useSession((state) => state.name);
  const mobileItems = useMobileItems();
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const [close] = useState(() => () => setOpener(null));
  const [exportsOpen, setExportsOpen] = useState(false);
  const signOut = async () => {
    if (await confirmLeave()) leaveSession(navigate);
  };
  const items: Item[] = [
    ...mobileItems,
    {
      code: 'home',
      text: t('elements.frame.home'),
      to: paths.home(),
      apart: mobileItems.length > 0,
    },
    { code: 'profile', text: t('routes./profile/index'), to: paths.profile() },
    { code: 'password', text: t('elements.topBar.password'), to: paths.changePassword() },
    { code: 'settingsPage', text: t('routes./settings/index'), to: paths.settings() },
    { code: 'exports', text: t('elements.export.mine'), run: () => setExportsOpen(true) },
    { code: 'signOut', text: t('elements.frame.signOut'), run: signOut, apart: true },
  ];
  return (
    <>
      <BarButton
        title={name}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        <Avatar />
        <Ellipsis className={styles.name}>{name}</Ellipsis>
        <Row as="span" align="stretch" inline className={styles.desktopOnly}>
          <Icon icon={DownOutlined} size={10} />
        </Row>
      </BarButton>
      {opener && (
        <Menu opener={opener} items={items} onChoose={({ run }) => void run?.()} onClose={close} />
      )}
      {exportsOpen && <RecentExportsPopup onClose={() => setExportsOpen(false)} />}
    </>
  );
}
