import { useLayoutEffect } from 'react';
import { loadTexts, t } from '@/i18n';
import { isVisible, topmostModal } from '@/lib/dom';
import { isInputMethodKey } from '@/lib/keys';
import {
  closePalette,
  closeShortcuts,
  openPalette,
  openShortcuts,
  usePalette,
} from '@/stores/layout';
import { useLock } from '@/stores/lock';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

const Palette = lazyPopup(async () => {
  const [module] = await Promise.all([import('./palette'), loadTexts('palette')]);
  return module.Palette;
}, closePalette);
const Shortcuts = lazyPopup(async () => {
  const [module] = await Promise.all([import('./shortcuts'), loadTexts('palette')]);
  return module.Shortcuts;
}, closeShortcuts);

/** Whether the target is a text input; then letters are not shortcuts. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Whether a dialog or a list is open, which handles the keys itself. */
const isBusy = () => useLock.getState().locked || topmostModal() !== undefined;

/** The filters above a table: chips, or a form. */
const filterControls = () =>
  ['button', 'input', 'select']
    .flatMap((control) =>
      [`section[aria-label="${CSS.escape(t('elements.filter.title'))}"]`, 'search'].map(
        (bar) => `main ${bar} ${control}:not(:disabled):not([type="submit"])`,
      ),
    )
    .join(', ');

/** Focuses the first filter of the visible page. */
function focusFirstFilter() {
  [...document.querySelectorAll<HTMLElement>(filterControls())].find(isVisible)?.focus();
}

/** Global shortcuts, unless another handler has already handled the event. */
function onKeyDown(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || isInputMethodKey(event) || altKey) return;
  const withCommand = ctrlKey || metaKey;
  if (withCommand && key.toLowerCase() === 'k') {
    // Also prevents the browser's search, so that the shortcut works the same everywhere.
    event.preventDefault();
    if (!isBusy()) openPalette();
  } else if (!withCommand && (key === '/' || key === '?') && !isTyping(event) && !isBusy()) {
    event.preventDefault();
    if (key === '?') openShortcuts();
    else focusFirstFilter();
  }
}

/** Handles the global shortcuts; loads the palette and the list of shortcuts when they open. */
export function PaletteHost() {
  const { open, shortcuts } = usePalette();
  const locked = useLock((state) => state.locked);
  // A layout effect, so that the shortcuts work as soon as the page is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // Closed at the end of the session, so that the next user does not see them.
      usePalette.setState({ open: false, shortcuts: false });
    };
  }, []);
  if (locked) return null;
  return (
    <>
      {open && <Palette />}
      {shortcuts && <Shortcuts />}
    </>
  );
}
