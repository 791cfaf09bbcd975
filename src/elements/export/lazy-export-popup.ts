import { loadTexts } from '@/i18n';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

/** The export popup, whose code and texts are loaded when it is first drawn. */
export const LazyExportPopup = lazyPopup(async () => {
  const [module] = await Promise.all([import('./export-popup'), loadTexts('export')]);
  return module.ExportPopup;
});
