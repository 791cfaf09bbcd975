import { useState, type Context, type ReactNode } from 'react';
import type { AnyEndpoint } from '@/api/endpoint';
import { PopupBoundary } from '@/elements/query/popup-boundary';
import { useInvalidate } from '@/elements/query/use-load';

interface CellDialogProps<Row> {
  /** Gives the cells the function that opens the dialog. */
  context: Context<(row: Row) => void>;
  dialog: (row: Row, close: (changed?: boolean) => void) => ReactNode;
  /** Loaded again after a change. */
  list: AnyEndpoint;
  children: ReactNode;
}

/** A dialog that cells of a list open. It is drawn next to the list, because a reload may remove the cell. */
export function CellDialog<Row>({ context: Opener, dialog, list, children }: CellDialogProps<Row>) {
  const [row, setRow] = useState<{ value: Row } | null>(null);
  const [open] = useState(() => (value: Row) => setRow({ value }));
  const invalidate = useInvalidate(list);
  const close = (changed = false) => {
    setRow(null);
    if (changed) invalidate();
  };
  return (
    <Opener value={open}>
      {children}
      {row && <PopupBoundary subject={row} draw={() => dialog(row.value, close)} onClose={close} />}
    </Opener>
  );
}
