import { useTranslation } from '@/i18n';
import { Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';

export const dayCount = 14;

/** Keeps the room of the chart, so that the list below it does not move when the chart appears. */
export function PendingChart() {
  const { t } = useTranslation();
  return (
    <Section title={t('substation-sms-recharge.history.perDay', { count: dayCount })}>
      <Skeleton shape="facts" />
    </Section>
  );
}
