import { useSyncExternalStore } from 'react';
import { env } from '@/config/env';
import { storageKeys } from '@/config/limits';
import { useProductName, useTranslation } from '@/i18n';
import { local } from '@/lib/storage';
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

const neverChanges = () => () => {};
/** Whether React takes over the page of the document, which contains the console's own brand. */
const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** Shows the brand, which the document hides when it is not the console's own, and remembers that for the next visit. */
function reveal(header: HTMLElement | null) {
  header?.style.removeProperty('visibility');
  const isOwn = env.logoUrl !== '' || Object.keys(env.productName).length > 0;
  if (isOwn) local.write(storageKeys.ownBrand, '1');
  else local.remove(storageKeys.ownBrand);
}

/** The logo and short name of the tenant, if any, above the name of the product. */
export function Brand() {
  const { t } = useTranslation();
  const tenant = useSession((state) => state.tenant);
  const profile = useSession((state) => state.profile);
  const isHydrating = useIsHydrating();
  const name = useProductName();
  const logo = profile?.logoUrl || env.logoUrl;
  return (
    <header ref={reveal} className={styles.brand} data-tenant={tenant ? '' : undefined}>
      <SafeImage src={isHydrating ? '' : logo} alt="" fallback={productLogo} />
      {profile?.shortName && <p>{profile.shortName}</p>}
      <h1>{isHydrating ? t('common.product') : name}</h1>
    </header>
  );
}
