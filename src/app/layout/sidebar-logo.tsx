import { useTranslation } from 'react-i18next';
import { SafeImage } from '@/ui/safe-image';
import { useSession } from '@/stores/session';
import styles from './sidebar.module.css';

const ownLogo = `${import.meta.env.BASE_URL}favicon.svg`;

const sized = { alt: '', width: 24, height: 24 };

/** Logo and short name of the tenant; those of the product when the tenant has none or they fail to load. */
export function SidebarLogo({ closed }: { closed: boolean }) {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const name = profile?.shortName || t('common.product');
  return (
    <div className={styles.logo}>
      <SafeImage
        src={profile?.logoUrl}
        {...sized}
        fallback={<SafeImage src={ownLogo} {...sized} />}
      />
      {!closed && <strong title={name}>{name}</strong>}
    </div>
  );
}
