import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@/stores/settings';
import { loadable } from '@/ui/loadable';
import { freeHeader, showHeader } from './free-header';

const SettingsDrawer = loadable(async () => (await import('./settings-drawer')).SettingsDrawer);

/** The drawer, and what the settings ask of the frame as a whole. */
export function SettingsHost() {
  const { open, fixedHeader } = useSettings();
  const { pathname } = useLocation();
  useEffect(() => (fixedHeader ? undefined : freeHeader()), [fixedHeader]);
  // Another page begins with its header, wherever the last one was left.
  useEffect(showHeader, [pathname]);
  return open && <SettingsDrawer />;
}
