import { text } from '../backend';
import type { AnyRow } from './list';

const chinese = new Intl.Collator('zh-CN');
const isMissing = (value: unknown) => value === null || value === undefined;

/** Names the first value that is not in ascending order, or returns null; missing values come first. */
export function misplaced(rows: AnyRow[], column: string): string | null {
  const values = rows.map((row) => row[column]);
  const isPlain = values.every((value) => isMissing(value) || /^[ -~]*$/.test(text(value)));
  const wrong = values.find((value, index) => {
    const next = values[index + 1];
    if (index + 1 === values.length || value === next || isMissing(value)) return false;
    if (isMissing(next)) return true;
    if (typeof value === 'string' && !isPlain) return chinese.compare(value, text(next)) > 0;
    return (value as number) > (next as number);
  });
  return wrong === undefined ? null : `${column}: ${text(wrong)} is out of place`;
}

/** The ids of rows with equal values, group by group, in the order of the groups. */
export function tiesOf(rows: AnyRow[], column: string): string[] {
  const groups = new Map<unknown, string[]>();
  for (const row of rows)
    groups.set(row[column], [...(groups.get(row[column]) ?? []), String(row.id)]);
  return [...groups.values()].map((ids) => ids.join('+'));
}
