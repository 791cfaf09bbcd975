import { useEffect, useEffectEvent } from 'react';

const isPopupOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Ctrl or ⌘ with S, wherever the focus is while the form is in view; a form in a page yields to an open popup. */
export function useSaveShortcut(save: () => void, inPopup = false) {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (inPopup || !isPopupOpen()) onSave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [inPopup]);
}
