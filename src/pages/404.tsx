import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Outcome } from '@/elements/feedback/outcome';
import { copied } from '@/elements/feedback/notify';
import { copyText } from '@/elements/table/copy';
import { paths } from '@/paths';
import { routeRows, type RouteRow } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useDenied } from '@/stores/denied';
import { useSession } from '@/stores/session';

interface KnownPage {
  path: string;
  /** Its own policy and those of the groups above it. */
  policies: string[];
}

function known(rows: RouteRow[], base = '', above: string[] = []): KnownPage[] {
  return rows.flatMap((row) => {
    const path = `${base}/${row.path}`;
    const policies = row.policy ? [...above, row.policy] : above;
    return row.children ? known(row.children, path, policies) : [{ path, policies }];
  });
}

const isAt = (path: string, address: string) =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`).test(address);

/** No such page; or one that exists, with what is missing to open it. */
export default function NotFound() {
  const { t } = useTranslation();
  const can = useCan();
  const user = useSession((state) => `${state.name} ${state.userName}`.trim());
  const address = useDenied((state) => state.path);
  const page =
    address === null ? undefined : known(routeRows).find(({ path }) => isAt(path, address));
  const policy = page?.policies.find((name) => !can(name));
  const home = <Link to={paths.home()}>{t('elements.notFound.home')}</Link>;

  if (!page || !policy) {
    return (
      <Outcome
        title={t('elements.notFound.title')}
        text={t('elements.notFound.text')}
        actions={home}
      />
    );
  }
  const title = t(`routes.${page.path.replace(/\/:[^/]+/g, '')}`);
  const request = t('elements.denied.request', { user, title, policy });
  return (
    <Outcome
      title={t('elements.denied.title')}
      text={t('elements.denied.exists', { title })}
      actions={
        <>
          <button type="button" onClick={() => void copyText(request).then(copied)}>
            {t('elements.denied.copy')}
          </button>
          {home}
        </>
      }
    >
      <p>{t('elements.denied.policy', { policy })}</p>
      <blockquote>{request}</blockquote>
    </Outcome>
  );
}
