import { loadable } from '@/ui/loadable';

/** The image viewer, whose code is loaded when it is first drawn. */
export const LazyImageViewer = loadable(async () => (await import('./image-viewer')).ImageViewer);
