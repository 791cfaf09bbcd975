import { useEffect, useEffectEvent, type ComponentType, type JSXElementConstructor } from 'react';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';
import { loadable, type Preloadable, type PropsOf } from '@/ui/loadable';

interface Closable {
  /** Takes whether something was changed. */
  onClose: (changed: boolean) => void;
}

/** Tells the user that the code of a popup could not be loaded. */
export const notifyNotLoaded = () => notify.error(t('elements.load.popup'));

interface NotShownProps extends Closable {
  tell?: () => void;
}
/** Takes the place of a popup that cannot be shown, by default because its code could not be loaded: says so, and closes it. */
export function NotShown({ tell = notifyNotLoaded, onClose }: NotShownProps) {
  const giveUp = useEffectEvent(() => {
    tell();
    onClose(false);
  });
  useEffect(() => giveUp(), []);
  return null;
}

/**
 * A popup whose code loads when it opens or is preloaded. When the load fails, a message is shown and the popup closes:
 * the page stays as it is, and the next press loads again. `close` is for a popup without such an
 * `onClose`.
 */
export function lazyPopup<Component extends JSXElementConstructor<never>>(
  load: () => Promise<Component>,
  ...close: PropsOf<Component> extends Closable ? [] : [close: (props: PropsOf<Component>) => void]
): Component & Preloadable;
export function lazyPopup<Props extends object>(
  load: () => Promise<ComponentType<Props & Partial<Closable>>>,
  close: (props: Props & Partial<Closable>) => void = ({ onClose }) => onClose?.(false),
) {
  return loadable(load, undefined, (props) => <NotShown onClose={() => close(props)} />);
}
