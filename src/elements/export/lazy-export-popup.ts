import { lazy } from 'react';
import type { ExportPopup } from './export-popup';

const load = () => import('./export-popup').then((module) => ({ default: module.ExportPopup }));

/** The export, whose code loads when it is first asked for. */
export const LazyExportPopup = lazy(load) as unknown as typeof ExportPopup; // lazy() forgets the type parameter; the component is the same.
