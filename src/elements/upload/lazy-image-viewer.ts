import { lazyPopup } from '@/ui/overlay/lazy-popup';

/** The image viewer, whose code is loaded when it is first drawn. */
export const LazyImageViewer = lazyPopup(async () => (await import('./image-viewer')).ImageViewer);
