import { useCallback, useState } from 'react';
import type { Id } from '@/api/types';

/** What the table itself knows of its rows; never part of them, so never sent to a server. */
export interface RowState {
  isOpen: boolean;
  isEditMode: boolean;
  isClicked: boolean;
}

const toggled = (ids: ReadonlySet<Id>, id: Id, on = !ids.has(id)) => {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
};

/** The marks of all rows, by id, and stable functions that change them. */
export function useRowState() {
  const [open, setOpen] = useState<ReadonlySet<Id>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<Id>>(new Set());
  const [clicked, setClicked] = useState<Id>();
  const toggleOpen = useCallback((id: Id) => setOpen((ids) => toggled(ids, id)), []);
  const setEditMode = useCallback(
    (id: Id, on: boolean) => setEdited((ids) => toggled(ids, id, on)),
    [],
  );
  const marksOf = (id: Id): RowState => ({
    isOpen: open.has(id),
    isEditMode: edited.has(id),
    isClicked: clicked === id,
  });
  const isUsed = open.size > 0 || edited.size > 0;
  return { isUsed, marksOf, toggleOpen, setEditMode, setClicked };
}
