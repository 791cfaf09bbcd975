import { t } from '@/i18n';

/** While the screen is locked its title tells nothing; what the page asks for meanwhile is set afterwards. */
let wanted = '';
const neutral = () => t('common.product');

function keepNeutral() {
  if (document.title === neutral()) return;
  wanted = document.title;
  document.title = neutral();
}
const watch = new MutationObserver(keepNeutral);

export function hideTitle() {
  wanted = document.title;
  keepNeutral();
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
}

export function showTitle() {
  watch.disconnect();
  document.title = wanted;
}
