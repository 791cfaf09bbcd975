import { env } from '@/config/env';
import { useProductName } from '@/i18n';
import { useSession } from '@/stores/session';
import { SafeImage } from '@/ui/safe-image';
import styles from './login.module.css';

const productLogo = (
  <svg viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="6" />
    <path d="M5 11h13v10H5zM19 14h5l3 3.5V21h-8z" />
    <circle cx="10" cy="22.5" r="2.5" />
    <circle cx="22.5" cy="22.5" r="2.5" />
  </svg>
);

/** The logo and short name of the tenant, if any, above the name of the product. */
export function Brand() {
  const profile = useSession((state) => state.profile);
  return (
    <header className={styles.brand}>
      <SafeImage src={profile?.logoUrl || env.logoUrl} alt="" fallback={productLogo} />
      {profile?.shortName && <p>{profile.shortName}</p>}
      <h1>{useProductName()}</h1>
    </header>
  );
}
