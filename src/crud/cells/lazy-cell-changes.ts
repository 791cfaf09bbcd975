import { lazyPopup } from '@/ui/overlay/lazy-popup';

/** The preview of changed cells; its code loads when cells are pasted, filled or cleared. Its texts load with the range. */
export const LazyCellChanges = lazyPopup(async () => (await import('./cell-changes')).CellChanges);
