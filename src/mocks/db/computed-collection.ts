import type { ById } from '@/api/types';
import { collection, readOnly, type Fields } from './collection';
import type { Conditions } from './conditions';
import type { Context } from '@/mocks/server/mock';
import type { Order } from './paging';
import type { Scope } from '@/mocks/server/scope';
import { Table, type Row } from './table';

interface Rules<Stored extends Row, Shown extends Stored, Query> {
  table: Table<Stored>;
  /** Returns a function that adds to a stored row the names it refers to and the states that depend on the clock. */
  show: () => Promise<(row: Stored) => Shown>;
  /** Order of a list that asks for none. */
  sort: Order;
  scope: Scope<Stored>;
  conditions: Conditions<Query, Shown>;
}
interface Editable<Stored extends Row, Shown extends Stored, Query, Body> extends Rules<
  Stored,
  Shown,
  Query
> {
  /** As in `collection`. */
  read: (
    body: Body,
    stored: Stored | null,
    context: Context,
  ) => Fields<Stored> | Promise<Fields<Stored>>;
  removable?: (row: Stored, context: Context) => void | Promise<void>;
}

/**
 * Answers over rows of which a part is worked out on every read. Made for some thousand rows: each call builds the
 * whole view, so that filters and orders work on what is shown.
 */
export function computedReadOnly<Stored extends Row, Shown extends Stored, Query>({
  table,
  show,
  sort,
  scope,
  conditions,
}: Rules<Stored, Shown, Query>) {
  async function view() {
    const toShown = await show();
    const seed = () => table.all().map(toShown);
    await table.open();
    return readOnly<Shown, Query>({
      table: new Table<Shown>(table.name, { seed, sort }),
      scope,
      conditions,
    });
  }
  return {
    rows: async (query: object, context: Context) => (await view()).rows(query, context),
    list: async (query: object, context: Context) => (await view()).list(query, context),
    one: async (request: ById, context: Context) => (await view()).one(request, context),
  };
}

/** Adds create, update and remove, which return the computed row. */
export function computedCollection<
  Stored extends Row,
  Shown extends Stored,
  Query,
  Body extends Partial<Row>,
>(rules: Editable<Stored, Shown, Query, Body>) {
  const { table, show, scope, read, removable = () => undefined } = rules;
  const stored = collection<Stored, object, Body>({
    table,
    scope,
    conditions: {},
    read,
    removable,
  });
  async function create(body: Body, context: Context): Promise<Shown> {
    const row = await stored.create(body, context);
    return (await show())(row);
  }
  async function update(body: Body, context: Context): Promise<Shown> {
    const row = await stored.update(body, context);
    return (await show())(row);
  }
  return { ...computedReadOnly(rules), create, update, remove: stored.remove };
}
