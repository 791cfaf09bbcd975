import { plainText, shownText } from '@/elements/text/plain-text';
import { t } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { formatDate, formatPeriod } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { RangeEnd } from '@/schema/properties';
import type { ColumnKind } from '@/values/column-kind';

type EndsText = (min: unknown, max: unknown) => string;
const textOf: Record<RangeEnd, EndsText> = {
  number: (min, max) => t('elements.cells.range', { min: shownText(min), max: shownText(max) }),
  date: (start, end) => `${formatDate(start)} ~ ${formatDate(end)}`,
  dateTime: formatPeriod,
};

export const rangeColumn: ColumnKind = {
  width: 248,
  controlWidth: 184,
  isOneLine: true,
  text: plainText,
  rowText: ({ key, upper, of }, row) => {
    const ends = [row[key], upper && row[upper]] as const;
    if (ends.every(isEmpty)) return emptyText;
    return textOf[of ?? 'number'](...ends);
  },
};
