import { Input, type InputRef } from 'antd';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n';
import { mobileParts } from '@/config/limits';
import { toHalfWidth } from '@/lib/amount';
import {
  asText,
  inputProps,
  onGroupBlur,
  accessibleName,
  type FieldProps,
} from '@/elements/control/control-props';
import styles from './form.module.css';

const totalDigits = mobileParts.reduce((sum, length) => sum + length, 0);
const digitsOf = (text: string) => toHalfWidth(text).replace(/\D/g, '');

/** Splits digits into three parts; missing digits leave parts empty. */
const split = (digits: string): string[] => {
  let from = 0;
  return mobileParts.map((length) => digits.slice(from, (from += length)));
};
const partsOf = (text: string) =>
  text.includes('-') ? mobileParts.map((_, index) => text.split('-')[index] ?? '') : split(text);
/** Joins the parts with hyphens, which keep each part in its place; '' when all parts are empty. */
const joinParts = (parts: string[]) => (parts.some(Boolean) ? parts.join('-') : '');

/** The parts of a pasted number without its country code; null when it has too few digits. */
function pastedNumber(text: string): string[] | null {
  const digits = digitsOf(text).replace(new RegExp(`^(?:00)?86(?=\\d{${totalDigits}}$)`), '');
  return digits.length >= totalDigits ? split(digits.slice(0, totalDigits)) : null;
}

/** Three inputs for 3, 4 and 4 digits. The focus moves to the next input when one is full, and back on Backspace. */
export function MobileField(props: FieldProps) {
  const { t } = useTranslation();
  const { value, disabled, onChange, onBlur } = props;
  const label = accessibleName(props);
  const boxes = useRef<(InputRef | null)[]>([]);
  const parts = partsOf(asText(value));
  const setPart = (index: number, digits: string) => {
    const length = mobileParts[index] ?? 0;
    onChange?.(joinParts(parts.with(index, digits.slice(0, length))));
    if (digits.length >= length) boxes.current[index + 1]?.focus();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const number = pastedNumber(event.clipboardData.getData('text'));
    if (!number) return;
    event.preventDefault();
    onChange?.(joinParts(number));
    boxes.current.at(-1)?.focus();
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || parts[index] || !index) return;
    event.preventDefault();
    boxes.current[index - 1]?.focus({ cursor: 'end' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only handles the blur of the group
    <fieldset className={styles.parts} aria-label={label} onBlur={onGroupBlur(onBlur)}>
      {mobileParts.map((length, index) => (
        <Input
          // The index is a stable key: the order of the parts never changes.
          key={index}
          {...inputProps({ ...props, id: index ? undefined : props.id, onBlur: undefined })}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          aria-label={t('elements.form.mobile.part', { label, part: index + 1 })}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={parts[index]}
          placeholder={'0'.repeat(length)}
          onChange={({ target }) => setPart(index, digitsOf(target.value))}
          onPaste={onPaste}
          onKeyDown={onKeyDown(index)}
        />
      ))}
    </fieldset>
  );
}
