import { loadable } from '@/ui/loadable';
import type { ExportPopup } from './export-popup';

const load = async () => (await import('./export-popup')).ExportPopup;

/** The export, whose code loads when it is first asked for. */
export const LazyExportPopup = loadable(load) as unknown as typeof ExportPopup; // loadable() forgets the type parameter; the component is the same.
