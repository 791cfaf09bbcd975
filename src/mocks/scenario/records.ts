import { isRecord } from '@/lib/guards';
import { db } from '@/mocks/db/db';
import type { Change, Row, Table } from '@/mocks/db/table';
import { BusinessError } from '@/mocks/server/errors';
import type { ScenarioRow } from './scenario';

type Fields = Record<string, unknown>;
type Changes = Map<string, Change<Row>[]>;

/** Sessions are made again, faults and switches have keys of their own, and reports are no data. */
const ownKeys = new Set(['tokens', 'refreshTokens', 'faults', 'revoked', 'controls', 'reports']);

/** Every table takes its own rows; over all of them the compiler cannot follow that. */
const tables = new Map(
  Object.entries(db as unknown as Record<string, Table<Row>>).filter(
    ([name]) => !ownKeys.has(name),
  ),
);

/** Bytes of files as text, because JSON has no bytes. */
const bytesKey = '$base64';
const toJson = (value: unknown): unknown =>
  value instanceof Uint8Array
    ? { [bytesKey]: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join('')) }
    : value;
const fromJson = (value: unknown): unknown =>
  isRecord(value) && typeof value[bytesKey] === 'string'
    ? Uint8Array.from(atob(value[bytesKey]), (char) => char.charCodeAt(0))
    : value;
const mapped = (row: object, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, map(value)]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a row that differ from the seed; the stamp alone is no difference. */
function difference(row: Row, seeded: Fields | undefined): Fields {
  if (!seeded) return mapped(row, toJson);
  const changed = Object.entries(row).filter(
    ([key, value]) => key !== 'concurrencyStamp' && !isSame(value, seeded[key]),
  );
  return mapped(Object.fromEntries(changed), toJson);
}

const byId = (rows: Row[]) => new Map(rows.map((row) => [String(row.id), { ...row } as Fields]));

/** Every record changed since the seed, by table and id. */
export async function changedRecords(): Promise<Record<string, Record<string, ScenarioRow>>> {
  const records: Record<string, Record<string, ScenarioRow>> = {};
  for (const [name, table] of tables) {
    // Not opened before: the seeds of all tables take seconds.
    if (!table.changed().length) continue;
    const changes = (await table.open()).changed();
    const seeded = byId(await table.seedRows());
    const rows = changes.flatMap(([id, row]): [string, ScenarioRow][] => {
      if (!row) return [[id, null]];
      const fields = difference(row, seeded.get(id));
      return Object.keys(fields).length ? [[id, fields]] : [];
    });
    if (rows.length) records[name] = Object.fromEntries(rows);
  }
  return records;
}

/** Kinds of values that the seeded rows have in each field, and the fields that every row has. */
function shapeOf(rows: Fields[]) {
  const kinds = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const [key, value] of Object.entries(row)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (value === null || value === undefined) continue;
      kinds.set(key, (kinds.get(key) ?? new Set()).add(typeof value));
    }
  }
  const required = [...counts].flatMap(([key, count]) => (count === rows.length ? [key] : []));
  return { keys: new Set(counts.keys()), kinds, required };
}

const kindNames: Record<string, string> = { string: '文本', number: '数字', boolean: '布尔值' };

/** Throws when the fields cannot be those of a row of the table. */
function checkRow(
  where: string,
  fields: Fields,
  shape: ReturnType<typeof shapeOf>,
  isNew: boolean,
) {
  for (const [key, value] of Object.entries(fields)) {
    if (!shape.keys.has(key))
      throw new BusinessError(400, {
        zh: `${where} 没有字段 ${key}`,
        en: `${where} has no field ${key}`,
      });
    const kinds = shape.kinds.get(key);
    if (value !== null && kinds && !kinds.has(typeof value))
      throw new BusinessError(400, {
        zh: `${where}.${key} 应为${[...kinds].map((kind) => kindNames[kind] ?? '对象').join('或')}`,
        en: `${where}.${key} takes a ${[...kinds].join(' or ')}`,
      });
  }
  const missing = isNew ? shape.required.filter((key) => key !== 'id' && !(key in fields)) : [];
  if (missing.length)
    throw new BusinessError(400, {
      zh: `${where} 不在数据中，新记录还需要 ${missing.join(', ')}`,
      en: `${where} is not in the data, and a new row needs ${missing.join(', ')}`,
    });
}

async function tableChanges(name: string, rows: Record<string, ScenarioRow>) {
  const table = tables.get(name);
  if (!table)
    throw new BusinessError(400, {
      zh: `未知的数据表 ${name}，可用：${[...tables.keys()].join(', ')}`,
      en: `Unknown table: ${name}. Known: ${[...tables.keys()].join(', ')}.`,
    });
  await table.open();
  const seedRows = await table.seedRows();
  const seeded = byId(seedRows);
  const shape = shapeOf([...seeded.values()]);
  return Object.entries(rows).map(([id, given]): Change<Row> => {
    const row = seeded.get(id);
    const where = `${name} ${id}`;
    if (!given) {
      if (!row)
        throw new BusinessError(400, {
          zh: `${where} 不在数据中，无法删除`,
          en: `${where} is not in the data and cannot be removed`,
        });
      return [id, null];
    }
    const fields = mapped(given, fromJson);
    if (seedRows.length) checkRow(where, fields, shape, !row);
    return [id, { id, ...row, ...fields }];
  });
}

/** The changes that records mean. Throws for a table, row or field that does not exist. */
export async function readRecords(
  records: Record<string, Record<string, ScenarioRow>>,
): Promise<Changes> {
  const changes: Changes = new Map();
  for (const [name, rows] of Object.entries(records))
    changes.set(name, await tableChanges(name, rows));
  return changes;
}

/** Replaces all data by the seed with these changes, and ends every session. */
export function loadRecords(changes: Changes) {
  for (const name of ownKeys) (db as unknown as Record<string, Table<Row>>)[name]?.clear();
  for (const [name, table] of tables) table.load(changes.get(name) ?? []);
}
