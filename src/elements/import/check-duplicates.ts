import type { CallOptions } from '@/api/endpoint';
import type { Page, PageQuery } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import type { AnyField, Duplicates } from '@/schema/field';
import type { CheckedRow } from './check-rows';
import { forEachFew } from './for-each-few';

/** A record of the list and its name. */
interface Existing {
  title: string;
  /** Its properties, by the keys of the fields. */
  values: Readonly<Record<string, unknown>>;
}
export interface ExistingRecords {
  list: (query: PageQuery, options: CallOptions) => Promise<Page<Existing>>;
  /** The keys of the fields whose value the server accepts only once. */
  unique: readonly string[];
}
export interface Watched {
  signal: AbortSignal;
  /** Receives the number of finished requests and of all requests. */
  onProgress: (done: number, total: number) => void;
}

/** A field whose values are compared. */
interface Compared {
  key: string;
  duplicates: Duplicates;
  /** The rows of the file, by what equal values have in common. */
  rows: Map<string, CheckedRow[]>;
  /** The same for the records of the list. */
  found: Map<string, Existing[]>;
}

/** A page of the list is about as expensive as this number of searches for one value. */
const searchesPerPage = 20;
/** The number of other records that a note names. */
const maxNames = 2;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function add<Item>(groups: Map<string, Item[]>, key: string, item: Item) {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

function comparedOf(rows: readonly CheckedRow[], fields: readonly AnyField[]): Compared[] {
  return fields.flatMap(({ key, duplicates }) => {
    if (!duplicates) return [];
    const compared: Compared = { key, duplicates, rows: new Map(), found: new Map() };
    for (const row of rows) {
      const common = row.problems[key] ? '' : duplicates.keyOf(textOf(row.values[key]));
      if (common) add(compared.rows, common, row);
    }
    return [compared];
  });
}

/** Takes the records of a page that are in the file. */
function takePage(compared: readonly Compared[], { items }: Page<Existing>) {
  for (const one of compared) {
    for (const item of items) {
      const common = one.duplicates.keyOf(textOf(item.values[one.key]));
      if (one.rows.has(common)) add(one.found, common, item);
    }
  }
}

/** Loads the records of the list that are in the file: page by page, or by their values where that is less work. */
async function loadFound(
  compared: readonly Compared[],
  list: ExistingRecords['list'],
  { signal, onProgress }: Watched,
) {
  const values = compared.flatMap((one) =>
    [...one.rows.values()].map(([row]) => ({ one, value: textOf(row?.values[one.key]) })),
  );
  if (!values.length) return;
  const pageOf = (page: number) => list({ page, limit: exportPageRows }, { signal, quiet: true });
  const first = await pageOf(firstPage);
  const pages = Math.max(Math.ceil(first.totalCount / exportPageRows), 1);
  const isPaged = !first.isTotalUnknown && values.length > (pages - 1) * searchesPerPage;
  let done = isPaged ? 1 : 0;
  const total = isPaged ? pages : values.length;
  const count = () => {
    done += 1;
    onProgress(done, total);
  };
  onProgress(done, total);
  if (!isPaged) {
    await forEachFew(values, signal, async ({ one, value }) => {
      for (const { title, value: own } of await one.duplicates.find(value, signal))
        add(one.found, one.duplicates.keyOf(value), { title, values: { [one.key]: own } });
      count();
    });
    return;
  }
  takePage(compared, first);
  const others = Array.from({ length: pages - 1 }, (_unused, index) => firstPage + 1 + index);
  await forEachFew(others, signal, async (page) => {
    takePage(compared, await pageOf(page));
    count();
  });
}

/** Marks a row whose value an earlier row of the file or a record of the list has. */
function markRow(
  { key, found }: Compared,
  common: string,
  row: CheckedRow,
  first: CheckedRow | undefined,
  isUnique: boolean,
) {
  const value = row.values[key];
  const others = found.get(common) ?? [];
  const same = others.find(({ values }) => values[key] === value);
  const names = listText(others.slice(0, maxNames).map(({ title }) => title));
  const line = first === row ? undefined : first?.line;
  const isRepeated = line !== undefined && first?.values[key] === value;
  if (isUnique && same) row.problems[key] = t('import.exists', { name: same.title });
  else if (isUnique && isRepeated) row.problems[key] = t('import.repeated', { line });
  else if (others.length) row.doubts[key] = t('import.maybeExists', { names });
  else if (line !== undefined) row.doubts[key] = t('import.maybeRepeated', { line });
}

/**
 * Compares the rows of a file with each other and with the list. A value that the server accepts only once becomes a
 * problem of its row, any other duplicate a doubt. After a failed request it compares the rows only with each other, and rejects.
 */
export async function checkDuplicates(
  rows: readonly CheckedRow[],
  fields: readonly AnyField[],
  existing: ExistingRecords | undefined,
  watched: Watched,
): Promise<void> {
  const compared = comparedOf(rows, fields);
  try {
    if (existing) await loadFound(compared, existing.list, watched);
  } finally {
    for (const one of compared) {
      const isUnique = existing?.unique.includes(one.key) ?? false;
      for (const [common, same] of one.rows)
        for (const row of same) markRow(one, common, row, same[0], isUnique);
    }
  }
}
