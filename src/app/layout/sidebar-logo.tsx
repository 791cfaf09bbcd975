import { env } from '@/config/env';
import { useProductName } from '@/i18n';
import { useSession } from '@/stores/session';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { SafeImage } from '@/ui/safe-image';
import styles from './sidebar.module.css';

const ownLogo = env.logoUrl || `${env.basePath}/favicon.svg`;

const sized = { alt: '', width: 24, height: 24 };

/** Logo and short name of the tenant; those of the product when the tenant has none or they fail to load. */
export function SidebarLogo({ isCollapsed }: { isCollapsed: boolean }) {
  const profile = useSession((state) => state.profile);
  const product = useProductName();
  const name = profile?.shortName || product;
  return (
    <Row gap={2} rigid className={styles.logo}>
      <SafeImage
        src={profile?.logoUrl}
        {...sized}
        fallback={<SafeImage src={ownLogo} {...sized} />}
      />
      {!isCollapsed && (
        <Ellipsis as="strong" title={name}>
          {name}
        </Ellipsis>
      )}
    </Row>
  );
}
