import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { companyApi, type CompanyDetail } from '@/api/company/company';
import { ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { Loaded } from '@/elements/crud/loaded';
import { TabbedPage } from '@/elements/crud/tabbed-page';
import { useLoad } from '@/elements/crud/use-load';
import { useOutdate } from '@/elements/crud/use-outdate';
import { Outcome } from '@/elements/feedback/outcome';
import { useTabTitle } from '@/elements/use-tab-title';
import { paths } from '@/paths';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { noteRecent } from '@/stores/recent';
import { useSession } from '@/stores/session';
import styles from './details/details.module.css';
import { Head } from './details/head';
import { rightsOf } from './details/part';
import { tabsOf } from './details/tabs';

/** null: there is no such company, or not for this user. Any other failure is asked for again aloud. */
const companyOf = (id: Id, signal: AbortSignal): Promise<CompanyDetail | null> =>
  companyApi.one({ id }, { signal, quiet: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    return companyApi.one({ id }, { signal });
  });

/** Says that there is nothing to see, and leads back. */
function Missing() {
  const { t } = useTranslation();
  const can = useCan();
  const listed = can(P.companyList);
  return (
    <Outcome
      title={t('company.details.missing.title')}
      text={t('company.details.missing.text')}
      actions={
        <Link to={listed ? paths.companyList() : paths.home()}>
          {t(`company.details.missing.${listed ? 'list' : 'home'}`)}
        </Link>
      }
    />
  );
}

interface OfCompanyProps {
  company: CompanyDetail;
  follow: (part?: Partial<CompanyDetail>) => void;
}

function OfCompany({ company, follow }: OfCompanyProps) {
  const userName = useSession((state) => state.userName);
  const { pathname } = useLocation();
  const { id, companyName } = company;
  useTabTitle(companyName);
  useEffect(
    () => noteRecent({ path: pathname, title: companyName, kind: 'company' }),
    [pathname, companyName],
  );
  const rights = rightsOf(company, userName);
  return (
    <div className={styles.page}>
      <Head id={id} company={company} />
      <TabbedPage
        name="company.details"
        tabs={tabsOf(company, rights)}
        given={{ companyId: id, company, rights, follow }}
      />
    </div>
  );
}

/** All about one company: who it is, its papers and terms, what it has, who acts for it, what was changed. */
export default function CompanyDetails() {
  const { id = '' } = useParams();
  const load = useLoad(['company', id], (signal) => companyOf(id, signal));
  const outdate = useOutdate(companyApi.list);
  return (
    <Loaded from={load}>
      {(company) =>
        company ? (
          <OfCompany
            company={company}
            follow={(part) => {
              if (part) load.replace({ ...company, ...part });
              else load.reload();
              outdate();
            }}
          />
        ) : (
          <Missing />
        )
      }
    </Loaded>
  );
}
