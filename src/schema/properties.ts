/** What the properties of a record have in common, whether a column, a filter or a field shows them. */

/** What yes and no are called: 上架 / 下架, 正常 / 禁用 or 开 / 关. Without any they are 是 / 否. */
export type FlagLabels = 'listed' | 'normal' | 'onOff';
/** What a range goes from and to. */
export const rangeEnds = ['number', 'date', 'dateTime'] as const;
export type RangeEnd = (typeof rangeEnds)[number];

/** Parts of the names of properties that hold the number of a person or an account. */
type NumberName =
  | 'mobile'
  | 'phone'
  | 'receiver'
  | 'idCardN'
  | 'idNumber'
  | 'licenceNo'
  | 'bankN'
  | 'accountN';
/**
 * The name of a property that privacy masks. It fits only the types `phone` and `idNumber`, so that no page shows such a
 * number as any other text.
 */
export type NumberKey = `${string}${NumberName | Capitalize<NumberName>}${string}`;
