import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { isString } from '@/lib/guards';
import { cookies, local, parseStored } from '@/lib/storage';

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

/** The paths of the expanded groups of the menu. Stored. */
export const useMenuGroups = create<{ open: string[] }>(() => ({
  open: parseStored(local.read(storageKeys.menuGroups), isStrings) ?? [],
}));

export function setMenuGroups(open: string[]) {
  local.write(storageKeys.menuGroups, JSON.stringify(open));
  useMenuGroups.setState({ open });
}

/** Expands groups in addition to the expanded ones. */
export function expandMenuGroups(paths: string[]) {
  const { open } = useMenuGroups.getState();
  const collapsed = paths.filter((path) => !open.includes(path));
  if (collapsed.length > 0) setMenuGroups([...open, ...collapsed]);
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
