import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTexts } from '@/i18n';
import { closeSettings, useSettings } from '@/stores/settings';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import './hide-header.css';

/** The header is hidden only on pages that can scroll at least this far. */
const freeHeaderFromPx = 240;

const SettingsDrawer = lazyPopup(async () => {
  const [module] = await Promise.all([import('./settings-drawer'), loadTexts('settings')]);
  return module.SettingsDrawer;
}, closeSettings);

const showHeader = () => document.documentElement.removeAttribute('data-header');

/** Hides the header when a page is scrolled down; every page scrolls in its own element. */
function onScroll({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.closest('main')) return;
  if (target.scrollHeight - target.clientHeight < freeHeaderFromPx) return;
  if (target.scrollTop === 0) showHeader();
  else document.documentElement.dataset.header = 'away';
}

/** Hides the header while a page is scrolled down. Returns a function that stops it. */
function hideHeaderOnScroll(): () => void {
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    showHeader();
  };
}

/** The settings drawer, and the setting that lets the header scroll away. */
export function SettingsHost() {
  const { open, fixedHeader } = useSettings();
  const { pathname } = useLocation();
  useEffect(() => (fixedHeader ? undefined : hideHeaderOnScroll()), [fixedHeader]);
  // The next page starts with a visible header.
  useEffect(showHeader, [pathname]);
  return open && <SettingsDrawer />;
}
