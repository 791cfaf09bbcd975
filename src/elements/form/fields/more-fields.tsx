/** The controls a short form does without, in one piece of code. */
import { AutoComplete, Checkbox, Switch, type RefSelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { emailSuggestions } from '@/lib/email-suggestions';
import { splitFlags, setFlag } from '@/lib/bit-flags';
import { enumOptions } from '@/elements/select/enum-select';
import {
  asNumber,
  asNumbers,
  asText,
  enumOf,
  inputProps,
  onGroupBlur,
  accessibleName,
  type FieldProps,
} from '@/elements/control/control-props';
import { typeOf } from '@/elements/form/form-values';
import { NumberInput } from './number-input';
import styles from './form.module.css';

export { AmountField } from './amount-field';
export { MobileField } from './mobile-field';
export { OptionsField } from './options-field';
export { PasswordField } from './password-field';

export function NumberField(props: FieldProps) {
  const { field, value, placeholder, onChange } = props;
  return (
    <NumberInput
      {...inputProps(props)}
      className={styles.number}
      min={field.min}
      max={field.max}
      step={field.step}
      placeholder={placeholder}
      value={typeof value === 'string' ? value : asNumber(value)}
      onChange={(next) => onChange?.(next)}
    />
  );
}

/** antd hands no such attribute down to its input. */
const askForAt = (select: RefSelectProps | null) =>
  select?.nativeElement.querySelector('input')?.setAttribute('inputmode', 'email');

/** An address, completed with the domains of the common providers behind its @. */
export function EmailField(props: FieldProps) {
  const { field, value, onChange } = props;
  const text = asText(value);
  return (
    <AutoComplete
      {...inputProps(props)}
      ref={askForAt}
      // Enter saves what is typed; a suggestion is taken only when it was chosen.
      defaultActiveFirstOption={false}
      options={emailSuggestions(text).map((address) => ({ value: address }))}
      maxLength={field.maxLength}
      suffix={field.maxLength && `${text.length} / ${field.maxLength}`}
      value={text}
      onChange={(next: string) => onChange?.(next)}
    />
  );
}

export function SwitchField(props: FieldProps) {
  const { value, onChange } = props;
  return (
    <Switch {...inputProps(props)} checked={value === true} onChange={(on) => onChange?.(on)} />
  );
}

/** Checkboxes for a list of codes, or for the flags of a sum. */
export function ChoicesField(props: FieldProps) {
  const { id, field, value, disabled, onChange, onBlur } = props;
  useTranslation();
  const of = enumOf(field);
  const isSum = typeOf(field) === 'flags';
  const sum = asNumber(value) ?? 0;
  const chosen = isSum ? splitFlags(sum, of.$values) : asNumbers(value);
  const toggle = (code: number, on: boolean) => {
    if (isSum) return onChange?.(setFlag(sum, code, on));
    const next = of.$values.filter((own) => (own === code ? on : chosen.includes(own)));
    return onChange?.(next);
  };
  return (
    // The form goes here when nothing is chosen; the single boxes are its stops.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the group is left
    <fieldset
      id={id}
      className={styles.choices}
      aria-label={accessibleName(props)}
      tabIndex={-1}
      onBlur={onGroupBlur(onBlur)}
    >
      {enumOptions(of).map((option) => (
        <Checkbox
          key={option.value}
          disabled={disabled}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => toggle(option.value, target.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
