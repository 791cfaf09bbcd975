import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { cookies } from '@/lib/storage';

interface Layout {
  /** Desktop: wide or an icon strip. Remembered. */
  sidebarOpen: boolean;
  /** Phone: the drawer over the page. Never remembered. */
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
  useLayout.setState({ drawerOpen });
}
