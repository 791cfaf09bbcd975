import { useTranslation } from '@/i18n';
import { formatClock } from '@/lib/time';
import { Popup } from '@/ui/overlay/popup';
import { useRecentExports } from './recent-exports';
import styles from './export.module.css';

/** 我的导出: the exports of this session, which can be downloaded again. */
export function RecentExportsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const files = useRecentExports((state) => state.files);
  return (
    <Popup title={t('elements.export.mine')} onClose={onClose}>
      {files.length === 0 && <p className={styles.hint}>{t('elements.export.none')}</p>}
      <ul className={styles.files}>
        {files.map(({ href, name, exportedAt }) => (
          <li key={href}>
            <a href={href} download={name}>
              {name}
            </a>
            <time dateTime={new Date(exportedAt).toISOString()}>{formatClock(exportedAt)}</time>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
