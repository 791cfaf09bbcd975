import { Link } from 'react-router-dom';
import { transportLineApi, type TransportLine } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { firstPage } from '@/config/limits';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { paths } from '@/paths';
import { Ellipsis, Row, Tag, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { cellText } from '@/values/cell-text';
import styles from './dashboard.module.css';

/** The number of lines shown. */
const maxLines = 8;

/** The address of a tab of a company. */
export const tabOf = (id: Id, tab: string) => `${paths.companyDetails(String(id))}?tab=${tab}`;

function Line({ line }: { line: TransportLine }) {
  const { t } = useTranslation();
  const { lineName, pricePerTon, pricePerCubicMetre, isListed } = line;
  const prices = [
    pricePerTon !== null && t('dashboard.own.perTon', { price: formatMoney(pricePerTon) }),
    pricePerCubicMetre !== null &&
      t('dashboard.own.perCubicMetre', { price: formatMoney(pricePerCubicMetre) }),
  ].filter(Boolean);
  return (
    <Row as="li" gap={3} justify="between">
      <Ellipsis shrink title={cellText(lineName)}>
        {cellText(lineName)}
      </Ellipsis>
      <Row as="span" gap={3} rigid>
        {isListed === false && <Tag>{t('dashboard.own.unlisted')}</Tag>}
        <Text digits tone={prices.length === 0 ? 'muted' : undefined}>
          {prices.join(' · ') || t('dashboard.own.onRequest')}
        </Text>
      </Row>
    </Row>
  );
}

/** The first lines of the company with their prices. */
export function OwnLines({ companyId }: { companyId: Id }) {
  const { t } = useTranslation();
  const load = useLoad(['ownLines', companyId], (signal) =>
    transportLineApi.list({ companyId, page: firstPage, limit: maxLines }, { signal, quiet: true }),
  );
  return (
    <Section
      title={t('dashboard.own.lines')}
      className={`${styles.large} ${styles.lines}`}
      extra={
        load.data && (
          <Link to={tabOf(companyId, 'lines')}>
            {t('dashboard.own.all', { count: load.data.totalCount })}
          </Link>
        )
      }
    >
      <QueryBoundary query={load} name={t('dashboard.own.lines')}>
        {({ items }) =>
          items.length === 0 ? (
            <Text as="p" tone="muted">
              {t('dashboard.own.noLines')}
            </Text>
          ) : (
            <ul>
              {items.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
