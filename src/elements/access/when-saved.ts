import { t } from '@/i18n';
import { hasUnsavedWork, useDirty, type Tabs } from '@/stores/dirty';
import { notify } from '@/ui/feedback/notify';

/** Says that permissions have changed, and waits until the user has saved or discarded what is unsaved in the tabs. */
export async function whenSaved(tabs?: Tabs): Promise<void> {
  if (!hasUnsavedWork(tabs)) return;
  notify.infoPopup(t('elements.denied.later'));
  await new Promise<void>((resolve) => {
    const stop = useDirty.subscribe(() => {
      if (hasUnsavedWork(tabs)) return;
      stop();
      resolve();
    });
  });
}
