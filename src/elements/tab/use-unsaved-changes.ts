import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { t } from '@/i18n';
import { topmostModal } from '@/lib/dom';
import { setDirty, useDirty } from '@/stores/dirty';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { useTabKey } from './tab-context';

/** Tracks whether a form has unsaved changes. The store tells the guards that ask before the user leaves the page. */
export function useUnsavedChanges() {
  const key = useId();
  const tab = useTabKey();
  const mark = useRef(false);
  const dirty = useDirty(({ work }) => work.has(key));
  // React runs the cleanup of effects when a tab is hidden, although its forms stay. So the effect sets the state again
  // when the tab is shown, and has no cleanup.
  useEffect(() => setDirty(key, mark.current, tab), [key, tab]);
  return {
    dirty,
    isDirty: () => mark.current,
    markDirty: (next: boolean) => {
      mark.current = next;
      setDirty(key, next, tab);
    },
  };
}

/** Asks whether unsaved changes may be discarded. */
export const confirmDiscard = () =>
  confirmDialog({
    title: t('elements.form.leave.title'),
    content: t('elements.form.leave.content'),
    okText: t('elements.form.leave.ok'),
    cancelText: t('elements.form.leave.cancel'),
    danger: true,
  });

/**
 * Saves with Ctrl+S or ⌘S, wherever the focus is, unless a dialog covers the form. Returns the ref of an element of the
 * form.
 */
export function useSaveShortcut(save: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const modal = topmostModal();
      if (!modal || modal.contains(element.current)) onSave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return element;
}
