import { t } from '@/i18n';
import { hasUnsavedWork, useDirty } from '@/stores/dirty';
import { notify } from '@/ui/feedback/notify';

/** Says that permissions have changed, and waits until the user has saved or discarded what is unsaved. */
export async function whenSaved(): Promise<void> {
  if (!hasUnsavedWork()) return;
  notify.infoPopup(t('elements.denied.later'));
  await new Promise<void>((resolve) => {
    const stop = useDirty.subscribe(() => {
      if (hasUnsavedWork()) return;
      stop();
      resolve();
    });
  });
}
