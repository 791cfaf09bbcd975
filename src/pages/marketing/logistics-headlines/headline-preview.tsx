import type { NewsInput } from '@/api/substation/news';
import { PhonePreview } from '@/elements/preview/phone-preview';
import { lazyPart } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { Grid, Text } from '@/ui/layout/layout';
import styles from './headline-preview.module.css';

const SafeHtml = lazyPart(async () => (await import('@/ui/safe-html')).SafeHtml);

/** Previews a headline as a phone shows it. */
export function HeadlinePreview({ headline }: { headline: Partial<NewsInput> }) {
  const { t } = useTranslation();
  const { title, summary, content = '', publishTime } = headline;
  return (
    <PhonePreview title={t('marketing.preview.headlines')}>
      <Grid as="article" gap={2} pack="start" padding={3} breaks className={styles.article}>
        <Text as="h3" size={16} strong>
          {title || t('marketing.preview.noTitle')}
        </Text>
        <Text as="p" tone="muted">
          {publishTime ? formatDateTime(publishTime) : t('marketing.preview.now')}
        </Text>
        {summary && (
          <Text as="p" padding={2} tone="secondary" className={styles.summary}>
            {summary}
          </Text>
        )}
        <SafeHtml html={content ?? ''} className={styles.content} />
      </Grid>
    </PhonePreview>
  );
}
