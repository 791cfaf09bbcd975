import { loadable } from '@/ui/loadable';

/** A modal dialog. Pages that have not opened one yet do not load antd's. */
export const Popup = loadable(async () => (await import('./modal-popup')).Popup);
