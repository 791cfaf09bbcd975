import type { AnyField } from '@/schema/field';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

let popup: typeof import('./form-popup') | undefined;

/** The form popup, whose code is loaded when it is first drawn. It opens when its controls are loaded as well. */
export const LazyFormPopup = lazyPopup(async () => {
  popup = await import('./form-popup');
  return popup.FormPopup;
});

/**
 * Loads the code of the form popup and of the controls of these fields; returns undefined when it is loaded. A failure
 * is not reported here but by the popup when it opens.
 */
export function preloadForm(fields: readonly AnyField[]): Promise<unknown> | undefined {
  if (popup) return popup.preloadControls(fields);
  return LazyFormPopup.preload().then(
    () => popup?.preloadControls(fields),
    () => undefined,
  );
}
