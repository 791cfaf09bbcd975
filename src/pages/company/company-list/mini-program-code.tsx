import { useTranslation } from 'react-i18next';
import { companyApi, type Company } from '@/api/company/company';
import { Button } from '@/elements/button';
import { RecordPopup } from '@/elements/crud/record-popup';
import { fileName, saveAs } from '@/elements/export/save-file';
import styles from './company-list.module.css';

interface MiniProgramCodeProps {
  company: Company;
  onClose: () => void;
}

/** A picture inside its own address says of what kind it is. */
const formatOf = (url: string) => /^data:image\/(\w+)/.exec(url)?.[1] ?? 'png';

/** What a phone scans to open the company in the mini-program. */
export function MiniProgramCode({ company, onClose }: MiniProgramCodeProps) {
  const { t } = useTranslation();
  const title = t('company.list.codeOf', { companyName: company.companyName });
  return (
    <RecordPopup
      title={title}
      load={(signal) => companyApi.miniProgramCode({ id: company.id }, { signal })}
      onClose={onClose}
    >
      {({ imageUrl }) => (
        <figure className={styles.code}>
          <img src={imageUrl} alt={title} />
          <figcaption>{t('company.list.codeHint')}</figcaption>
          <Button
            look="primary"
            onClick={() => saveAs(imageUrl, fileName(title, formatOf(imageUrl)))}
          >
            {t('company.list.download')}
          </Button>
        </figure>
      )}
    </RecordPopup>
  );
}
