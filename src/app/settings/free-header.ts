import './free-header.css';
import { freeHeaderFromPx } from '@/config/limits';

export const showHeader = () => document.documentElement.removeAttribute('data-header');

/** Pages scroll in boxes of their own: once one has left its top, the header goes. */
function onScroll({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.closest('main')) return;
  if (target.scrollHeight - target.clientHeight < freeHeaderFromPx) return;
  if (target.scrollTop === 0) showHeader();
  else document.documentElement.dataset.header = 'away';
}

/** Lets the header scroll away until the answer is called. */
export function freeHeader(): () => void {
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    showHeader();
  };
}
