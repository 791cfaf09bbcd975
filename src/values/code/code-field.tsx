import { Radio, Select } from 'antd';
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
    <Radio.Group
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
