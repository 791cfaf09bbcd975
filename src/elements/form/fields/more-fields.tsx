import { Row } from '@/ui/layout/layout';
/** The controls that simple forms do not need, loaded together as one chunk. */
import { AutoComplete, Checkbox, Switch, type RefSelectProps } from 'antd';
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
import { enumOptions } from '@/elements/select/enum-select';
import { useTranslation } from '@/i18n';
import { emailSuggestions } from '@/lib/email-suggestions';
import { splitFlags, setFlag } from '@/lib/number';
import { NumberInput } from './number-input';
import styles from './form.module.css';

export { AmountField } from './amount-field';
export { MobileField } from './mobile-field';
export { OptionsField } from './options-field';
export { PasswordField } from './password-field';

export function NumberField(props: FieldProps) {
  const { field, value, placeholder, onChange } = props;
  const { t } = useTranslation();
  return (
    <NumberInput
      {...inputProps(props)}
      className={field.unit ? styles.numberWithUnit : styles.number}
      suffix={field.unit && t(field.unit)}
      min={field.min}
      max={field.max}
      step={field.step}
      placeholder={placeholder}
      value={typeof value === 'string' ? value : asNumber(value)}
      onChange={(next) => onChange?.(next)}
    />
  );
}

/** Sets the input mode on the DOM element, because antd's AutoComplete does not pass the attribute to its input. */
const showEmailKeyboard = (select: RefSelectProps | null) =>
  select?.nativeElement.querySelector('input')?.setAttribute('inputmode', 'email');

/** An e-mail address; suggests the domains of common providers after the @. */
export function EmailField(props: FieldProps) {
  const { field, value, onChange } = props;
  const text = asText(value);
  return (
    <AutoComplete
      {...inputProps(props)}
      ref={showEmailKeyboard}
      // Enter must submit the typed text and not accept the first suggestion.
      defaultActiveFirstOption={false}
      options={emailSuggestions(text).map((address) => ({ value: address }))}
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

/** Checkboxes for a list of enum values, or for the bit flags of a number. */
export function ChoicesField(props: FieldProps) {
  const { id, field, value, disabled, onChange, onBlur } = props;
  useTranslation();
  const codes = enumOf(field);
  const isFlags = typeOf(field) === 'flags';
  const sum = asNumber(value) ?? 0;
  const chosen = isFlags ? splitFlags(sum, codes.$values) : asNumbers(value);
  const toggle = (code: number, on: boolean) => {
    if (isFlags) return onChange?.(setFlag(sum, code, on));
    const next = codes.$values.filter((own) => (own === code ? on : chosen.includes(own)));
    return onChange?.(next);
  };
  return (
    // Focusable by script, so that the form can move the focus here on an error; Tab stops at the checkboxes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only handles the blur of the group
    <Row
      as="fieldset"
      gap={2}
      lineGap={1}
      align="stretch"
      wrap
      className={styles.choices}
      id={id}
      aria-label={accessibleName(props)}
      tabIndex={-1}
      onBlur={onGroupBlur(onBlur)}
    >
      {enumOptions(codes).map((option) => (
        <Checkbox
          key={option.value}
          disabled={disabled}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => toggle(option.value, target.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </Row>
  );
}
