import { useSyncExternalStore } from 'react';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
// A browser that cannot has no such property.
const isFull = () => Boolean(document.fullscreenElement);

/** Enters or leaves full screen; a browser that cannot says so. */
export async function toggleFullScreen() {
  try {
    const { default: screenfull } = await import('screenfull');
    if (!screenfull.isEnabled) throw new Error('not in this browser');
    await screenfull.toggle();
  } catch {
    notify.warning(t('elements.topBar.noFull'));
  }
}

/** Follows the keys of the browser as well. */
export const useFullScreen = () => useSyncExternalStore(subscribe, isFull);
