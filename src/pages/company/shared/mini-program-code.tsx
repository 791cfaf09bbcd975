import { companyApi, type Company } from '@/api/company/company';
import { fileName, startDownload } from '@/elements/export/save-file';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { dataUrlFormat, safeImageUrl } from '@/lib/url/safe-url';
import { Button } from '@/ui/button';
import { Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { SafeImage } from '@/ui/safe-image';
import styles from './companies.module.css';

interface MiniProgramCodeProps {
  company: Company;
  onClose: () => void;
}

/** The code with a button that downloads it. */
function Code({ title, url }: { title: string; url: string | undefined }) {
  const { t } = useTranslation();
  const failed = <p role="alert">{t('elements.viewer.failed')}</p>;
  if (url === undefined) return failed;
  const format = dataUrlFormat(url) ?? 'png';
  return (
    <Grid as="figure" gap={3} justify="center" padding={4} className={styles.code}>
      <SafeImage data-scan src={url} alt={title} fallback={failed} />
      <Text as="figcaption" tone="secondary" breaks>
        {t('company.list.codeHint')}
      </Text>
      <Button variant="primary" onClick={() => startDownload(url, fileName(title, format))}>
        {t('company.list.download')}
      </Button>
    </Grid>
  );
}

/** The QR code that opens the company in the mini program. */
export function MiniProgramCode({ company, onClose }: MiniProgramCodeProps) {
  const { t } = useTranslation();
  const title = t('company.list.codeOf', { companyName: company.companyName });
  const loaded = useLoad(
    ['miniProgramCode', company.id],
    (signal) => companyApi.miniProgramCode({ id: company.id }, { signal }),
    { fresh: true },
  );
  return (
    <Popup title={title} wide onClose={onClose}>
      <QueryBoundary query={loaded} name={title}>
        {({ imageUrl }) => <Code title={title} url={safeImageUrl(imageUrl)} />}
      </QueryBoundary>
    </Popup>
  );
}
