import type { InputRef } from 'antd';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import {
  asText,
  inputProps,
  onGroupBlur,
  accessibleName,
  type FieldProps,
} from '@/elements/control/control-props';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { takePhone } from '@/elements/text/take-phone';
import { useTranslation } from '@/i18n';
import { toHalfWidth } from '@/lib/amount';
import { insertText } from '@/lib/dom';
import { maskNumber } from '@/lib/mask';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import { Input } from '@/ui/antd/input';
import { notify } from '@/ui/feedback/notify';
import { Row } from '@/ui/layout/layout';
import styles from './mobile-field.module.css';

/** The lengths of the parts of a mobile number: 138-0013-8000. */
const mobileParts = [3, 4, 4] as const;

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

const lengthOf = (index: number) => mobileParts[index] ?? 0;
/** Moves the digits that are too many for a part to an empty part after it. */
function spread(parts: string[], index: number): string[] {
  const part = parts[index] ?? '';
  if (part.length <= lengthOf(index) || parts[index + 1] !== '') return parts;
  const rest = part.slice(lengthOf(index));
  return spread(parts.with(index, part.slice(0, lengthOf(index))).with(index + 1, rest), index + 1);
}

/** What a pasted text is: a mobile number, a few digits of one, or nothing that fits. */
function readPasted(text: string): { number: string } | { digits: string } | null {
  const number = takePhone(text);
  if (patterns.mobile.test(number)) return { number };
  return /^\d+$/.test(number) && number.length < totalDigits ? { digits: number } : null;
}

/** Three inputs for 3, 4 and 4 digits. The focus moves to the next input when one is full, and back on Backspace. */
export function MobileField(props: FieldProps) {
  const { t } = useTranslation();
  const { value, disabled, onChange, onBlur } = props;
  const label = accessibleName(props);
  const boxes = useRef<(InputRef | null)[]>([]);
  const parts = partsOf(asText(value));
  const masked = useMaskedBox(asText(value), maskNumber);
  const shown = partsOf(masked.text);
  const leave = () => {
    masked.onBlur();
    onBlur?.();
  };
  const setPart = (index: number, digits: string) => {
    const next = spread(parts.with(index, digits), index);
    onChange?.(joinParts(next));
    if (digits.length < lengthOf(index)) return;
    const open = next.findIndex((part, at) => at > index && part.length < lengthOf(at));
    boxes.current[Math.max(index + 1, open)]?.focus();
  };
  /** Types a whole number, part by part, so that Ctrl+Z takes it back. */
  const enter = (number: string) => {
    for (const [index, part] of split(number).entries()) {
      const box = boxes.current[index];
      box?.focus({ cursor: 'all' });
      if (box?.input && part !== parts[index]) insertText(box.input, part);
    }
    onChange?.(joinParts(split(number)));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const pasted = readPasted(text);
    if (!pasted) notify.warning(t('elements.phone.noMobile', { text: trimText(text) }));
    else if ('number' in pasted) enter(pasted.number);
    else insertText(event.currentTarget, pasted.digits);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || parts[index] || !index) return;
    event.preventDefault();
    boxes.current[index - 1]?.focus({ cursor: 'end' });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only handles the blur of the group
    <Row
      as="fieldset"
      gap={2}
      className={styles.parts}
      aria-label={label}
      onFocus={masked.onFocus}
      onBlur={onGroupBlur(leave)}
    >
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
          value={shown[index]}
          placeholder={'0'.repeat(length)}
          onChange={({ target }) => setPart(index, digitsOf(target.value))}
          onPaste={onPaste}
          onKeyDown={onKeyDown(index)}
        />
      ))}
    </Row>
  );
}
