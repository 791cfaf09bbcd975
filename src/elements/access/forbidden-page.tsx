import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { findRoute, flatten, type FlatRoute } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { clearForbiddenPage, useForbiddenPage } from '@/stores/forbidden-page';
import { screenAddress } from '@/stores/privacy';
import { useSession } from '@/stores/session';
import { Button } from '@/ui/button';
import { copyAndNotify } from '@/ui/feedback/copy';
import { Result } from '@/ui/result';

interface ForbiddenAccess {
  page: FlatRoute | undefined;
  address: string;
  /** The missing policy; undefined when it is unknown. */
  policy: string | undefined;
  /** Whether the policy was granted meanwhile. */
  isGranted: boolean;
}

/** The access that was denied last. It is forgotten when the page that shows it closes. */
export function useForbiddenAccess(): ForbiddenAccess {
  const can = useCan();
  const { path, policy: missingPolicy } = useForbiddenPage();
  useEffect(() => {
    const shownState = useForbiddenPage.getState();
    return () => {
      // Two pages use this hook. On the way from one to the other a newer denial may have been stored; keep that one.
      if (useForbiddenPage.getState() === shownState) clearForbiddenPage();
    };
  }, [path, missingPolicy]);
  const page = path === null ? undefined : findRoute(flatten(routeRows), path);
  const policy = missingPolicy ?? (page?.row.policy || undefined);
  return {
    page,
    address: path ?? paths.home(),
    policy,
    isGranted: policy !== undefined && can(policy),
  };
}

export const HomeLink = () => {
  const { t } = useTranslation();
  return <Link to={paths.home()}>{t('elements.notFound.home')}</Link>;
};

/** Says that the policy was granted meanwhile, and links to the page. */
function Granted({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation();
  return (
    <Result
      kind="done"
      title={t('elements.denied.granted')}
      text={t('elements.denied.grantedText', { title })}
      actions={
        <>
          <Link to={screenAddress(address)}>{t('elements.denied.open')}</Link>
          <HomeLink />
        </>
      }
    />
  );
}

interface ForbiddenPageProps {
  access: ForbiddenAccess;
  /** Locale key of the sentence that says what is forbidden; it interpolates the page's `title`. */
  text: string;
}

/** Names the missing permission and offers to copy a request to the administrator. */
export function ForbiddenPage({
  access: { page, address, policy, isGranted },
  text,
}: ForbiddenPageProps) {
  const { t } = useTranslation();
  const user = useSession(({ name, userName }) => [name, userName].filter(Boolean).join(' '));
  const title = page ? t(`routes.${page.name}`) : '';
  if (isGranted) return <Granted title={title} address={address} />;
  const request = policy && t('elements.denied.request', { user, title, policy });
  return (
    <Result
      kind="forbidden"
      title={t('elements.denied.title')}
      text={t(policy ? text : 'elements.denied.plain', { title })}
      actions={
        <>
          {request && (
            <Button variant="primary" onClick={() => void copyAndNotify(request)}>
              {t('elements.denied.copy')}
            </Button>
          )}
          <HomeLink />
        </>
      }
    >
      {request && (
        <>
          <p>{t('elements.denied.policy', { policy })}</p>
          <blockquote>{request}</blockquote>
        </>
      )}
    </Result>
  );
}
