import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { normalizePhone, phonesIn } from '@/lib/phone';
import type { CellReader, FieldKind } from '@/values/field-kind';
import { idNumberField } from '@/values/id-number/field';
import { inFull, mobile, mobileInParts, phone } from '@/values/rules';

/** The first phone number of a cell; the others are named. */
const read: CellReader = (text) => {
  const [first = '', ...others] = phonesIn(text);
  const value = normalizePhone(text);
  if (!others.length) return { value };
  return { value, note: t('elements.phone.others', { first, others: listText(others) }) };
};

export const phoneField: FieldKind = {
  ...idNumberField,
  columnWidth: 136,
  rules: ({ mobile: isMobile, parts }) => [
    inFull,
    parts ? mobileInParts : isMobile ? mobile : phone,
  ],
  toInput: (value, { joined, parts }) => {
    if (joined || typeof value !== 'string') return value;
    return parts ? value.replaceAll('-', '') : normalizePhone(value);
  },
  reader: () => read,
};
