import { plainText } from '@/elements/text/plain-text';
import { shortPlace } from '@/lib/place-names';
import type { ColumnKind } from '@/values/column-kind';

export const regionColumn: ColumnKind = {
  width: 152,
  shortens: true,
  text: plainText,
  shortText: shortPlace,
  groupsBy: 'region',
};
