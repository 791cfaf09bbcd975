import { pasteLines } from '@/elements/control/paste-lines';
import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';

/** Uses the first of several pasted lines, because a list is searched for one keyword; a message names the other lines. */
export const pasteKeyword = pasteLines(([first = '', ...others]) => {
  notify.warning(t('elements.filter.firstLine', { first, others: listText(others) }));
  return first;
});
