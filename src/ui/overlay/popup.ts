import { loadable } from '@/ui/loadable';

/** A modal dialog. Pages that have not opened one yet do not load antd's. */
export const Popup = loadable(async () => (await import('./modal-popup')).Popup);

/** A drawer at the side of the page, or a sheet from its bottom edge; lists that never open one do not load it. */
export const Drawer = loadable(async () => (await import('./antd-drawer')).Drawer);
