import { Input } from 'antd';
import type { ChangeEvent, ClipboardEvent, CompositionEvent } from 'react';
import { textareaRows } from '@/config/limits';
import { toHalfWidth } from '@/lib/amount';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { isCallNumber, isNarrowed } from '@/elements/form/rules';
import { pasted, rewritten, typedText } from './typed-text';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const asTyped = (text: string) => text;

/** What typing, composing and pasting do to a text field. */
function useTyping({ field, onChange }: FieldProps) {
  const { strip, maxLength } = field;
  const change = isNarrowed(field) ? toHalfWidth : asTyped;
  return {
    onChange: (event: ChangeEvent<TextBox>) => onChange?.(typedText(event, change)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) =>
      onChange?.(rewritten(currentTarget, change)),
    onPaste: strip
      ? (event: ClipboardEvent<TextBox>) => onChange?.(change(pasted(event, strip, maxLength)))
      : undefined,
  };
}

const counter = (maxLength: number | undefined) =>
  maxLength === undefined ? {} : { maxLength, showCount: true };

export function TextField(props: FieldProps) {
  const { field, value } = props;
  return (
    <Input
      {...inputProps(props)}
      {...counter(field.maxLength)}
      {...useTyping(props)}
      autoComplete="off"
      // On a phone's own keys for it; everything else may need letters.
      inputMode={isCallNumber(field) ? 'tel' : undefined}
      value={asText(value)}
    />
  );
}

export function TextAreaField(props: FieldProps) {
  const { field, value } = props;
  return (
    <Input.TextArea
      {...inputProps(props)}
      {...counter(field.maxLength)}
      {...useTyping(props)}
      rows={textareaRows}
      value={asText(value)}
    />
  );
}
