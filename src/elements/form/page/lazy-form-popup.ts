import { loadable } from '@/ui/loadable';

/** The form popup, whose code is loaded when it is first drawn. */
export const LazyFormPopup = loadable(async () => (await import('./form-popup')).FormPopup);
