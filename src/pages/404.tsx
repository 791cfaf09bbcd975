import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Outcome } from '@/elements/feedback/outcome';
import { copied } from '@/elements/feedback/notify';
import { copyText } from '@/elements/table/copy';
import { paths } from '@/paths';
import { findRoute, flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useDenied } from '@/stores/denied';
import { useSession } from '@/stores/session';

/** No such page; or one that exists, with what is missing to open it. */
export default function NotFound() {
  const { t } = useTranslation();
  const can = useCan();
  const user = useSession((state) => `${state.name} ${state.userName}`.trim());
  const address = useDenied((state) => state.path);
  const page = address === null ? undefined : findRoute(flatten(routeRows), address);
  const policy = page?.row.policy;
  const home = <Link to={paths.home()}>{t('elements.notFound.home')}</Link>;

  if (!page || !policy || can(policy)) {
    return (
      <Outcome
        title={t('elements.notFound.title')}
        text={t('elements.notFound.text')}
        actions={home}
      />
    );
  }
  const title = t(`routes.${page.name}`);
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
