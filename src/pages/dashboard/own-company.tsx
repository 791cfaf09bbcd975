import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyApi, type CompanyDetail } from '@/api/company/company';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyLevel, CompanyType, CredentialState, LinePriceStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { sumOf } from '@/lib/number';
import { formatDate, toDate } from '@/lib/time';
import { isMembershipNear, membershipText } from '@/pages/shared/membership';
import { paths } from '@/paths';
import { Grid, Row } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { MostUrgent } from './most-urgent';
import { OwnLines, tabOf } from './own-lines';
import { lacksPrice, useOwnMarket, viewsText, type OwnMarket } from './own-market';
import { OwnPrices } from './own-prices';
import { pages, useAddressOf } from './targets';
import { Tile, Tiles } from './tile';
import { useWorkTiles } from './work-tiles';
import styles from './dashboard.module.css';

interface MarketProps {
  company: CompanyDetail;
  /** undefined until it is loaded. */
  market: OwnMarket | undefined;
}

/** The lines without a price of today, and the calls that the others have brought; without prices, the number of lines. */
function MarketTiles({ company: { id, lineCount, companyType }, market }: MarketProps) {
  const { t } = useTranslation();
  const prices = useAddressOf()({
    page: pages.prices,
    query: { status: LinePriceStatus.inProgress },
  });
  const address = tabOf(id, 'lines');
  const open = t('dashboard.work.open');
  if (prices === null)
    return (
      <Tile
        title={t('dashboard.own.lineCount')}
        value={lineCount}
        about={cellText(companyType, 'code', { enum: CompanyType })}
        verb={open}
        address={address}
      />
    );
  const sumUp = (key: 'views' | 'calls') => sumOf((market?.prices ?? []).map((one) => one[key]));
  const hasFailed = market && market.prices === null;
  const lacking = market?.lines.filter((line) => lacksPrice(market, line)).length ?? 0;
  return (
    <>
      <Tile
        title={t('dashboard.own.noPrice')}
        value={hasFailed ? emptyText : market && lacking}
        about={t('dashboard.own.ofLines', { count: lineCount })}
        verb={t('dashboard.own.edit')}
        address={address}
        isUrgent={lacking > 0}
      />
      <Tile
        title={t('dashboard.own.calls')}
        value={hasFailed ? emptyText : market && sumUp('calls')}
        about={market && viewsText(sumUp('views'))}
        verb={open}
        address={prices}
      />
    </>
  );
}

function CompanyTiles({ company, market }: MarketProps) {
  const { t } = useTranslation();
  const now = useMinute();
  const works = useWorkTiles(true);
  const { id, expireTime, companyLevelType, branchCount } = company;
  const end = toDate(expireTime);
  const level = cellText(companyLevelType, 'code', { enum: CompanyLevel });
  const open = t('dashboard.work.open');
  return (
    <Tiles
      id="own"
      title={<Link to={paths.companyDetails(String(id))}>{cellText(company.companyName)}</Link>}
    >
      <Tile
        title={level === emptyText ? t('dashboard.own.membership') : level}
        value={membershipText(expireTime, now) || emptyText}
        about={end ? t('dashboard.own.until', { date: formatDate(expireTime) }) : undefined}
        verb={open}
        address={tabOf(id, 'settledInfo')}
        isUrgent={isMembershipNear(expireTime, now)}
      />
      <MarketTiles company={company} market={market} />
      {works.map(({ key, ...tile }) => (
        <Tile key={key} {...tile} />
      ))}
      <Tile
        title={t('dashboard.own.credential')}
        value={cellText(company.credentialState, 'code', { enum: CredentialState })}
        verb={open}
        address={tabOf(id, 'credential')}
        isUrgent={company.credentialState === CredentialState.missing}
      />
      <Tile
        title={t('dashboard.own.branchCount')}
        value={branchCount}
        verb={open}
        address={tabOf(id, 'branches')}
      />
    </Tiles>
  );
}

/** What the company of the user has to do, what it is worth, and its lines. */
export function OwnCompany({ companyId, children }: { companyId: Id; children: ReactNode }) {
  const { t } = useTranslation();
  const load = useLoad(['company', companyId], (signal) =>
    companyApi.one({ id: companyId }, { signal }),
  );
  const market = useOwnMarket(companyId);
  return (
    <>
      <QueryBoundary query={load} name={t('dashboard.own.membership')} shape="tiles">
        {(company) => <CompanyTiles company={company} market={market.data} />}
      </QueryBoundary>
      <Row gap={3} wrap align="stretch" className={styles.cards}>
        <OwnLines companyId={companyId} load={market} />
        <Grid gap={3} columns={1} pack="start">
          <MostUrgent />
          <OwnPrices load={market} />
        </Grid>
        {children}
      </Row>
    </>
  );
}
