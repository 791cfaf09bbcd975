import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { isString } from '@/lib/guards';
import { cookies } from '@/lib/storage';
import { storedValue } from './per-user';

interface Layout {
  /** Desktop: full width or icons only. Stored. */
  sidebarOpen: boolean;
  /** Phone: the drawer over the page. Not stored. */
  drawerOpen: boolean;
}
export const useLayout = create<Layout>(() => ({
  sidebarOpen: cookies.read(storageKeys.sidebar) !== '0',
  drawerOpen: false,
}));

export function toggleSidebar() {
  const sidebarOpen = !useLayout.getState().sidebarOpen;
  cookies.write(storageKeys.sidebar, sidebarOpen ? '1' : '0');
  useLayout.setState({ sidebarOpen });
}

export function setDrawer(drawerOpen: boolean) {
  if (useLayout.getState().drawerOpen !== drawerOpen) useLayout.setState({ drawerOpen });
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);

const menuGroups = storedValue<readonly string[]>(() => storageKeys.menuGroups, isStrings, []);

/** The paths of the expanded groups of the menu. */
export const useExpandedGroups = () => menuGroups.useValue((paths) => paths);

/** Expands or collapses groups. */
export function expandGroups(paths: readonly string[], isExpanded = true) {
  const isChanged = paths.some((path) => menuGroups.get().includes(path) !== isExpanded);
  if (!isChanged) return;
  menuGroups.update((open) => [
    ...open.filter((path) => !paths.includes(path)),
    ...(isExpanded ? paths : []),
  ]);
}

/** Which of the two dialogs is open; their code loads when one opens for the first time. */
interface Palette {
  /** The command palette. */
  open: boolean;
  /** The list of keyboard shortcuts. */
  shortcuts: boolean;
}
export const usePalette = create<Palette>(() => ({ open: false, shortcuts: false }));

export const openPalette = () => usePalette.setState({ open: true, shortcuts: false });
export const closePalette = () => usePalette.setState({ open: false });

export const openShortcuts = () => usePalette.setState({ open: false, shortcuts: true });
export const closeShortcuts = () => usePalette.setState({ shortcuts: false });
