import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNetworkError, toApiError, type ApiError } from '@/api/errors';
import { errorText } from '@/elements/text/messages';
import { useTranslation } from '@/i18n';
import { onSessionChange } from '@/stores/session';
import { Button } from '@/ui/button';
import type { Undo } from '@/ui/feedback/notices';
import { notify } from '@/ui/feedback/notify';
import { usePausableTimer } from './use-pausable-timer';

interface UndoButtonProps {
  undo: Undo;
  ms: number;
  /** Closes the notification. */
  onClose: () => void;
  /** Undoes several changes, which takes a dialog with the result of each. */
  onUndoMany: (undo: Undo) => void;
  /** Shows in the notification why it failed; the user may try again. */
  onFailure: (text: string) => void;
}

/** The undo buttons on screen, the newest last; the shortcut belongs to the newest. */
let shown: object[] = [];

const textInputs =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';
const isTyping = ({ target }: Event) => target instanceof Element && target.closest(textInputs);
const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';

/** Whether the same request may succeed later. */
const mayRecover = (error: ApiError) => isNetworkError(error) || (error.status ?? 0) >= 500;

/** Calls back on Ctrl+Z, except in inputs, where the browser undoes the typing. */
function useUndoShortcut(onUndo: () => void) {
  const run = useEffectEvent(onUndo);
  useEffect(() => {
    const own = {};
    shown = [...shown, own];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || isTyping(event)) return;
      if (shown.at(-1) !== own) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      shown = shown.filter((one) => one !== own);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/**
 * The button of a notification that takes back what was saved. The notification stays while the pointer or the focus is
 * in it.
 */
export function UndoButton({ undo, ms, onClose, onUndoMany, onFailure }: UndoButtonProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLSpanElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The result decides whether it closes.
  const restartTimer = usePausableTimer(root, ms, () => isBusy || onClose());
  // The next user must not take back what this one has saved.
  const close = useEffectEvent(onClose);
  useEffect(() => onSessionChange(() => close()), []);

  const run = async () => {
    const [first, ...others] = undo.tasks;
    if (!first || isBusy) return;
    if (others.length) {
      onClose();
      onUndoMany(undo);
      return;
    }
    setIsBusy(true);
    const failure = await first.run().then(
      () => null,
      (thrown: unknown) => toApiError(thrown),
    );
    undo.onDone();
    if (failure && mayRecover(failure)) {
      onFailure(errorText(failure));
      setIsBusy(false);
      restartTimer();
      return;
    }
    onClose();
    if (failure) notify.error(errorText(failure));
    else notify.done(t('elements.undo.done'));
  };
  useUndoShortcut(() => void run());
  return (
    <span ref={root}>
      <Button
        variant="link"
        busy={isBusy}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void run()}
      >
        {t('elements.undo.action')}
      </Button>
    </span>
  );
}
