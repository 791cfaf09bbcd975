import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyApi, type CompanyDetail } from '@/api/company/company';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyLevel, CompanyType, CredentialState } from '@/enums';
import { useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { dayMs, formatDate, toDate } from '@/lib/time';
import { paths } from '@/paths';
import { Grid } from '@/ui/layout/layout';
import { useToday } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { OwnLines, tabOf } from './own-lines';
import { Tile, Tiles } from './tile';
import styles from './dashboard.module.css';

/** A membership that ends within this number of days is urgent. */
const urgentDays = 30;

function CompanyTiles({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const today = useToday();
  const { id, expireTime, companyLevelType, companyType, lineCount, branchCount } = company;
  const end = toDate(expireTime);
  const days = end ? Math.floor((end.getTime() - today) / dayMs) : null;
  const open = t('dashboard.work.open');
  return (
    <Tiles
      id="own"
      title={<Link to={paths.companyDetails(String(id))}>{cellText(company.companyName)}</Link>}
    >
      <Tile
        title={t('dashboard.own.membership')}
        value={days === null ? emptyText : t('dashboard.own.days', { count: Math.max(0, days) })}
        about={[
          cellText(companyLevelType, 'code', { enum: CompanyLevel }),
          end && t('dashboard.own.until', { date: formatDate(expireTime) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        verb={open}
        address={tabOf(id, 'settledInfo')}
        isUrgent={days !== null && days <= urgentDays}
      />
      <Tile
        title={t('dashboard.own.lineCount')}
        value={lineCount}
        about={cellText(companyType, 'code', { enum: CompanyType })}
        verb={open}
        address={tabOf(id, 'lines')}
      />
      <Tile
        title={t('dashboard.own.branchCount')}
        value={branchCount}
        verb={open}
        address={tabOf(id, 'branches')}
      />
      <Tile
        title={t('dashboard.own.credential')}
        value={cellText(company.credentialState, 'code', { enum: CredentialState })}
        verb={open}
        address={tabOf(id, 'credential')}
        isUrgent={company.credentialState === CredentialState.missing}
      />
    </Tiles>
  );
}

/** The membership, the lines and the credentials of the company of the user. */
export function OwnCompany({ companyId, children }: { companyId: Id; children: ReactNode }) {
  const { t } = useTranslation();
  const load = useLoad(['company', companyId], (signal) =>
    companyApi.one({ id: companyId }, { signal }),
  );
  return (
    <>
      <QueryBoundary query={load} name={t('dashboard.own.membership')} shape="figures">
        {(company) => <CompanyTiles company={company} />}
      </QueryBoundary>
      <Grid gap={3} className={styles.charts}>
        <OwnLines companyId={companyId} />
        {children}
      </Grid>
    </>
  );
}
