import { plainText } from '@/elements/text/plain-text';
import { withoutProvince } from '@/lib/place-names';
import type { ColumnKind } from '@/values/column-kind';

export const regionColumn: ColumnKind = {
  width: 152,
  shortens: true,
  text: plainText,
  shortText: withoutProvince,
  groupsBy: 'region',
};
