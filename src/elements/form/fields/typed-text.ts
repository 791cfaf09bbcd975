import type { ChangeEvent, ClipboardEvent } from 'react';
import { filterPaste, type PasteFilter } from '@/lib/paste-filter';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** What a text box holds after `change`, which rewrites each sign for itself, the caret behind the same sign. */
export function rewriteInput(box: TextBox, change: (text: string) => string): string {
  const text = change(box.value);
  if (text === box.value) return text;
  const { selectionStart } = box;
  const caret = selectionStart && change(box.value.slice(0, selectionStart)).length;
  box.value = text;
  box.setSelectionRange(caret, caret);
  return text;
}

/** What a text box holds after a change of its own and `change`. */
export function changedText(event: ChangeEvent<TextBox>, change: (text: string) => string): string {
  const { nativeEvent, target } = event;
  // A text being composed belongs to the keyboard until it is settled.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return target.value;
  // antd hands over a copy of the box, and the caret of a copy is not the one on the screen.
  const box = nativeEvent.target;
  const isBox = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
  return rewriteInput(isBox ? box : target, change);
}

/** Puts what is pasted into the box without what the field does not take, and answers the whole text. */
export function insertPasted(
  event: ClipboardEvent<TextBox>,
  strip: readonly PasteFilter[],
  maxLength = Infinity,
): string {
  event.preventDefault();
  const box = event.currentTarget;
  const start = box.selectionStart ?? box.value.length;
  const end = box.selectionEnd ?? start;
  const room = maxLength - box.value.length + (end - start);
  const clean = filterPaste(event.clipboardData.getData('text'), strip);
  box.setRangeText(clean.slice(0, Math.max(0, room)), start, end, 'end');
  return box.value;
}
