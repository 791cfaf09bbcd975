import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { companyApi } from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import { isNotFound } from '@/api/errors';
import { TabbedPage } from '@/crud/tabbed-page';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad, useInvalidate } from '@/elements/query/use-load';
import { useTabTitle } from '@/elements/tab/tab-context';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { addRecentRecord } from '@/stores/recent';
import { useSession } from '@/stores/session';
import { Stack } from '@/ui/layout/layout';
import { Head } from './company-details/head';
import { rightsOf, type PartProps } from './company-details/part';
import { tabsOf } from './company-details/tabs';
import styles from './company-details/details.module.css';

type OfCompanyProps = Pick<PartProps, 'company' | 'reloadCompany' | 'applySaved'>;

function OfCompany({ company, reloadCompany, applySaved }: OfCompanyProps) {
  const userName = useSession((state) => state.userName);
  const { pathname } = useLocation();
  const { id, companyName } = company;
  useTabTitle(companyName);
  useEffect(
    () => addRecentRecord({ path: pathname, title: companyName, kind: 'company' }),
    [pathname, companyName],
  );
  const invalidateParts = useInvalidate(
    companyDetailApi.base,
    companyDetailApi.settledInfo,
    companyApi.changes,
  );
  const rights = rightsOf(company, userName);
  return (
    <Stack className={styles.page}>
      <Head
        company={company}
        onChanged={() => {
          invalidateParts();
          reloadCompany();
        }}
      />
      <TabbedPage
        name="company.details"
        tabs={tabsOf(company, rights)}
        contentProps={{ companyId: id, company, rights, reloadCompany, applySaved }}
      />
    </Stack>
  );
}

/** The details of one company, in tabs. */
export default function CompanyDetails() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const load = useLoad([companyApi.one.path, id], (signal) =>
    companyApi.one({ id }, { signal, quiet: isNotFound }),
  );
  const invalidate = useInvalidate(companyApi.list);
  return (
    <QueryBoundary
      query={load}
      name={t('routes./company/company-details')}
      listPath={paths.companyList()}
    >
      {(company) => (
        <OfCompany
          company={company}
          reloadCompany={() => {
            load.reload();
            invalidate();
          }}
          applySaved={async (saved, sent) => {
            const updated = await load.applySaved(saved && { ...company, ...saved }, sent);
            invalidate();
            return updated;
          }}
        />
      )}
    </QueryBoundary>
  );
}
