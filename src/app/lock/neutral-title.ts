import { productName } from '@/i18n';

/** While the screen is locked the document title is neutral. The last title that the page has set is restored afterwards. */
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
