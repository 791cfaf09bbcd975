import { loadable } from '@/ui/loadable';

/** The export popup, whose code is loaded when it is first drawn. */
export const LazyExportPopup = loadable(async () => (await import('./export-popup')).ExportPopup);
