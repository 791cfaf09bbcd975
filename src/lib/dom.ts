/** Apple keyboards have ⌘ where others have Ctrl. */
export const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Whether an element is visible: hidden tabs stay in the document. */
export const isVisible = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The visible dialog on top of the others; undefined when none is open. Those of hidden tabs stay in the document. */
export const topmostModal = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].findLast(isVisible);

/** Moves the focus from a button that is about to disappear to the page, panel or popup around it. */
export const focusAround = (button: Element) =>
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });

type Modifiers = Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>;
/** Whether the browser opens a pressed link in another tab or window. */
export const opensTab = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Runs a function when no pointer is pressed. A button that moves between press and release misses its click, so what
 * leaving a field may add to the page has to wait.
 */
export function afterPress(run: () => void) {
  if (!document.querySelector(':active')) return run();
  const end = new AbortController();
  const finish = () => {
    end.abort();
    // The click comes after the release.
    setTimeout(run);
  };
  // A touch is released before the browser moves the focus, between the mouse events that it derives from it.
  for (const type of ['pointerup', 'mouseup', 'pointercancel'])
    document.addEventListener(type, finish, { capture: true, signal: end.signal });
}

/** Runs a function after the first paint, for work that the first paint does not need. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What Chromium says about the line; other browsers say nothing. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether nothing should be loaded in advance: the user saves data, or the line is slow or that of a phone. */
export function isMetered(): boolean {
  // The DOM types of TypeScript lack `connection`.
  const { connection } = navigator as Navigator & { connection?: Connection };
  const { saveData = false, type, effectiveType = '' } = connection ?? {};
  return saveData || type === 'cellular' || /[23]g$/.test(effectiveType);
}

/** The user's first steps on a new page come before what is loaded in advance. */
const settleMs = 1_000;

/** Runs a function some time later, when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run);
    else run();
  }, settleMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces the selection of a focused text box as typing does: the input event follows, and Ctrl+Z takes it back. A
 * value set by script would end the undo history.
 */
export function insertText(box: TextBox, text: string): void {
  const [start, end] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
  // Moving the caret ends the step of what was typed before, so that Ctrl+Z takes back this text alone.
  box.setSelectionRange(0, 0);
  box.setSelectionRange(start, end);
  const isDone = 'execCommand' in document && document.execCommand('insertText', false, text);
  if (isDone) return;
  box.setRangeText(text, start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
