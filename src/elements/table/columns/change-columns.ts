import { mergeColumnOrder, moveKey } from '@/lib/column-order';
import { changeLayout, defaultLayout, layoutIn, layouts, type Pin } from '@/stores/table-layout';

export function setColumnPin(table: string, key: string, pin: Pin) {
  changeLayout(table, ({ pins }) => ({ pins: { ...pins, [key]: pin } }));
}

/** Moves a column to the position of another. */
export function moveColumn(table: string, declared: readonly string[], key: string, to: string) {
  changeLayout(table, ({ order }) => ({
    order: moveKey(mergeColumnOrder(declared, order), key, to),
  }));
}

/** Stores which columns exist, so that a column added later does not count as hidden by the user. */
export function saveKnownColumns(table: string, declared: readonly string[]) {
  changeLayout(table, () => ({ known: [...declared] }));
}

/** Restores the declared order, widths and pins; returns a function that puts back those of the user. */
export function resetLayout(table: string) {
  const before = layoutIn(layouts.get(), table);
  changeLayout(table, () => defaultLayout);
  return () => changeLayout(table, () => before);
}
