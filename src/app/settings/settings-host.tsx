import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@/stores/settings';
import { loadable } from '@/ui/loadable';
import { hideHeaderOnScroll, showHeader } from './hide-header';

const SettingsDrawer = loadable(async () => (await import('./settings-drawer')).SettingsDrawer);

/** The settings drawer, and the setting that lets the header scroll away. */
export function SettingsHost() {
  const { open, fixedHeader } = useSettings();
  const { pathname } = useLocation();
  useEffect(() => (fixedHeader ? undefined : hideHeaderOnScroll()), [fixedHeader]);
  // The next page starts with a visible header.
  useEffect(showHeader, [pathname]);
  return open && <SettingsDrawer />;
}
