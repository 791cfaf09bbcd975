import './hide-header.css';
import { freeHeaderFromPx } from '@/config/limits';

export const showHeader = () => document.documentElement.removeAttribute('data-header');

/** Hides the header when a page is scrolled down; every page scrolls in its own element. */
function onScroll({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.closest('main')) return;
  if (target.scrollHeight - target.clientHeight < freeHeaderFromPx) return;
  if (target.scrollTop === 0) showHeader();
  else document.documentElement.dataset.header = 'away';
}

/** Hides the header while a page is scrolled down. Returns a function that stops it. */
export function hideHeaderOnScroll(): () => void {
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    showHeader();
  };
}
