import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { findRoute, flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { Result } from '@/ui/result';

interface RecordNotFoundProps {
  /** Path of the list of such records. Users who may not open the list get a link to the home page. */
  listPath: string;
}

/**
 * A page for a record that does not exist or is not visible to the user. It has no retry button, because a retry would
 * fail.
 */
export function RecordNotFound({ listPath }: RecordNotFoundProps) {
  const { t } = useTranslation();
  const can = useCan();
  const route = findRoute(flatten(routeRows), listPath);
  const isAllowed = route !== undefined && can(route.row.policy);
  return (
    <Result
      kind="missing"
      title={t('elements.missing.title')}
      text={t('elements.missing.text')}
      actions={
        isAllowed ? (
          <Link to={listPath}>
            {t('elements.missing.list', { title: t(`routes.${route.name}`) })}
          </Link>
        ) : (
          <Link to={paths.home()}>{t('elements.notFound.home')}</Link>
        )
      }
    />
  );
}
