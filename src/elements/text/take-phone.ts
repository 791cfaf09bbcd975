import { t } from '@/i18n';
import { normalizePhone, phonesIn } from '@/lib/phone';
import { screenNumber } from '@/stores/privacy';
import { notify } from '@/ui/feedback/notify';
import { listText } from './messages';

/** Returns the phone number of a text, and shows a message with the other numbers of the text. */
export function takePhone(text: string): string {
  const [first = '', ...others] = phonesIn(text).map(screenNumber);
  if (others.length)
    notify.warning(t('elements.phone.others', { first, others: listText(others) }));
  return normalizePhone(text);
}
