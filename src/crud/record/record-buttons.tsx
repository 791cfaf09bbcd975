import { useRef } from 'react';
import type { ResolvedAction } from '@/elements/table/row-actions';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import { MoreMenu } from '@/ui/overlay/more-menu';
import { usePrimaryKey } from './use-primary-key';

/** The other actions are in a menu. */
const maxButtons = 2;
/** The action that the key E runs in a panel. */
export const editCode = 'edit';

interface RecordButtonsProps {
  actions: readonly ResolvedAction[];
  /** For a panel, which has keys for its actions. Called before Ctrl+Enter runs the first action, which is the primary one then. */
  onShortcut?: () => void;
}

/** The row actions of one record, without those that only lead to it. */
export function RecordButtons({ actions, onShortcut }: RecordButtonsProps) {
  const box = useRef<HTMLDivElement>(null);
  const resolved = actions
    .filter(({ code, to }) => to === undefined && code !== 'details')
    .toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  // What cannot be taken back is never one press away.
  const shown = resolved.filter(({ danger }) => !danger).slice(0, maxButtons);
  const hidden = resolved.slice(shown.length);
  const primary = onShortcut && shown[0];
  const shortcutsOf = (action: ResolvedAction) =>
    [action === primary && 'Control+Enter', onShortcut && action.code === editCode && 'E']
      .filter(Boolean)
      .join(' ') || undefined;
  const runPrimary = () => {
    onShortcut?.();
    primary?.onRun(box.current?.querySelector('button') ?? undefined);
  };
  usePrimaryKey(box, primary && !primary.busy ? runPrimary : undefined);
  if (!resolved.length) return null;
  return (
    <Row ref={box} gap={2} wrap data-print="no" data-alone={shown.length === 0 || undefined}>
      {shown.map((action, index) => (
        <Button
          // Keyed by index: "enable" and "disable" replace each other, and the button keeps the focus.
          key={index}
          variant={action === primary ? 'primary' : undefined}
          aria-keyshortcuts={shortcutsOf(action)}
          busy={action.busy}
          onClick={({ currentTarget }) => action.onRun(currentTarget)}
        >
          {action.text}
        </Button>
      ))}
      {hidden.length > 0 && (
        <MoreMenu
          items={hidden}
          // Alone, the word would look like the action of the record.
          isCompact={shown.length === 0}
          onChoose={(action, opener) => action.onRun(opener)}
        />
      )}
    </Row>
  );
}
