import { Link } from 'react-router-dom';
import type { SubstationSms } from '@/api/substation/substation-sms';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { smsDaysLeft } from '@/pages/shared/sms-days';
import { Ellipsis, Grid, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { cellText } from '@/values/cell-text';
import { isShort, useSmsAccounts } from './sms-accounts';
import { pages, useAddressOf } from './targets';
import styles from './dashboard.module.css';

/** The number of accounts shown. */
const maxShown = 8;

/** The days of a full bar. */
const fullDays = 30;

const daysOf = (account: SubstationSms) => smsDaysLeft(account) ?? Infinity;

function Account({ account }: { account: SubstationSms }) {
  const { t } = useTranslation();
  const addressOf = useAddressOf();
  const { substationId, substationName, balance } = account;
  const name = cellText(substationName);
  const address = addressOf({ page: pages.smsAccounts, query: { substationId } });
  const days = smsDaysLeft(account);
  const share = Math.min(1, (days ?? fullDays) / fullDays);
  return (
    <li data-short={isShort(account) || undefined}>
      {address ? (
        <Link to={address} className="ui-ellipsis" title={name}>
          {name}
        </Link>
      ) : (
        <Ellipsis title={name}>{name}</Ellipsis>
      )}
      <span className={styles.balance} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <Text digits>
        {days === null
          ? t('dashboard.sms.unused')
          : t('dashboard.sms.days', { count: days, balance: formatCount(balance) })}
      </Text>
    </li>
  );
}

/** The SMS accounts that run out first. */
export function SmsDays() {
  const { t } = useTranslation();
  const load = useSmsAccounts();
  const all = useAddressOf()({ page: pages.smsAccounts, query: {} });
  if (load.data?.length === 0 || load.data === null) return null;
  const count = load.data?.length ?? 0;
  return (
    <Section
      title={t('dashboard.sms.title')}
      className={styles.headed}
      extra={all && count > maxShown && <Link to={all}>{t('dashboard.sms.all', { count })}</Link>}
    >
      <Text tone="muted" size={12}>
        {t('dashboard.sms.legend', { count: fullDays })}
      </Text>
      <QueryBoundary query={load} name={t('dashboard.sms.title')} shape="meters">
        {(accounts) => (
          <Grid as="ul" gap={3} className={styles.accounts}>
            {(accounts ?? [])
              .toSorted(
                (one, other) =>
                  Number(isShort(other)) - Number(isShort(one)) || daysOf(one) - daysOf(other),
              )
              .slice(0, maxShown)
              .map((account) => (
                <Account key={account.id} account={account} />
              ))}
          </Grid>
        )}
      </QueryBoundary>
    </Section>
  );
}
