import { isRecord, recordOf } from '@/lib/guards';
import { db, storage } from '@/mocks/db/db';
import { openTables, type Change, type Row, type Table } from '@/mocks/db/table';
import { startMoment, wallText } from '@/mocks/lib/clock';
import { changeClockShift, machineNow } from '@/mocks/lib/clock-shift';
import { badRequest } from '@/mocks/server/errors';
import { isFault, isSetting, tokenSeconds } from '@/mocks/server/faults';
import { P, type Policy } from '@/policies';
import { scenarioShift, type Scenario, type ScenarioRow } from './scenario';

/** What a client needs to continue after a scenario was opened. */
export interface OpenedScenario {
  /** The token of the signed-in user, or null when nobody is signed in. */
  accessToken: string | null;
  address: string;
}

const unknown = (zh: string, en: string, name: string) =>
  badRequest(`未知的${zh}：${name}`, `Unknown ${en}: ${name}`);

const isPolicy = (name: string): name is Policy => Object.values<string>(P).includes(name);

function checkNames({ settings = {}, faults = [], revoked = [] }: Scenario) {
  const wrongSetting = Object.keys(settings).find((id) => !isSetting(id));
  if (wrongSetting) throw unknown('开关', 'setting', wrongSetting);
  const wrong = faults.find(({ fault }) => !isFault(fault));
  if (wrong) throw unknown('故障', 'fault', wrong.fault);
  const policy = revoked.find((name) => !isPolicy(name));
  if (policy) throw unknown('权限', 'policy', policy);
}

/** Throws when neither the seed nor the changes contain a user with this name. */
async function checkUser(user: string, changes: Change<Row>[] = []) {
  const seeded = await db.accounts.seedRows();
  const names = [...seeded, ...changes.map(([, row]) => row)].map((row) => recordOf(row).userName);
  if (!names.includes(user)) throw unknown('用户', 'user', user);
}

async function issueToken(userName: string): Promise<string> {
  const id = `mock.${userName}.${crypto.randomUUID()}`;
  const expiresAt = Date.now() + (await tokenSeconds()) * 1_000;
  (await db.tokens.open()).save({ id, userName, expiresAt, signInId: crypto.randomUUID() });
  return id;
}

/**
 * Replaces all data, faults, switches, sessions and the clock by those of a scenario. It checks everything first, so that
 * an error changes nothing. The seed must already be that of the scenario's day, see `scenarioShift`.
 */
export async function openScenario(scenario: Scenario): Promise<OpenedScenario> {
  checkNames(scenario);
  const { user, address = '/', settings = {}, faults = [], revoked = [], records = {} } = scenario;
  const changes = await readRecords(records);
  if (user !== undefined) await checkUser(user, changes.get('accounts'));
  changeClockShift(scenarioShift(scenario, machineNow()));
  loadRecords(changes);
  for (const [id, value] of Object.entries(settings))
    (await db.settings.open()).save({ id, value });
  for (const fault of faults) (await db.faults.open()).save({ id: crypto.randomUUID(), ...fault });
  for (const id of revoked.filter(isPolicy)) (await db.revoked.open()).save({ id });
  return { accessToken: user === undefined ? null : await issueToken(user), address };
}

/** Returns undefined for an empty value, so that the saved file contains only what differs from the seed. */
const filled = <Value extends object>(value: Value) =>
  Object.keys(value).length ? value : undefined;

/** Returns the user of a token; when the token is unknown to the caller, returns the user who signed in last. */
async function userOf(token: string | null | undefined): Promise<string | undefined> {
  const tokens = (await db.tokens.open()).all();
  const found = token === undefined ? tokens.at(-1) : tokens.find(({ id }) => id === token);
  return found?.userName;
}

/** The part of a scenario that only the client knows. */
type Screen = Pick<Scenario, 'address' | 'tenant' | 'substation'> & {
  /** The token of the signed-in user; null when nobody is signed in, undefined when the client does not know it. */
  token?: string | null;
};

export async function saveScenario({ token, ...screen }: Screen): Promise<Scenario> {
  await storage.refresh();
  const [settings, faults, revoked] = await openTables(db.settings, db.faults, db.revoked);
  return {
    user: await userOf(token),
    ...screen,
    seededAt: wallText(startMoment),
    clock: wallText(),
    settings: filled(Object.fromEntries(settings.all().map(({ id, value }) => [id, value]))),
    faults: filled(
      faults.all().map(({ part, fault, times, every }) => ({ part, fault, times, every })),
    ),
    revoked: filled(revoked.all().map(({ id }) => id)),
    records: filled(await changedRecords()),
  };
}

type Fields = Record<string, unknown>;
type Changes = Map<string, Change<Row>[]>;

/**
 * The tables that are not part of `records`: sessions are created again, faults and switches have keys of their own in a
 * scenario, and error reports are not data.
 */
const ownKeys = new Set(['tokens', 'refreshTokens', 'faults', 'revoked', 'settings', 'reports']);

/** The tables of `records`. The cast is safe, because each table is given only its own rows back. */
const tables = new Map(
  Object.entries(db as unknown as Record<string, Table<Row>>).filter(
    ([name]) => !ownKeys.has(name),
  ),
);

/** The key under which bytes are written as Base64, because JSON cannot contain bytes. */
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

/** Returns the fields of a row that differ from the seed, without the stamp. */
function difference(row: Row, seeded: Fields | undefined): Fields {
  if (!seeded) return mapped(row, toJson);
  const changed = Object.entries(row).filter(
    ([key, value]) => key !== 'concurrencyStamp' && !isSame(value, seeded[key]),
  );
  return mapped(Object.fromEntries(changed), toJson);
}

const byId = (rows: Row[]) => new Map(rows.map((row) => [String(row.id), { ...row } as Fields]));

/** Returns all records that differ from the seed, by table and id. */
async function changedRecords(): Promise<Record<string, Record<string, ScenarioRow>>> {
  const records: Record<string, Record<string, ScenarioRow>> = {};
  for (const [name, table] of tables) {
    // Only changed tables are opened, because creating the seeds of all tables takes seconds.
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

/** Returns the types of values that the seeded rows have in each field, and the fields that every row has. */
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

/** Throws a 400 when the fields do not fit the table. */
function checkRow(
  where: string,
  fields: Fields,
  shape: ReturnType<typeof shapeOf>,
  isNew: boolean,
) {
  for (const [key, value] of Object.entries(fields)) {
    if (!shape.keys.has(key))
      throw badRequest(`${where} 没有字段 ${key}`, `${where} has no field ${key}`);
    const kinds = shape.kinds.get(key);
    if (value !== null && kinds && !kinds.has(typeof value))
      throw badRequest(
        `${where}.${key} 应为${[...kinds].map((kind) => kindNames[kind] ?? '对象').join('或')}`,
        `${where}.${key} takes a ${[...kinds].join(' or ')}`,
      );
  }
  const missing = isNew ? shape.required.filter((key) => key !== 'id' && !(key in fields)) : [];
  if (missing.length)
    throw badRequest(
      `${where} 不在数据中，新记录还需要 ${missing.join(', ')}`,
      `${where} is not in the data, and a new row needs ${missing.join(', ')}`,
    );
}

async function tableChanges(name: string, rows: Record<string, ScenarioRow>) {
  const table = tables.get(name);
  if (!table)
    throw badRequest(
      `未知的数据表 ${name}，可用：${[...tables.keys()].join(', ')}`,
      `Unknown table: ${name}. Known: ${[...tables.keys()].join(', ')}.`,
    );
  await table.open();
  const seedRows = await table.seedRows();
  const seeded = byId(seedRows);
  const shape = shapeOf([...seeded.values()]);
  return Object.entries(rows).map(([id, changed]): Change<Row> => {
    const row = seeded.get(id);
    const where = `${name} ${id}`;
    if (!changed) {
      if (!row)
        throw badRequest(
          `${where} 不在数据中，无法删除`,
          `${where} is not in the data and cannot be removed`,
        );
      return [id, null];
    }
    const fields = mapped(changed, fromJson);
    if (seedRows.length) checkRow(where, fields, shape, !row);
    return [id, { id, ...row, ...fields }];
  });
}

/** Turns the records of a scenario into changes. Throws a 400 for a table, row or field that does not exist. */
async function readRecords(records: Record<string, Record<string, ScenarioRow>>): Promise<Changes> {
  const changes: Changes = new Map();
  for (const [name, rows] of Object.entries(records))
    changes.set(name, await tableChanges(name, rows));
  return changes;
}

/** Replaces all data by the seed with these changes, and ends all sessions. */
function loadRecords(changes: Changes) {
  for (const name of ownKeys) (db as unknown as Record<string, Table<Row>>)[name]?.clear();
  for (const [name, table] of tables) table.load(changes.get(name) ?? []);
}
