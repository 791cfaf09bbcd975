import type { Company } from '@/api/company/company';
import { EnumSelect } from '@/elements/select/enum-select';
import { CompanyType } from '@/enums';
import { useTranslation } from '@/i18n';
import type { ControlProps } from '@/schema/field';
import { Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { changesOf } from './company-rules';
import styles from './companies.module.css';

interface TypeChoiceProps extends ControlProps {
  company: Company;
}

/** Selects a company type and shows what changes for this company. */
export function TypeChoice({ id, value, label, onChange, company }: TypeChoiceProps) {
  const { t } = useTranslation();
  const { companyName, companyType } = company;
  const type = typeof value === 'number' ? value : undefined;
  const nameOf = (code: number) => cellText(code, 'code', { enum: CompanyType });
  const list = (parts: string[]) =>
    parts.map((part) => t(`company.list.parts.${part}`)).join(t('elements.filter.separator'));
  const { lost, gained } = changesOf(companyType, type ?? companyType);
  return (
    <>
      <EnumSelect id={id} label={label} enum={CompanyType} value={type} onChange={onChange} />
      <Text as="div" tone="secondary" className={styles.effect}>
        <p>{t('company.list.effect.now', { companyName, type: nameOf(companyType) })}</p>
        <output>
          {type !== undefined && type !== companyType && (
            <>
              {lost.length > 0 && <p>{t('company.list.effect.lost', { parts: list(lost) })}</p>}
              {gained.length > 0 && (
                <p>{t('company.list.effect.gained', { parts: list(gained) })}</p>
              )}
            </>
          )}
        </output>
      </Text>
    </>
  );
}
