import type { ById, Id, Page } from '@/api/types';
import { wallText } from '@/mocks/lib/clock';
import { matching, type Conditions } from './conditions';
import { notFound } from '@/mocks/server/errors';
import type { Context } from '@/mocks/server/mock';
import { everybody, type Scope } from '@/mocks/server/scope';
import type { Row, Table } from './table';

/** Set by the server and not by a body. */
type Given = 'id' | 'creationTime' | 'concurrencyStamp';
/** The fields of a row that a body sets. */
export type Fields<Entity> = Omit<Entity, Given>;

interface Rules<Entity extends Row, Query> {
  table: Table<Entity>;
  /** When left out, everybody who holds the grant sees all rows. */
  scope?: Scope<Entity>;
  conditions: Conditions<Query, Entity>;
  /** Throws when the row has to stay. */
  removable?: (row: Entity, context: Context) => void | Promise<void>;
}
interface Editable<Entity extends Row, Query, Body> extends Rules<Entity, Query> {
  /** Checks a body and returns the fields to store; throws a 400, or a 403 for a business rule. `stored` is null on create. */
  read: (
    body: Body,
    stored: Entity | null,
    context: Context,
  ) => Fields<Entity> | Promise<Fields<Entity>>;
}

/** The handlers that all collections share: list, one and remove. */
export function readOnly<Entity extends Row, Query>(rules: Rules<Entity, Query>) {
  const { table, conditions, scope = everybody, removable } = rules;

  /** All rows of a query, in its order, for exports and sums; do not change them. */
  async function rows(query: object, context: Context): Promise<Entity[]> {
    const visible = await scope.listed(context);
    const wanted = matching(conditions, query);
    return (await table.open()).sorted(query, (row) => visible(row) && wanted(row));
  }
  async function list(query: object, context: Context): Promise<Page<Entity>> {
    const visible = await scope.listed(context);
    const wanted = matching(conditions, query);
    return (await table.open()).page(query, (row) => visible(row) && wanted(row));
  }
  /** A copy of one row the caller may touch. */
  async function own(id: Id | undefined, context: Context): Promise<Entity> {
    const row = (await table.open()).one(id ?? '');
    if (!(await scope.owned(context))(row)) throw notFound(table.name, id);
    return row;
  }
  async function remove({ id }: ById, context: Context): Promise<void> {
    const row = await own(id, context);
    await removable?.(row, context);
    table.remove(id);
  }
  return { rows, list, own, one: ({ id }: ById, context: Context) => own(id, context), remove };
}

/** The same with create and update. */
export function collection<Entity extends Row, Query, Body extends Partial<Row>>(
  rules: Editable<Entity, Query, Body>,
) {
  const { table, read } = rules;
  const answers = readOnly(rules);

  async function create(body: Body, context: Context): Promise<Entity> {
    await table.open();
    const fields = await read(body, null, context);
    const given = { id: table.newId(), creationTime: wallText(), concurrencyStamp: '' };
    // `Fields` is the row without exactly what is given here; the compiler cannot add the two up.
    return table.save({ ...fields, ...given } as unknown as Entity);
  }
  async function update(body: Body, context: Context): Promise<Entity> {
    const stored = await answers.own(body.id, context);
    const fields = await read(body, stored, context);
    const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
    return table.save({ ...stored, ...fields, concurrencyStamp });
  }
  return { ...answers, create, update };
}
