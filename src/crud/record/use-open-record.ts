import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ById } from '@/api/types';
import { useAddressParam } from '@/elements/filter/use-address';
import type { CrudDeclaration } from '@/schema/crud';
import { useCan } from '@/stores/app-config';
import { openParameter } from '@/stores/tabs';
import { useLatest } from '@/ui/use-latest';

/** What a panel does for its list; its code loads later than that of the list. */
export interface PanelHandle {
  focus: () => void;
  /** Shows a row that the user has chosen; by default its record takes the place of the open one. */
  onShow?: (row: ById) => void;
  /** An arrow key leads to the row of this index, which may be past the ends of the table. */
  onArrow: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The user presses a key or the pointer. */
  onPress?: (event: KeyboardEvent | PointerEvent) => void;
  /** Something in the list was saved. */
  onSaved?: () => void;
}

export type OpenRecord = ReturnType<typeof useOpenRecord>;

/** The record that a list shows beside its rows: its id is in the address, or in the state of a list without one. */
export function useOpenRecord<Row>(
  { panel, policy }: Pick<CrudDeclaration<Row & ById, never, never>, 'panel' | 'policy'>,
  embedded: boolean,
) {
  const can = useCan();
  const [place, moveTo] = useAddressParam(openParameter);
  const [local, setLocal] = useState<string | null>(null);
  const wanted = embedded ? local : place;
  const id = panel && can(panel.policy ?? policy) ? wanted : null;
  const latestId = useLatest(id);
  const handle = useRef<PanelHandle>(null);
  const open: typeof moveTo = embedded ? setLocal : moveTo;
  return {
    id,
    latestId,
    handle,
    open,
    show: (row: ById) => {
      const next = String(row.id);
      if (handle.current?.onShow) handle.current.onShow(row);
      else if (next === latestId.current) handle.current?.focus();
      else open(next);
    },
  };
}
