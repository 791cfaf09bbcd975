import { useCallback, useState } from 'react';
import type { ById, Id } from '@/api/types';
import { withMembers } from '@/lib/sets';

/** UI state of a row. It is kept apart from the row, so that it is never sent to the server. */
export interface RowState {
  isOpen: boolean;
  isEditMode: boolean;
  isClicked: boolean;
}

/** Holds the UI state of all rows by id, with stable functions that change it. */
export function useRowState() {
  const [open, setOpen] = useState<ReadonlySet<Id>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<Id>>(new Set());
  const [clicked, setClicked] = useState<Id>();
  const toggleOpen = useCallback(
    (id: Id) => setOpen((ids) => withMembers(ids, [id], !ids.has(id))),
    [],
  );
  const setEditMode = useCallback(
    (id: Id, on: boolean) => setEdited((ids) => withMembers(ids, [id], on)),
    [],
  );
  const stateOf = (id: Id): RowState => ({
    isOpen: open.has(id),
    isEditMode: edited.has(id),
    isClicked: clicked === id,
  });
  const isEditing = edited.size > 0;
  const isUsed = open.size > 0 || isEditing;
  return { isUsed, isEditing, stateOf, toggleOpen, setEditMode, setClicked };
}

/** The selected rows of a list, and the callback that changes them. */
export interface RowSelection<Row> {
  selected: ReadonlySet<Id>;
  /** The selected rows, including those of other pages. */
  rows?: readonly Row[];
  onSelect: (rows: Row[], on: boolean) => void;
}

/** The rows to copy: the selected ones in the order of the list, those of other pages last; without any that of an index. */
export function rowsToCopy<Row extends ById>(
  listed: readonly Row[],
  selection: RowSelection<Row> | undefined,
  index: number,
) {
  const selected = listed.filter(({ id }) => selection?.selected.has(id));
  const ids = new Set(listed.map(({ id }) => id));
  const others = (selection?.rows ?? []).filter(({ id }) => !ids.has(id));
  const rows = [...selected, ...others];
  return rows.length ? rows : listed.slice(index, index + 1);
}

/** Returns how many of the rows are selected, for the checkbox that selects all of them. */
export function selectionState<Row extends ById>(rows: Row[], selected: ReadonlySet<Id>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** Elements of a row that handle a click themselves. */
const interactiveElements =
  'a, button, input, select, textarea, label, [role="button"], [role="menu"]';
/** Whether a click is meant for the row itself. */
export const isRowClick = (target: EventTarget) =>
  !(target instanceof Element && target.closest(interactiveElements)) &&
  // A click that ends a text selection must not open the row.
  !window.getSelection()?.toString();
