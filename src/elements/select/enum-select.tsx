import { Select } from 'antd';
import { useTranslation } from '@/i18n';
import { cellText } from '@/elements/text/cell-text';
import type { AnyEnum } from '@/lib/enum';
import { allowClear } from '@/ui/allow-clear';

interface EnumSelectProps {
  id?: string;
  value?: number | null;
  label: string;
  of: AnyEnum;
  onChange?: (value: number | undefined) => void;
}

/** Returns the members of an enum as options in the current language. */
export const enumOptions = (of: AnyEnum) =>
  of.$values.map((value) => ({ value, label: cellText(value, 'enum', of) }));

export function EnumSelect({ id, value, label, of, onChange }: EnumSelectProps) {
  const { t } = useTranslation();
  return (
    <Select<number | null>
      id={id}
      aria-label={id ? undefined : label}
      allowClear={allowClear(label)}
      value={value ?? null}
      placeholder={t('elements.select.choose', { label })}
      options={enumOptions(of)}
      onChange={(next) => onChange?.(next ?? undefined)}
    />
  );
}
