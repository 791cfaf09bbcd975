import { useEffect, useEffectEvent, useRef } from 'react';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { topmostModal } from '@/lib/dom';
import { isInputMethodKey } from '@/lib/keys';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import { MoreMenu } from '@/ui/overlay/more-menu';

/** The other actions are in a menu. */
const maxButtons = 2;

interface RecordButtonsProps {
  actions: readonly ResolvedAction[];
  /** Called before Ctrl+Enter runs the first action, which is the primary one then. */
  onShortcut?: () => void;
}

/** The row actions of one record, without those that only lead to it. */
export function RecordButtons({ actions, onShortcut }: RecordButtonsProps) {
  const box = useRef<HTMLDivElement>(null);
  const resolved = actions
    .filter(({ code, to }) => to === undefined && code !== 'details')
    .toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  const [shown, hidden] = [resolved.slice(0, maxButtons), resolved.slice(maxButtons)];
  const [first] = resolved;
  // What cannot be taken back is never one press away.
  const primary = onShortcut && !first?.danger ? first : undefined;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (isInputMethodKey(event)) return;
    const modal = topmostModal();
    // A key that is held must not run the action on one record after the other.
    if (event.repeat || event.defaultPrevented || !primary || primary.busy) return;
    if (modal && !modal.contains(box.current)) return;
    event.preventDefault();
    onShortcut?.();
    primary.onRun(box.current?.querySelector('button') ?? undefined);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (!resolved.length) return null;
  return (
    <Row ref={box} gap={2} wrap data-print="no">
      {shown.map((action, index) => (
        <Button
          // Keyed by index: "enable" and "disable" replace each other, and the button keeps the focus.
          key={index}
          variant={action === primary ? 'primary' : undefined}
          aria-keyshortcuts={action === primary ? 'Control+Enter' : undefined}
          busy={action.busy}
          onClick={({ currentTarget }) => action.onRun(currentTarget)}
        >
          {action.text}
        </Button>
      ))}
      {hidden.length > 0 && (
        <MoreMenu items={hidden} onChoose={(action, opener) => action.onRun(opener)} />
      )}
    </Row>
  );
}
