/** The key code of a key that an input method has handled. */
const handledKeyCode = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that takes over a Chinese word. Safari sends that Enter
 * after the composition has ended; only its key code tells it from one that is meant for the page.
 */
export function isInputMethodKey(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === handledKeyCode;
}

/** For a box whose Enter must not submit the form around it. */
export function preventSubmit(event: { key: string; preventDefault: () => void }) {
  if (event.key === 'Enter') event.preventDefault();
}
