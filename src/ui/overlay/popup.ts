import { lazyPopup } from './lazy-popup';

/** A modal dialog. Pages that have not opened one yet do not load antd's. */
export const Popup = lazyPopup(async () => (await import('./modal-popup')).Popup);

/** A drawer at the side of the page, or a sheet from its bottom edge; lists that never open one do not load it. */
export const Drawer = lazyPopup(async () => (await import('./antd-drawer')).Drawer);

/** Loads the code of both. What could not be loaded is loaded again when it is opened. */
export const preloadPopups = () =>
  void Promise.all([Popup.preload(), Drawer.preload()]).catch(() => undefined);
