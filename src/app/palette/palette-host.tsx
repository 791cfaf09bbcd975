import { useLayoutEffect } from 'react';
import { loadable } from '@/ui/loadable';
import { loadTexts } from '@/i18n';
import { useLock } from '@/stores/lock';
import { openPalette, openShortcuts, usePalette } from '@/stores/palette';
import { isVisible } from '@/lib/dom';
import { focusFirstCondition } from './first-condition';

const Palette = loadable(async () => {
  const [module] = await Promise.all([import('./palette'), loadTexts('palette')]);
  return module.Palette;
});
const Shortcuts = loadable(async () => {
  const [module] = await Promise.all([import('./shortcuts'), loadTexts('palette')]);
  return module.Shortcuts;
});

/** Letters typed here are text, not commands. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"]') !== null);

/** What is open asks for an answer first: a dialog, or a list of choices with keys of its own. */
const isBusy = () =>
  useLock.getState().locked ||
  [...document.querySelectorAll('[aria-modal="true"], .ant-modal-wrap')].some(isVisible);

/** Keys that work everywhere, unless somebody nearer has taken them. */
function onKeyDown(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return;
  const withCommand = ctrlKey || metaKey;
  if (withCommand && key.toLowerCase() === 'k') {
    // Not even the browser's own search, so that the keys mean the same everywhere.
    event.preventDefault();
    if (!isBusy()) openPalette();
  } else if (!withCommand && (key === '/' || key === '?') && !isTyping(event) && !isBusy()) {
    event.preventDefault();
    if (key === '?') openShortcuts();
    else focusFirstCondition();
  }
}

/** Stands in the frame: the keys, and the palette and the sheet of keys once they are asked for. */
export function PaletteHost() {
  const { open, shortcuts } = usePalette();
  const locked = useLock((state) => state.locked);
  // Before the frame is seen: who sees it may press them.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // The next one to sign in begins without them.
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
