import { codeText } from '@/elements/text/plain-text';
import { useTranslation } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { allowClear } from '@/ui/allow-clear';
import { Select } from '@/ui/antd/select';

interface EnumSelectProps {
  id?: string;
  value?: number | null;
  label: string;
  enum: AnyEnum;
  onChange?: (value: number | undefined) => void;
}

/** Returns the members of an enum as options in the current language. */
export const enumOptions = (codes: AnyEnum) =>
  codes.$values.map((value) => ({ value, label: codeText(value, codes) }));

export function EnumSelect({ id, value, label, enum: codes, onChange }: EnumSelectProps) {
  const { t } = useTranslation();
  return (
    <Select<number | null>
      id={id}
      aria-label={id ? undefined : label}
      allowClear={allowClear(label, value)}
      value={value ?? null}
      placeholder={t('elements.select.choose', { label })}
      options={enumOptions(codes)}
      onChange={(next) => onChange?.(next ?? undefined)}
    />
  );
}
