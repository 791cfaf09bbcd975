import { Link } from 'react-router-dom';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import type { TransportLine } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { requestAction } from '@/crud/requested-action';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { formatMonthTime } from '@/lib/time';
import { paths } from '@/paths';
import { Ellipsis, Row, Stack, Tag, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { cellText } from '@/values/cell-text';
import { lacksPrice, priceOf, type OwnMarket, type OwnMarketLoad } from './own-market';
import styles from './dashboard.module.css';

/** The number of lines shown. */
const maxLines = 8;

/** The address of a tab of a company. */
export const tabOf = (id: Id, tab: string) => `${paths.companyDetails(String(id))}?tab=${tab}`;

type Prices = Pick<TransportLine, 'pricePerTon' | 'pricePerCubicMetre'>;

interface LineProps {
  line: TransportLine;
  price: TodayLinePrice | undefined;
  lacks: boolean;
}

function Line({ line, price, lacks }: LineProps) {
  const { t } = useTranslation();
  const { id, companyId, isListed } = line;
  const name = cellText(line.lineName);
  const { pricePerTon, pricePerCubicMetre }: Prices = price ?? line;
  const prices = [
    pricePerTon === null ? '' : t('dashboard.own.perTon', { price: formatMoney(pricePerTon) }),
    pricePerCubicMetre === null
      ? ''
      : t('dashboard.own.perCubicMetre', { price: formatMoney(pricePerCubicMetre) }),
  ];
  const address = tabOf(companyId, 'lines');
  const [path = '', search = ''] = address.split('?');
  return (
    <Row as="li" gap={3} lineGap={0} justify="between" wrap>
      <Stack shrink>
        <Row gap={2}>
          <Ellipsis shrink title={name}>
            {name}
          </Ellipsis>
          {isListed === false && <Tag>{t('dashboard.own.unlisted')}</Tag>}
        </Row>
        {price && (
          <Text as="small" tone="muted" size={12} digits className="ui-ellipsis">
            {t('dashboard.own.today', { date: formatMonthTime(price.endTime) })}
          </Text>
        )}
        {lacks && (
          <Text as="small" tone="warning" size={12}>
            {t('dashboard.own.noPrice')}
          </Text>
        )}
      </Stack>
      <Row as="span" gap={3} rigid>
        {prices.some(Boolean) ? (
          prices.map((price, index) => (
            <Text key={index} digits className={styles.price}>
              {price}
            </Text>
          ))
        ) : (
          <Text tone="muted">{t('dashboard.own.onRequest')}</Text>
        )}
        <Link
          to={address}
          data-print="no"
          aria-label={t('dashboard.own.editOf', { line: name })}
          onClick={() => requestAction({ path, search: `?${search}`, id, code: 'edit' })}
        >
          {t('dashboard.own.edit')}
        </Link>
      </Row>
    </Row>
  );
}

/** Lines without a price of today come first, and those that nobody sees last. */
const rankOf = (market: OwnMarket, line: TransportLine) =>
  lacksPrice(market, line) ? 0 : line.isListed === false ? 2 : 1;

interface OwnLinesProps {
  companyId: Id;
  load: OwnMarketLoad;
}

/** The lines of the company with their prices, those without a price of today first. */
export function OwnLines({ companyId, load }: OwnLinesProps) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('dashboard.own.lines')}
      className={`${styles.large} ${styles.lines}`}
      extra={
        load.data && (
          <Link to={tabOf(companyId, 'lines')}>
            {t('dashboard.own.all', { count: load.data.lineCount })}
          </Link>
        )
      }
    >
      <QueryBoundary query={load} name={t('dashboard.own.lines')} shape="records">
        {(market) =>
          market.lines.length === 0 ? (
            <Text as="p" tone="muted">
              {t('dashboard.own.noLines')}
            </Text>
          ) : (
            <ul>
              {market.lines
                .toSorted((one, other) => rankOf(market, one) - rankOf(market, other))
                .slice(0, maxLines)
                .map((line) => (
                  <Line
                    key={line.id}
                    line={line}
                    price={priceOf(market, line)}
                    lacks={lacksPrice(market, line)}
                  />
                ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
