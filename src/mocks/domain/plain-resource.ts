import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { PropertyKind } from '@/api/properties';
import type { AnyRecord } from '@/api/record';
import type { ById, Id, Page, PageQuery } from '@/api/types';
import { collection } from '@/mocks/db/collection';
import { addTable } from '@/mocks/db/db';
import type { Order } from '@/mocks/db/paging';
import type { Row } from '@/mocks/db/table';
import { wallText } from '@/mocks/lib/clock';
import { drawnRows } from '@/mocks/seed/drawn-rows';
import type { Check } from '@/mocks/server/checks';
import { crudHandlers, type Context } from '@/mocks/server/mock';
import { isReadable, readAnyProperties } from '@/mocks/server/read-properties';
import { ofSubstation, requireManaged, unscoped, type Scope } from '@/mocks/server/scope';
import type { Policy } from '@/policies';
import { readHtml, readPicture, readRegion, readSubstation, requiredPicture } from './references';
import { substationNames } from './substations';

/** A record without rules of its own, its calls, and the policy that they need. */
export interface PlainResource {
  record: AnyRecord;
  api: Record<string, AnyEndpoint>;
  policy: Policy;
  order: Order;
}
type Values = Record<string, unknown>;
type Stored = Row & Values;
/** The calls, as far as they are known for any record. */
interface Calls extends Record<string, AnyEndpoint> {
  list: Endpoint<PageQuery, Page<Stored>>;
  one: Endpoint<ById, Stored>;
  create: Endpoint<Values, Stored>;
  update: Endpoint<Values & ById, Stored>;
}

interface Reading {
  check: Check<string>;
  name: string;
  options: { required?: boolean; readOnly?: boolean; maxLength?: number; of?: unknown };
  stored: Stored | null;
  /** All rows of the table. */
  rows: Stored[];
  context: Context;
}
const readTime = ({ check, name, options: { required }, stored }: Reading) => ({
  [name]: check.time(name, required) ?? stored?.[name] ?? wallText(),
});
/** Reads a picture. A copy may have the picture of another row. */
function readImage({ check, name, options, stored, rows, context }: Reading) {
  const id = check.value(`${name}Id`);
  const shown = rows.find((row) => String(row[`${name}Id`]) === String(id)) ?? stored;
  const read = options.required ? requiredPicture : readPicture;
  // Its values under these names are an id and an address.
  return read(check, name, shown as object | null, context);
}
/** How values are read that need other tables, or the stored row. */
const readers: Partial<Record<PropertyKind, (reading: Reading) => object | Promise<object>>> = {
  date: readTime,
  dateTime: readTime,
  html: ({ check, name, options }) => ({ [name]: readHtml(check, name, options) }),
  region: ({ check, name }) => readRegion(check, name),
  image: readImage,
  record: async ({ check, context }) => {
    const { substationId } = await readSubstation(check);
    if (substationId !== undefined) requireManaged(context, substationId);
    return { substationId };
  },
};
/** The values of a new row that only the server sets. */
const firstValues: Partial<Record<PropertyKind, unknown>> = { number: 0, flag: false };

/** Throws when a record has properties that need handlers of their own. */
function requirePlain({ path, properties }: AnyRecord) {
  for (const [name, { kind, options }] of Object.entries(properties)) {
    const { readOnly, of }: Reading['options'] = options;
    const isRead = readOnly || isReadable(kind, options) || kind in readers;
    if (!isRead || (kind === 'record' && of !== 'substation'))
      throw new Error(`${path} has no reader for ${name}: write its handlers with \`collection\``);
  }
}

async function readProperty(kind: PropertyKind, reading: Reading): Promise<object> {
  const { name, options, stored } = reading;
  if (options.readOnly) return { [name]: stored?.[name] ?? firstValues[kind] ?? null };
  return readers[kind]?.(reading) ?? {};
}

/** Adds the name of the sub-station, whose id such rows have. */
async function withName() {
  const nameOf = await substationNames();
  return (row: Stored): Stored => ({ ...row, substationName: nameOf(row.substationId as Id) });
}

interface Options {
  /** The first rows; by default they are drawn from the kinds of the properties. */
  seed?: () => Promise<Row[]>;
  /** The default order of the list: by default the newest first. */
  order?: Order;
}

/**
 * The mocked backend of a record without rules of its own: a table and the usual calls. Rows with a sub-station are
 * visible to those who manage it.
 */
export function plainResource(
  record: AnyRecord,
  api: Record<string, AnyEndpoint>,
  policy: Policy,
  {
    seed = () => drawnRows(record),
    order = { field: 'creationTime', descending: true },
  }: Options = {},
) {
  requirePlain(record);
  // The rows of the seed are rows of the record.
  const table = addTable(record.path, { seed: seed as () => Promise<Stored[]>, sort: order });
  const isLocal = 'substation' in record.properties;
  const rows = collection(api as Calls, {
    table,
    // Rows of such a record have the id of their sub-station.
    scope: (isLocal ? ofSubstation : unscoped) as Scope<unknown>,
    ...(isLocal && { view: withName }),
    conditions: (on) => on.filters(record),
    async read(check, stored, context) {
      const values = readAnyProperties(check, record.properties, stored);
      const all = table.all();
      for (const [name, { kind, options }] of Object.entries(record.properties)) {
        if (name in values) continue;
        const reading = { check, name, options, stored, rows: all, context };
        // Errors are in the order of the properties.
        // oxlint-disable-next-line no-await-in-loop
        Object.assign(values, await readProperty(kind, reading));
      }
      return check.done(values);
    },
  });
  const plain: PlainResource = { record, api, policy, order };
  return { handlers: crudHandlers(api as Calls, policy, rows), plain };
}
