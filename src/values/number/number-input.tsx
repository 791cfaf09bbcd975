import { useCallback, type ComponentProps } from 'react';
import { asText } from '@/elements/control/control-props';
import { useTypedText } from '@/elements/control/use-typed-text';
import { InputNumber } from '@/ui/antd/input-number';
import { bareNumber, parseTypedNumber } from './bare-number';

/** A number; the typed text when it is not a number or would lose digits; null when empty. */
export type NumberValue = number | string | null;

type InputNumberProps = ComponentProps<typeof InputNumber<number | string>>;
interface NumberInputProps extends Pick<
  InputNumberProps,
  | 'id'
  | 'className'
  | 'disabled'
  | 'min'
  | 'max'
  | 'step'
  | 'status'
  | 'suffix'
  | 'placeholder'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
> {
  value: NumberValue;
  /** The units that may be written after the number. */
  units: readonly string[];
  onChange: (value: NumberValue) => void;
  onBlur?: () => void;
}

/**
 * An input for a number, with buttons to step within its bounds. antd clamps typed numbers to the bounds and drops
 * invalid text; this one keeps what was typed, so that the rules can reject it.
 */
export function NumberInput({ value, units, onChange, onBlur, ...rest }: NumberInputProps) {
  const { text, type, settle } = useTypedText({
    value,
    read: (typed) => parseTypedNumber(typed, units),
    show: asText,
    onChange,
  });
  const { min } = rest;
  return (
    <InputNumber<number | string>
      {...rest}
      // The decimal keyboard of a phone has no minus key.
      inputMode={min !== undefined && Number(min) >= 0 ? 'decimal' : undefined}
      value={value}
      // Memoised, because antd formats the text again whenever the function changes.
      formatter={useCallback(() => text, [text])}
      // Without a parser antd replaces Chinese full stops one frame later, when the field may already have lost the
      // focus.
      parser={(shown) => bareNumber(shown ?? '', units)}
      onInput={type}
      onStep={(next) => {
        settle();
        onChange(next);
      }}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
    />
  );
}
