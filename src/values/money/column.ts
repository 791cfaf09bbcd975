import { formatServerMoney } from '@/lib/amount';
import type { ColumnKind } from '@/values/column-kind';
import { exported, typingOf } from '@/values/number/column';
import { yuanUnits } from './units';

export const moneyColumn: ColumnKind = {
  width: 144,
  minWidth: 104,
  align: 'right',
  isBare: true,
  isAmount: true,
  text: (value) => formatServerMoney(value) || String(value),
  exported,
  sheetFormat: 'money',
  typing: typingOf(yuanUnits),
};
