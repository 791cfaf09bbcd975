import { InputNumber } from 'antd';
import { useCallback, useState, type ComponentProps } from 'react';
import { stripAmount } from '@/lib/amount';
import { parseExactNumber } from '@/lib/number';
import { asText } from '@/elements/control/control-props';

/** A number; the text that was typed when it is none, or one that would lose digits; null for nothing. */
export type NumberValue = number | string | null;

/** Full-width digits and Chinese dots count as what they stand for, and separators as nothing. */
function parseNumber(text: string): NumberValue {
  const bare = stripAmount(text);
  return bare === '' ? null : (parseExactNumber(bare) ?? bare);
}

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
  onChange: (value: NumberValue) => void;
  onBlur?: () => void;
}

/**
 * A number that is typed, or stepped through its bounds. antd moves what is typed beyond them to the nearest one, and
 * drops what is no number: here it stays as typed, for the rules to refuse.
 */
export function NumberInput({ value, onChange, onBlur, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // A value that came from elsewhere takes the place of what was typed.
  const text = typed !== null && parseNumber(typed) === value ? typed : asText(value);
  const { min } = rest;
  return (
    <InputNumber<number | string>
      {...rest}
      // A phone's keys for digits have no minus.
      inputMode={min !== undefined && Number(min) >= 0 ? 'decimal' : undefined}
      value={value}
      // Must be the same function for the same text: antd writes the text anew for a new one.
      formatter={useCallback(() => text, [text])}
      // Without one antd replaces Chinese dots itself, a frame later: by then the field may have been left.
      parser={(shown) => stripAmount(shown ?? '')}
      onInput={(next) => {
        setTyped(next);
        onChange(parseNumber(next));
      }}
      onStep={(next) => {
        setTyped(null);
        onChange(next);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
