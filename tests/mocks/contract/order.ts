import { text } from '../backend';
import type { AnyRow } from './list';

const chinese = new Intl.Collator('zh-CN');
const isMissing = (value: unknown) => value === null || value === undefined;

/** What is out of place in rows that go up by a column; missing values come first. */
export function misplaced(rows: AnyRow[], column: string): string | null {
  const values = rows.map((row) => row[column]);
  const isPlain = values.every((value) => isMissing(value) || /^[ -~]*$/.test(text(value)));
  const wrong = values.find((value, at) => {
    const next = values[at + 1];
    if (at + 1 === values.length || value === next || isMissing(value)) return false;
    if (isMissing(next)) return true;
    if (typeof value === 'string' && !isPlain) return chinese.compare(value, text(next)) > 0;
    return (value as number) > (next as number);
  });
  return wrong === undefined ? null : `${column}: ${text(wrong)} is out of place`;
}

/** The ids of equal rows, group by group in the order in which the groups come. */
export function tiesOf(rows: AnyRow[], column: string): string[] {
  const groups = new Map<unknown, string[]>();
  for (const row of rows)
    groups.set(row[column], [...(groups.get(row[column]) ?? []), String(row.id)]);
  return [...groups.values()].map((ids) => ids.join('+'));
}
