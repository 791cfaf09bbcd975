import { loadable } from '@/ui/loadable';
import type { ExportPopup } from './export-popup';

const load = async () => (await import('./export-popup')).ExportPopup;

/** The export popup, whose code is loaded when it is first drawn. */
export const LazyExportPopup = loadable(load) as unknown as typeof ExportPopup; // loadable() loses the type parameter of a generic component.
