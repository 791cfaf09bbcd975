import { useTranslation } from 'react-i18next';
import { ForbiddenPage, HomeLink, useForbiddenAccess } from '@/elements/access/forbidden-page';
import { Result } from '@/ui/result';

/** No such page; or one that exists, with what is missing to open it. */
export default function NotFound() {
  const { t } = useTranslation();
  const refusal = useForbiddenAccess();
  if (refusal.page && refusal.policy) {
    return <ForbiddenPage access={refusal} text="elements.denied.exists" />;
  }
  return (
    <Result
      title={t('elements.notFound.title')}
      text={t('elements.notFound.text')}
      actions={<HomeLink />}
    />
  );
}
