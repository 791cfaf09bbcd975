import { formatTime } from '@/lib/time';
import { onShapeChange, watermarkShape } from './clear-places';
import { createWatermark } from './draw-watermark';

const minuteMs = 60_000;
const watchedAttributes = ['style', 'class', 'hidden', 'id'];

/**
 * Shows the user and the time as a watermark, and shows it again when it is removed or hidden. It is a deterrent: nobody can
 * be prevented from changing the page in their own browser. Returns a function that removes the watermark.
 */
export function keepWatermark(text: string): () => void {
  let element: HTMLElement | undefined;
  let shape = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    watch.disconnect();
    element?.remove();
    element = createWatermark([formatTime(Date.now(), '{y}-{m}-{d} {h}:{i}'), text]);
    shape = watermarkShape();
    element.style.clipPath = shape;
    document.body.append(element);
    watch.observe(document.body, { childList: true });
    watch.observe(element, { attributes: true, attributeFilter: watchedAttributes });
  };
  const reshape = () => {
    const next = watermarkShape();
    if (!element || next === shape) return;
    shape = next;
    element.style.clipPath = next;
    // This change must not count as an attempt to hide the watermark.
    watch.takeRecords();
  };
  const endReshaping = onShapeChange(reshape);
  const restore = (changes: MutationRecord[]) => {
    const isChanged = changes.some(({ type }) => type === 'attributes');
    if (isChanged || !element?.isConnected) show();
  };
  const watch = new MutationObserver(restore);

  /** Updates the time every minute, while the tab is visible. */
  const updateTime = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    show();
    timer = setTimeout(updateTime, minuteMs - (Date.now() % minuteMs));
  };
  document.addEventListener('visibilitychange', updateTime);
  updateTime();

  return () => {
    document.removeEventListener('visibilitychange', updateTime);
    clearTimeout(timer);
    endReshaping();
    watch.disconnect();
    element?.remove();
  };
}
