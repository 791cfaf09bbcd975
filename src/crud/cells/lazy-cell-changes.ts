import { loadTexts } from '@/i18n';
import { loadable } from '@/ui/loadable';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

/** The preview of changed cells; its code loads when cells are pasted, filled or cleared. Most of its texts load with the range. */
export const LazyCellChanges = lazyPopup(async () => {
  const [module] = await Promise.all([import('./cell-changes'), loadTexts('bulk')]);
  return module.CellChanges;
});

const nothing = () => null;
/** Calculates with the numbers of a range; its code loads with the first range of several cells. */
export const LazyCalculateButton = loadable(
  async () => (await import('./calculate-button')).CalculateButton,
  nothing,
  nothing,
);
