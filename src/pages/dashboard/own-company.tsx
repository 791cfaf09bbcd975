import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyApi, type CompanyDetail } from '@/api/company/company';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyLevel, CompanyType, CredentialState } from '@/enums';
import { useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { formatDate, toDate } from '@/lib/time';
import { isMembershipNear, membershipText } from '@/pages/shared/membership';
import { paths } from '@/paths';
import { Grid } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { OwnLines, tabOf } from './own-lines';
import { Tile, Tiles } from './tile';
import styles from './dashboard.module.css';

function CompanyTiles({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const now = useMinute();
  const { id, expireTime, companyLevelType, companyType, lineCount, branchCount } = company;
  const end = toDate(expireTime);
  const open = t('dashboard.work.open');
  return (
    <Tiles
      id="own"
      title={<Link to={paths.companyDetails(String(id))}>{cellText(company.companyName)}</Link>}
    >
      <Tile
        title={t('dashboard.own.membership')}
        value={membershipText(expireTime, now) || emptyText}
        about={[
          cellText(companyLevelType, 'code', { enum: CompanyLevel }),
          end && t('dashboard.own.until', { date: formatDate(expireTime) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        verb={open}
        address={tabOf(id, 'settledInfo')}
        isUrgent={isMembershipNear(expireTime, now)}
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
