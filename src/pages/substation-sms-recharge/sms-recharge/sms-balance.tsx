import type { SubstationSms } from '@/api/substation/substation-sms';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { cellText } from '@/elements/text/cell-text';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { emptyText, formatCount } from '@/lib/intl';
import { Card } from '@/ui/card';
import type { SmsAccount } from './purchase';
import styles from './sms-recharge.module.css';

const name = 'substation-sms-recharge.charge';

/**
 * The days until the balance is used up at the current rate; null while no messages are sent, NaN when the answer lacks
 * one of the two.
 */
export const daysLeft = ({ balance, usedPerDay }: SubstationSms) =>
  usedPerDay === 0 ? null : Math.floor(Math.max(0, balance ?? NaN) / usedPerDay);

function Figures({ sms }: { sms: SubstationSms }) {
  const { t } = useTranslation();
  const days = daysLeft(sms);
  const daysText = Number.isNaN(days) ? emptyText : t(`${name}.daysLeft`, { count: days ?? 0 });
  const isLow = sms.balance < sms.warnBelow;
  const count = (value: number) => t(`${name}.messages`, { value: formatCount(value) });
  return (
    <>
      <p className={styles.balance} data-low={isLow}>
        <strong>{formatCount(sms.balance)}</strong>
        <span>{t(`${name}.unit`)}</span>
        <span className={styles.days}>{days === null ? t(`${name}.unused`) : daysText}</span>
      </p>
      {isLow && <p className={styles.low}>{t(`${name}.low`, { value: count(sms.warnBelow) })}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t(`${name}.usedThisMonth`)}</dt>
          <dd>{count(sms.usedThisMonth)}</dd>
        </div>
        <div>
          <dt>{t(`${name}.usedPerDay`)}</dt>
          <dd>{count(sms.usedPerDay)}</dd>
        </div>
        <div>
          <dt>{t(`${name}.unitPrice`)}</dt>
          <dd>{t(`${name}.perMessage`, { price: formatMoney(sms.unitPrice) })}</dd>
        </div>
      </dl>
    </>
  );
}

/** The balance of a sub-station and how long it lasts. */
export function SmsBalance({ account }: { account: SmsAccount }) {
  const { t } = useTranslation();
  return (
    <Card title={account.data ? cellText(account.data.substationName) : t(`${name}.balance`)}>
      <div className={styles.content}>
        <QueryBoundary query={account}>{(sms) => <Figures sms={sms} />}</QueryBoundary>
      </div>
    </Card>
  );
}
