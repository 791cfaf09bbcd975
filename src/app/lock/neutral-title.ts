import { productName } from '@/i18n';

/** The title to restore: while the screen is locked, the document title shows only the name of the product. */
let pageTitle = '';
function setNeutral() {
  if (document.title === productName()) return;
  pageTitle = document.title;
  document.title = productName();
}
const observer = new MutationObserver(setNeutral);

export function hideTitle() {
  pageTitle = document.title;
  setNeutral();
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

export function showTitle() {
  observer.disconnect();
  document.title = pageTitle;
}
