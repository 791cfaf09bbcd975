import type { NewsInput } from '@/api/substation/news';
import { PhonePreview } from '@/elements/preview/phone-preview';
import { lazyPart } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import styles from './headline-preview.module.css';

const SafeHtml = lazyPart(async () => (await import('@/ui/safe-html')).SafeHtml);

/** Previews a headline as a phone shows it. */
export function HeadlinePreview({ headline }: { headline: Partial<NewsInput> }) {
  const { t } = useTranslation();
  const { title, summary, content = '', publishTime } = headline;
  return (
    <PhonePreview title={t('marketing.preview.headlines')}>
      <article className={styles.article}>
        <h3>{title || t('marketing.preview.noTitle')}</h3>
        <p className={styles.time}>
          {publishTime ? formatDateTime(publishTime) : t('marketing.preview.now')}
        </p>
        {summary && <p className={styles.summary}>{summary}</p>}
        <SafeHtml html={content ?? ''} className={styles.content} />
      </article>
    </PhonePreview>
  );
}
