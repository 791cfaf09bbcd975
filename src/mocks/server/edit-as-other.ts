import { parseJson } from '@/lib/json';
import { isId, isRecord, isString } from '@/lib/guards';
import { db } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';

const usual = ['contact', 'remark', 'name', 'title'];
/** Texts that are no words: another one would break the row. */
const isWord = (key: string) => !/(^id|Ids?|Time|Date|Url|Stamp|Number|No|Code|Path)$/.test(key);

/** The text that somebody else changes: one that the form sends, so that both edits meet. */
function textKey(row: object, body: Record<string, unknown>): string | undefined {
  const keys = Object.entries(row).flatMap(([key, value]) =>
    isString(value) && isString(body[key]) && isWord(key) ? [key] : [],
  );
  return usual.find((key) => keys.includes(key)) ?? keys[0];
}

/** Saves another text in the record that a call is about to save, as somebody else does at the same time. */
export async function editAsOther(request: Request) {
  const body: unknown = parseJson((await request.clone().text()) || 'null');
  if (!isRecord(body) || !isId(body.id)) return;
  // Every table takes its own rows; over all of them the compiler cannot follow that.
  for (const table of Object.values(db) as unknown as Table<Row>[]) {
    const row = (await table.open()).find(body.id);
    const key = row && 'concurrencyStamp' in row ? textKey(row, body) : undefined;
    if (!row || !key) continue;
    const part = { [key]: `${String(Object(row)[key])}（他人已改）` };
    table.save({ ...row, ...part });
    return;
  }
}
