import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Outcome } from '@/elements/feedback/outcome';
import { paths } from '@/paths';

/** Where a page leads that may be opened, but not for what was asked of it. */
export default function Denied() {
  const { t } = useTranslation();
  return (
    <Outcome
      title={t('elements.denied.title')}
      text={t('elements.denied.plain')}
      actions={<Link to={paths.home()}>{t('elements.notFound.home')}</Link>}
    />
  );
}
