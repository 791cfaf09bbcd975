import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topmostModal } from '@/lib/dom';
import { isInputMethodKey } from '@/lib/keys';

/** Runs the primary action of a record at Ctrl+Enter, wherever the focus is, unless a dialog covers the record. */
export function usePrimaryKey(box: RefObject<Element | null>, run: (() => void) | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (isInputMethodKey(event)) return;
    const modal = topmostModal();
    // A key that is held must not run the action on one record after the other.
    if (event.repeat || event.defaultPrevented || !run) return;
    if (modal && !modal.contains(box.current)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
