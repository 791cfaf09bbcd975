/** What kind of thing a part of a bar is; words stand beside every colour. */
export type Tone = 'primary' | 'middle' | 'pale' | 'success' | 'neutral';

export interface Series {
  key: string;
  label: string;
  tone: Tone;
}
export interface ChartRow {
  key: string;
  label: string;
  /** Stands below the label. */
  hint?: string;
  /** One per series, in their order. */
  values: readonly number[];
}
/** Numbers to be drawn as bars, or to be read as a table. */
export interface ChartData {
  /** What a row is: a day, a line. */
  rowLabel: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The longest bar; 1 at least, so that nothing is divided by nothing. */
export const longestOf = (rows: readonly ChartRow[]) =>
  Math.max(1, ...rows.map(({ values }) => sumOf(values)));

const steps = [1, 2, 5, 10];
const lineCount = 4;

/** Round numbers from 0 to beyond the longest bar, for the lines behind the bars. */
export function gridOf(longest: number): number[] {
  const rough = longest / lineCount;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (steps.find((one) => one * power >= rough) ?? 10));
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_unused, at) => at * step);
}
