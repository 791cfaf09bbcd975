import { formatTime } from '@/lib/time';
import { watermark } from './draw-watermark';

const minuteMs = 60_000;
const disguises = ['style', 'class', 'hidden', 'id'];

/**
 * Shows who looks at the screen and when, until the answer is called. A deterrent: what is taken away or
 * hidden comes back, but nobody is kept from his own browser.
 */
export function keepWatermark(words: string): () => void {
  let element: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    watch.disconnect();
    element?.remove();
    element = watermark([formatTime(Date.now(), '{y}-{m}-{d} {h}:{i}'), words]);
    document.body.append(element);
    watch.observe(document.body, { childList: true });
    watch.observe(element, { attributes: true, attributeFilter: disguises });
  };
  const restore = (changes: MutationRecord[]) => {
    const disguised = changes.some(({ type }) => type === 'attributes');
    if (disguised || !element?.isConnected) show();
  };
  const watch = new MutationObserver(restore);

  /** Anew with every minute; a hidden tab waits until it is looked at. */
  const keepTime = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    show();
    timer = setTimeout(keepTime, minuteMs - (Date.now() % minuteMs));
  };
  document.addEventListener('visibilitychange', keepTime);
  keepTime();

  return () => {
    document.removeEventListener('visibilitychange', keepTime);
    clearTimeout(timer);
    watch.disconnect();
    element?.remove();
  };
}
