import type { ChangeEvent, ClipboardEvent, CompositionEvent, FocusEvent } from 'react';
import { textareaRows } from '@/config/limits';
import { asText, inputProps, type FieldProps } from '@/elements/control/control-props';
import { lengthCount } from '@/elements/control/length-count';
import { rewriteInput, changedText } from '@/elements/control/typed-text';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { toHalfWidth } from '@/lib/amount';
import { insertText } from '@/lib/dom';
import { maskNumbers } from '@/lib/mask';
import { filterPaste } from '@/lib/text';
import { Input, TextArea } from '@/ui/antd/input';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldProps extends FieldProps {
  /** Masks the text in privacy mode until it is edited. Default: only the numbers in it. */
  mask?: (text: string) => string;
  /** Converts full-width digits and Chinese dots to ASCII. Default: as the field declares. */
  halfWidth?: boolean;
  /** Takes from a pasted text, and from the text when the input is left, what the field accepts. */
  accept?: (text: string) => string;
  inputMode?: 'tel';
}

const unchanged = (text: string) => text;

/** The text of a field, and handlers for typing, composing (IME), pasting and leaving it. */
function useTextBox(props: TextFieldProps) {
  const { field, value, onChange, onBlur, accept, mask = maskNumbers } = props;
  const { halfWidth = field.halfWidth } = props;
  const { strip } = field;
  const clean = accept ?? (strip && ((text: string) => filterPaste(text, strip)));
  const change = halfWidth ? toHalfWidth : unchanged;
  const masked = useMaskedBox(asText(value), mask);
  return {
    value: masked.text,
    onChange: (event: ChangeEvent<TextBox>) => onChange?.(changedText(event, change)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) =>
      onChange?.(rewriteInput(currentTarget, change)),
    onPaste: clean
      ? (event: ClipboardEvent<TextBox>) => {
          event.preventDefault();
          insertText(event.currentTarget, change(clean(event.clipboardData.getData('text'))));
        }
      : undefined,
    onFocus: masked.onFocus,
    onBlur: ({ currentTarget: { value: text } }: FocusEvent<TextBox>) => {
      const accepted = accept?.(text) ?? text;
      if (accepted !== text) onChange?.(accepted);
      onBlur?.();
      masked.onBlur();
    },
  };
}

export function TextField(props: TextFieldProps) {
  return (
    <Input
      {...inputProps(props)}
      count={lengthCount(props.field.maxLength)}
      {...useTextBox(props)}
      autoComplete="off"
      inputMode={props.inputMode}
    />
  );
}

export function TextAreaField(props: FieldProps) {
  return (
    <TextArea
      {...inputProps(props)}
      count={lengthCount(props.field.maxLength)}
      {...useTextBox(props)}
      rows={textareaRows}
    />
  );
}
