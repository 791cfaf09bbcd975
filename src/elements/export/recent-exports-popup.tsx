import { useTranslation } from '@/i18n';
import { formatClock } from '@/lib/time';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { useRecentExports } from './recent-exports';
import styles from './export.module.css';

/** 我的导出: the exports of this session, which can be downloaded again. */
export function RecentExportsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const files = useRecentExports((state) => state.files);
  return (
    <Popup title={t('elements.export.mine')} onClose={onClose}>
      {files.length === 0 && (
        <Text as="p" tone="secondary">
          {t('elements.export.none')}
        </Text>
      )}
      <Grid as="ul" gap={1} className={styles.files}>
        {files.map(({ href, name, exportedAt }) => (
          <Row key={href} as="li" gap={4} lineGap={1} justify="between" wrap breaks>
            <a className="ui-link" href={href} download={name}>
              {name}
            </a>
            <Text as="time" tone="secondary" dateTime={new Date(exportedAt).toISOString()}>
              {formatClock(exportedAt)}
            </Text>
          </Row>
        ))}
      </Grid>
    </Popup>
  );
}
