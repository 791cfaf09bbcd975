import { useEffect, useEffectEvent } from 'react';

const isPopupOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Saves with Ctrl+S or ⌘S, wherever the focus is. A form in a page ignores it while a popup is open. */
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
