import { Input } from 'antd';
import type { ChangeEvent, ClipboardEvent, CompositionEvent, FocusEvent } from 'react';
import { textareaRows } from '@/config/limits';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { lengthCount } from '@/elements/control/length-count';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { usesHalfWidth, typeOf } from '@/elements/form/form-values';
import { takePhone } from '@/elements/text/take-phone';
import { toHalfWidth } from '@/lib/amount';
import { insertText } from '@/lib/dom';
import { isSensitive, maskNumber, maskNumbers } from '@/lib/mask';
import { filterPaste } from '@/lib/text';
import { rewriteInput, changedText } from './typed-text';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isPhone = (field: FieldProps['field']) => typeOf(field) === 'phone';
const unchanged = (text: string) => text;

/** Changes pasted text to what the field accepts; undefined when it accepts any text. */
function cleanerOf(field: FieldProps['field']) {
  const { strip } = field;
  if (isPhone(field)) return takePhone;
  return strip && ((text: string) => filterPaste(text, strip));
}

/** Handlers for typing, composing (IME), pasting and leaving a text field. */
function useTyping({ field, onChange, onBlur }: FieldProps) {
  const clean = cleanerOf(field);
  const change = usesHalfWidth(field) ? toHalfWidth : unchanged;
  return {
    onChange: (event: ChangeEvent<TextBox>) => onChange?.(changedText(event, change)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) =>
      onChange?.(rewriteInput(currentTarget, change)),
    onPaste: clean
      ? (event: ClipboardEvent<TextBox>) => {
          event.preventDefault();
          insertText(event.currentTarget, change(clean(event.clipboardData.getData('text'))));
        }
      : undefined,
    onBlur: ({ currentTarget: { value } }: FocusEvent<TextBox>) => {
      const plain = isPhone(field) ? takePhone(value) : value;
      if (plain !== value) onChange?.(plain);
      onBlur?.();
    },
  };
}

/** The text of a field; numbers in it are masked until the field is edited. */
function useShownText(props: FieldProps) {
  const { field, value } = props;
  const typing = useTyping(props);
  const mask = isSensitive(field.type) ? maskNumber : maskNumbers;
  const { text, onFocus, onBlur } = useMaskedBox(asText(value), mask);
  return {
    ...typing,
    value: text,
    onFocus,
    onBlur: (event: FocusEvent<TextBox>) => {
      typing.onBlur(event);
      onBlur();
    },
  };
}

export function TextField(props: FieldProps) {
  const { field } = props;
  return (
    <Input
      {...inputProps(props)}
      count={lengthCount(field.maxLength)}
      {...useShownText(props)}
      autoComplete="off"
      // Show the telephone keyboard on phones; other texts may need letters.
      inputMode={isPhone(field) ? 'tel' : undefined}
    />
  );
}

export function TextAreaField(props: FieldProps) {
  const { field } = props;
  return (
    <Input.TextArea
      {...inputProps(props)}
      count={lengthCount(field.maxLength)}
      {...useShownText(props)}
      rows={textareaRows}
    />
  );
}
