import { asNumber, inputProps, type FieldProps } from '@/elements/control/control-props';
import { useTranslation } from '@/i18n';
import { unitsOf } from './bare-number';
import { NumberInput } from './number-input';
import styles from './number-field.module.css';

export function NumberField(props: FieldProps) {
  const { field, label, value, placeholder, onChange } = props;
  const { t } = useTranslation();
  return (
    <NumberInput
      {...inputProps(props)}
      className={field.unit ? styles.withUnit : styles.number}
      suffix={field.unit && t(field.unit)}
      units={unitsOf(label, field)}
      min={field.min}
      max={field.max}
      step={field.step}
      placeholder={placeholder}
      value={typeof value === 'string' ? value : asNumber(value)}
      onChange={(next) => onChange?.(next)}
    />
  );
}
