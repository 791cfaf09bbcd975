import type { ReactNode } from 'react';
import type { SubstationSms } from '@/api/substation/substation-sms';
import { useTranslation } from '@/i18n';
import { emptyText, formatCount } from '@/lib/intl';
import { smsDaysLeft } from '@/pages/shared/sms-days';
import { Grid, Text } from '@/ui/layout/layout';
import styles from './sms-recharge.module.css';

const name = 'substation-sms-recharge.charge';

interface ChangeProps {
  label: string;
  before: number;
  /** Null while no valid number of messages is entered. */
  after: number | null;
  unit: (value: number) => string;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Grid>
      <Text as="dt" tone="secondary">
        {label}
      </Text>
      <Text as="dd" digits>
        {children}
      </Text>
    </Grid>
  );
}

const Change = ({ label, before, after, unit }: ChangeProps) => (
  <Fact label={label}>
    <Text tone="secondary">{formatCount(before)}</Text>
    {' → '}
    <Text as="strong" strong>
      {after === null || Number.isNaN(after) ? emptyText : unit(after)}
    </Text>
  </Fact>
);

interface OutcomeProps {
  sms: SubstationSms;
  /** The number of messages to buy; null while it is not valid. */
  quantity: number | null;
}

/** What the account has after the purchase, and whether that is enough. */
export function Outcome({ sms, quantity }: OutcomeProps) {
  const { t } = useTranslation();
  const { balance, warnBelow } = sms;
  const total = quantity === null ? null : balance + quantity;
  const days = smsDaysLeft(sms);
  const isLow = total !== null && total < warnBelow;
  const messages = (value: number) => t(`${name}.outcome.count`, { value: formatCount(value) });
  return (
    <section className={styles.outcome} aria-label={t(`${name}.outcome.title`)}>
      <Text as="h3" size={16} strong below={3}>
        {t(`${name}.outcome.title`)}
      </Text>
      <Grid as="dl" gap={4} lineGap={2} className={styles.facts}>
        <Change
          label={t(`${name}.outcome.balance`)}
          before={balance}
          after={total}
          unit={messages}
        />
        {days === null ? (
          <Fact label={t(`${name}.outcome.days`)}>{t(`${name}.unused`)}</Fact>
        ) : (
          <Change
            label={t(`${name}.outcome.days`)}
            before={days}
            after={total === null ? null : smsDaysLeft({ ...sms, balance: total })}
            unit={(count) => t(`${name}.outcome.dayCount`, { count, value: formatCount(count) })}
          />
        )}
        {warnBelow > 0 && <Fact label={t(`${name}.outcome.warnBelow`)}>{messages(warnBelow)}</Fact>}
      </Grid>
      {isLow && (
        <Text as="p" tone="error" above={2}>
          {t(`${name}.outcome.low`)}
        </Text>
      )}
    </section>
  );
}
