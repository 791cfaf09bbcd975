import type { ChangeEvent } from 'react';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Applies `change`, which must convert each character by itself, to the text of an input and keeps the caret after the
 * same character.
 */
export function rewriteInput(box: TextBox, change: (text: string) => string): string {
  const text = change(box.value);
  if (text === box.value) return text;
  const { selectionStart } = box;
  const caret = selectionStart && change(box.value.slice(0, selectionStart)).length;
  box.value = text;
  box.setSelectionRange(caret, caret);
  return text;
}

/** The text of an input after a change event, converted by `change`. */
export function changedText(event: ChangeEvent<TextBox>, change: (text: string) => string): string {
  const { nativeEvent, target } = event;
  // Do not convert text while an input method composes it.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return target.value;
  // antd's event target is a copy of the input, which does not have the caret of the real one.
  const box = nativeEvent.target;
  const isBox = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
  return rewriteInput(isBox ? box : target, change);
}
