import { currentLanguage } from '@/i18n';
import type { Tone } from '@/lib/enum';
import { numberFormat } from '@/lib/intl';
import { readNumber, shareFormat, sumOf } from '@/lib/number';

/** Three shades of the theme colour for what is no status. */
type Shade = 'primary' | 'middle' | 'pale';

export interface Series {
  key: string;
  label: string;
  /** The colour of the segments; it has a label next to it, because a colour alone is not accessible. */
  tone: Tone | Shade;
  /** The list of what the series counts, linked in the legend. */
  address?: string | null;
}
export interface ChartRow {
  key: string;
  label: string;
  /** A second line under the label. */
  hint?: string;
  /** The list of what the row counts, linked from its label. */
  address?: string | null;
  /** Its period is not over, so a line to it is dashed and a column hatched: it would look like a fall. Only the last row can be open. */
  isOpen?: boolean;
  /** One value per series, in the order of the series. */
  values: readonly number[];
}
/** Data for a bar chart or a table. */
export interface ChartData {
  /** Label of what a row is, such as a day or a line. */
  rowLabel: string;
  /** The values are shares between 0 and 1, shown in per cent. */
  isShare?: boolean;
  series: readonly Series[];
  /** A dashed line across the columns. */
  average?: number;
  rows: readonly ChartRow[];
}

/** Formats the values of a chart and its table. */
export const formatOf = ({ isShare = false }: Pick<ChartData, 'isShare'>) =>
  (isShare ? shareFormat : numberFormat)(currentLanguage());

/** The value of a bar as a style; a value that the response lacks has no bar. */
export const lengthOf = (value: unknown, longest: number) =>
  `${((readNumber(value) || 0) / longest) * 100}%`;

/** Returns the sum of the longest bar, at least 1 to avoid a division by zero. */
export const longestOf = (rows: readonly ChartRow[]) =>
  Math.max(1, ...rows.map(({ values }) => sumOf(values.filter((value) => readNumber(value)))));

const steps = [1, 2, 5, 10];
const lineCount = 4;

/** Returns round numbers from 0 to above the longest bar, for the grid lines. */
export function gridOf(longest: number): number[] {
  const rough = longest / lineCount;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (steps.find((one) => one * power >= rough) ?? 10));
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_unused, index) => index * step);
}
