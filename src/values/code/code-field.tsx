import {
  accessibleName,
  asNumber,
  enumOf,
  inputProps,
  onGroupBlur,
  type FieldProps,
} from '@/elements/control/control-props';
import { enumOptions } from '@/elements/select/enum-select';
import { useTranslation } from '@/i18n';
import { allowClear } from '@/ui/allow-clear';
import { RadioGroup } from '@/ui/antd/radio';
import { Select } from '@/ui/antd/select';

/** A select for the values of an enum. */
export function CodeField(props: FieldProps) {
  const { t } = useTranslation();
  const { field, label, value, onChange } = props;
  return (
    <Select<number | null>
      {...inputProps(props)}
      allowClear={allowClear(label, value)}
      placeholder={t('elements.select.choose', { label })}
      options={enumOptions(enumOf(field))}
      value={asNumber(value)}
      onChange={(code) => onChange?.(code ?? undefined)}
    />
  );
}

export function RadioField(props: FieldProps) {
  const { id, field, value, disabled, onChange, onBlur } = props;
  return (
    <RadioGroup
      id={id}
      onBlur={onGroupBlur(onBlur)}
      aria-label={accessibleName(props)}
      disabled={disabled}
      options={enumOptions(enumOf(field))}
      value={asNumber(value)}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
