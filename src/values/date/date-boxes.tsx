import {
  createContext,
  use,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
} from 'react';
import type { TypedText } from '@/elements/control/use-typed-text';
import { readDate } from '@/lib/time';
import type { Precision } from './precision';

/** The text of the input of a date picker. */
export const DateText = createContext<TypedText | null>(null);

function PickerInput(props: ComponentProps<'input'>) {
  const typed = use(DateText);
  return (
    <input
      {...props}
      value={typed?.text}
      onChange={({ target }) => typed?.type(target.value)}
      onBlur={(event) => {
        typed?.settle();
        props.onBlur?.(event);
      }}
    />
  );
}

/**
 * Makes antd's date pickers show the text of `DateText`. Their own inputs reformat a date as soon as it can be
 * read, and become empty when the typed text is not a date any more.
 */
export const typedInputs = { input: PickerInput };

/** The last date of a native input: without one it accepts years of six digits. */
const last = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59:59' };

/**
 * The props of a native date input, the one of a phone. By itself it takes only its own format from the clipboard; these
 * accept a date in any spelling.
 */
export function nativeDateProps(typed: TypedText, { input, withTime }: Precision) {
  return {
    type: input,
    step: withTime ? 1 : undefined,
    max: last[input],
    value: typed.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => typed.type(target.value),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (!readDate(text)) return;
      event.preventDefault();
      typed.type(text);
      typed.settle();
    },
  };
}
