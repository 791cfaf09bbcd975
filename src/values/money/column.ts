import { formatServerMoney } from '@/lib/amount';
import type { ColumnKind } from '@/values/column-kind';
import { exported, typing } from '@/values/number/column';

export const moneyColumn: ColumnKind = {
  width: 144,
  minWidth: 104,
  align: 'right',
  isBare: true,
  text: (value) => formatServerMoney(value) || String(value),
  exported,
  typing,
};
