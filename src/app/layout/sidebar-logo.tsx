import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeUrl } from '@/lib/safe-url';
import { useSession } from '@/stores/session';
import styles from './sidebar.module.css';

const ownLogo = `${import.meta.env.BASE_URL}favicon.svg`;

/** The tenant's sign and short name; the product's own where there is none, or it cannot be had. */
export function SidebarLogo({ closed }: { closed: boolean }) {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const [failed, setFailed] = useState<string>();
  const url = safeUrl(profile?.logoUrl);
  const name = profile?.shortName || t('common.product');
  return (
    <div className={styles.logo}>
      <img
        src={url && url !== failed ? url : ownLogo}
        alt=""
        width="24"
        height="24"
        onError={() => setFailed(url)}
      />
      {!closed && <strong title={name}>{name}</strong>}
    </div>
  );
}
