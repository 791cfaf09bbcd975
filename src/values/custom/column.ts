import { plainText } from '@/elements/text/plain-text';
import { screenText } from '@/stores/privacy';
import type { ColumnKind } from '@/values/column-kind';

export const customColumn: ColumnKind = {
  width: 144,
  text: () => '',
  rowText: () => '',
  isCustom: true,
  exported: (value) => (typeof value === 'object' ? '' : screenText(plainText(value))),
};
