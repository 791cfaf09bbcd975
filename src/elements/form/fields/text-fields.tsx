import { Input } from 'antd';
import type { ChangeEvent, ClipboardEvent, CompositionEvent } from 'react';
import { textareaRows } from '@/config/limits';
import { toHalfWidth } from '@/lib/amount';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { isPhoneField, usesHalfWidth } from '@/elements/form/rules';
import { insertPasted, rewriteInput, changedText } from './typed-text';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const unchanged = (text: string) => text;

/** Handlers for typing, composing (IME) and pasting in a text field. */
function useTyping({ field, onChange }: FieldProps) {
  const { strip, maxLength } = field;
  const change = usesHalfWidth(field) ? toHalfWidth : unchanged;
  return {
    onChange: (event: ChangeEvent<TextBox>) => onChange?.(changedText(event, change)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) =>
      onChange?.(rewriteInput(currentTarget, change)),
    onPaste: strip
      ? (event: ClipboardEvent<TextBox>) =>
          onChange?.(change(insertPasted(event, strip, maxLength)))
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
      // Show the telephone keyboard on phones; other texts may need letters.
      inputMode={isPhoneField(field) ? 'tel' : undefined}
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
