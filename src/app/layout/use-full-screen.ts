import { useSyncExternalStore } from 'react';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
// Browsers without full-screen support do not have this property.
const isFull = () => Boolean(document.fullscreenElement);

/** Toggles full screen; shows a message when the browser does not support it. */
export async function toggleFullScreen() {
  try {
    const { default: screenfull } = await import('screenfull');
    if (!screenfull.isEnabled) throw new Error('not in this browser');
    await screenfull.toggle();
  } catch {
    notify.warning(t('elements.topBar.noFull'));
  }
}

/** Whether the page is in full screen; also updates when the user presses F11 or Esc. */
export const useFullScreen = () => useSyncExternalStore(subscribe, isFull);
