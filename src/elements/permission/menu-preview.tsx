import { useTranslation } from '@/i18n';
import type { RouteRow } from '@/routes';
import { Popup } from '@/ui/overlay/popup';
import { visibleMenu } from './accessible-pages';
import type { Grants } from './permission-rules';
import styles from './permission-editor.module.css';

function MenuItem({ row, base }: { row: RouteRow; base: string }) {
  const { t } = useTranslation();
  const path = `${base}/${row.path}`;
  return (
    <li>
      {t(`routes.${path}`)}
      {row.children && (
        <ul>
          {row.children.map((child) => (
            <MenuItem key={child.path} row={child} base={path} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface MenuPreviewProps {
  owner: string;
  granted: Grants;
  onClose: () => void;
}

/** The menu that a user with these grants sees. */
export function MenuPreview({ owner, granted, onClose }: MenuPreviewProps) {
  const { t } = useTranslation();
  return (
    <Popup title={t('elements.permission.previewOf', { owner })} footer={null} onClose={onClose}>
      <ul className={styles.menu}>
        {visibleMenu(granted).map((row) => (
          <MenuItem key={row.path} row={row} base="" />
        ))}
      </ul>
    </Popup>
  );
}
