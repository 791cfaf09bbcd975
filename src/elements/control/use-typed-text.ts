import { useState } from 'react';

export interface TypedText {
  /** What the box shows. */
  text: string;
  /** Takes the text that the user has typed. */
  type: (text: string) => void;
  /** Ends typing: the box shows its value as it is written elsewhere. */
  settle: () => void;
}

interface Options<Value> {
  value: Value;
  /** The value of a typed text; a text that cannot be read is its own value, so that the rules can reject it. */
  read: (text: string) => Value;
  show: (value: Value) => string;
  onChange: (value: Value) => void;
}

/**
 * The text of an input whose value has another format than the typed text, such as a date or an amount. While the user
 * types, the input shows what was typed, because reformatting the text at the caret would lose keys. A value that is set from
 * outside replaces the typed text.
 */
export function useTypedText<Value>({ value, read, show, onChange }: Options<Value>): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && (read(typed) ?? '') === (value ?? '');
  return {
    text: isOwn ? typed : show(value),
    type: (text) => {
      setTyped(text);
      onChange(read(text));
    },
    settle: () => setTyped(null),
  };
}
