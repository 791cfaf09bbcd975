import { lazyPopup } from '@/ui/overlay/lazy-popup';

/** The export popup, whose code is loaded when it is first drawn. */
export const LazyExportPopup = lazyPopup(async () => (await import('./export-popup')).ExportPopup);
