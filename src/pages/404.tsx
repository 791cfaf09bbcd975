import { ForbiddenPage, HomeLink, useForbiddenAccess } from '@/elements/access/forbidden-page';
import { useTranslation } from '@/i18n';
import { Result } from '@/ui/result';

/** Shown for a path without a page, and for a page that the user may not open, with the missing permission. */
export default function NotFound() {
  const { t } = useTranslation();
  const refusal = useForbiddenAccess();
  if (refusal.page && refusal.policy) {
    return <ForbiddenPage access={refusal} text="elements.denied.exists" />;
  }
  return (
    <Result
      kind="missing"
      title={t('elements.notFound.title')}
      text={t('elements.notFound.text')}
      actions={<HomeLink />}
    />
  );
}
