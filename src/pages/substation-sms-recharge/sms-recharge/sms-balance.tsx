import type { SubstationSms } from '@/api/substation/substation-sms';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { emptyText, formatCount } from '@/lib/intl';
import { smsDaysLeft } from '@/pages/shared/sms-days';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { loadable } from '@/ui/loadable';
import { Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { cellText } from '@/values/cell-text';
import type { SmsAccount } from './purchase';
import styles from './sms-recharge.module.css';

const name = 'substation-sms-recharge.charge';

function Figures({ sms }: { sms: SubstationSms }) {
  const { t } = useTranslation();
  const days = smsDaysLeft(sms);
  const daysText = Number.isNaN(days) ? emptyText : t(`${name}.daysLeft`, { count: days ?? 0 });
  const isLow = sms.balance < sms.warnBelow;
  const count = (value: number) => t(`${name}.messages`, { value: formatCount(value) });
  return (
    <>
      <Row as="p" gap={1} align="baseline" wrap className={styles.balance}>
        <Text as="strong" tone={isLow ? 'error' : undefined} strong digits>
          {formatCount(sms.balance)}
        </Text>
        <span>{t(`${name}.unit`)}</span>
        <Text tone="secondary" className={styles.days}>
          {days === null ? t(`${name}.unused`) : daysText}
        </Text>
      </Row>
      {isLow && (
        <Text as="p" tone="error">
          {t(`${name}.low`, { value: count(sms.warnBelow) })}
        </Text>
      )}
      <Grid as="dl" gap={2} lineGap={1} above={3} className={styles.facts}>
        <Grid>
          <Text as="dt" tone="secondary">
            {t(`${name}.usedThisMonth`)}
          </Text>
          <Text as="dd" digits>
            {count(sms.usedThisMonth)}
          </Text>
        </Grid>
        <Grid>
          <Text as="dt" tone="secondary">
            {t(`${name}.usedPerDay`)}
          </Text>
          <Text as="dd" digits>
            {count(sms.usedPerDay)}
          </Text>
        </Grid>
        <Grid>
          <Text as="dt" tone="secondary">
            {t(`${name}.unitPrice`)}
          </Text>
          <Text as="dd" digits>
            {t(`${name}.perMessage`, { price: formatMoney(sms.unitPrice) })}
          </Text>
        </Grid>
      </Grid>
    </>
  );
}

/** The page is complete without the chart, so a failed load of its code is not told. */
const SentMessages = loadable(
  async () => (await import('./sent-messages')).SentMessages,
  () => <Skeleton shape="facts" />,
  () => null,
);

interface SmsBalanceProps {
  substationId: Id;
  account: SmsAccount;
}

/** The balance of a sub-station, how long it lasts, and what was sent on the last days. */
export function SmsBalance({ substationId, account }: SmsBalanceProps) {
  const { t } = useTranslation();
  const can = useCan();
  return (
    <Section title={account.data ? cellText(account.data.substationName) : t(`${name}.balance`)}>
      <QueryBoundary query={account} name={t(`${name}.balance`)} shape="facts">
        {(sms) => <Figures sms={sms} />}
      </QueryBoundary>
      {can(P.smsHistory) && <SentMessages substationId={substationId} />}
    </Section>
  );
}
