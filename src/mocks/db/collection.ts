import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { ById, Id, Page } from '@/api/types';
import { notFound } from '@/mocks/server/errors';
import { checks, type Check } from '@/mocks/server/checks';
import type { Context, Received } from '@/mocks/server/mock';
import { everybody, type Scope } from '@/mocks/server/scope';
import { conditions, matching, type Conditions, type On } from './conditions';
import type { Order } from './paging';
import { Table, type Fields, type Row } from './table';

/** The endpoints of a resource that a collection handles. */
type Api = Record<string, AnyEndpoint>;
type QueryOf<Resource> = Resource extends { list: Endpoint<infer Query, unknown> } ? Query : object;
/** What is sent to create a row or, where none can be created, to change one. */
type BodyOf<Resource> = Resource extends { create: Endpoint<infer Body, unknown> }
  ? Received<Body>
  : Resource extends { update: Endpoint<infer Body, unknown> }
    ? Received<Body>
    : never;

interface Rules<Resource, Stored extends Row, View> {
  table: Table<Stored>;
  /** When left out, everybody who holds the grant sees all rows. */
  scope?: Scope<NoInfer<Stored>>;
  /** Returns a function that adds to a stored row what other tables and the clock say of it, for all responses. */
  view?: () => Promise<(row: NoInfer<Stored>) => View>;
  /** Order of a shown list that asks for none; that of the table when left out. */
  sort?: Order;
  /** Conditions and orders work on what is shown. */
  conditions: (on: On<View>) => Conditions<QueryOf<Resource>, View>;
  /** Throws when the row has to stay. */
  removable?: (row: NoInfer<Stored>, context: Context) => void | Promise<void>;
}
interface Editable<Resource, Stored extends Row, View> extends Rules<Resource, Stored, View> {
  /** Checks a body and returns the fields to store; throws a 400, or a 403 for a business rule. `stored` is null on create. */
  read(
    check: Check<keyof BodyOf<Resource> & string>,
    stored: Stored | null,
    context: Context,
    body: BodyOf<Resource>,
  ): Fields<Stored> | Promise<Fields<Stored>>;
}

/** The handlers that all collections share: list, one and remove. */
export function readOnly<Resource extends Api, Stored extends Row, View extends Row = Stored>(
  _api: Resource,
  rules: Rules<Resource, Stored, View>,
) {
  const { table, scope = everybody, removable, view, sort = rules.table.sort } = rules;
  const tests = conditions(rules.conditions);
  /** Without `view` a row is shown as it is stored: both types are the same. */
  const asStored = (row: Stored) => row as unknown as View;

  /** The rows as they are shown now, and which of them a query asks for. */
  async function search(query: object, context: Context) {
    const toView = await view?.();
    const isVisible = await scope.listed(context);
    const isWanted = matching(tests, query);
    await table.open();
    if (!toView) {
      const viewTable = table as unknown as Table<View>;
      const matches = (row: View) => isVisible(row as unknown as Stored) && isWanted(row);
      return { viewTable, matches };
    }
    const rows = table.all();
    const visible = new Set(rows.filter(isVisible).map(({ id }) => id));
    const seed = () => rows.map(toView);
    const viewTable = await new Table<View>(table.name, { seed, sort }).open();
    return { viewTable, matches: (row: View) => visible.has(row.id) && isWanted(row) };
  }
  /** All rows of a query, in its order, for exports and sums; do not change them. */
  async function rows(query: object, context: Context): Promise<View[]> {
    const { viewTable, matches } = await search(query, context);
    return viewTable.sorted(query, matches);
  }
  async function list(query: object, context: Context): Promise<Page<View>> {
    const { viewTable, matches } = await search(query, context);
    return viewTable.page(query, matches);
  }
  /** A copy of one row the caller may touch, as it is stored. */
  async function getStored(id: Id | undefined, context: Context): Promise<Stored> {
    const row = (await table.open()).one(id ?? '');
    if (!(await scope.owned(context))(row)) throw notFound(table.name, id);
    return row;
  }
  async function one({ id }: ById, context: Context): Promise<View> {
    const toView = (await view?.()) ?? asStored;
    return toView(await getStored(id, context));
  }
  async function remove({ id }: ById, context: Context): Promise<void> {
    const row = await getStored(id, context);
    await removable?.(row, context);
    table.remove(id);
  }
  /** A saved row as it is shown now: other rows and the clock may decide about a part of it. */
  async function saved({ id }: Stored): Promise<View> {
    const toView = (await view?.()) ?? asStored;
    return toView((await table.open()).one(id));
  }
  return { rows, list, getStored, one, remove, saved };
}

/** The same with create and update. */
export function collection<Resource extends Api, Stored extends Row, View extends Row = Stored>(
  api: Resource,
  rules: Editable<Resource, Stored, View>,
) {
  const { table } = rules;
  const answers = readOnly(api, rules);

  async function create(body: BodyOf<Resource>, context: Context): Promise<View> {
    await table.open();
    return answers.saved(table.insert(await rules.read(checks(body), null, context, body)));
  }
  async function update(body: BodyOf<Resource> & Partial<Row>, context: Context): Promise<View> {
    const stored = await answers.getStored(body.id, context);
    const fields = await rules.read(checks(body), stored, context, body);
    return answers.saved(table.update(stored, body, fields as Partial<Stored>));
  }
  const isNew = ({ id }: Partial<Row>) => id === undefined || id === '';
  const save = (body: BodyOf<Resource> & Partial<Row>, context: Context) =>
    isNew(body) ? create(body, context) : update(body, context);
  return { ...answers, create, update, save };
}

interface Listed<View, Query> {
  conditions: (on: On<View>) => Conditions<Query, View>;
  sort: Order;
}
/** One page of rows that are computed on every read. */
export async function paginate<View extends Row, Query>(
  { path }: Endpoint<Query, Page<View>>,
  query: object,
  rows: NoInfer<View>[],
  { conditions: declare, sort }: Listed<NoInfer<View>, NoInfer<Query>>,
): Promise<Page<View>> {
  const table = await new Table<View>(path, { seed: () => rows, sort }).open();
  return table.page(query, matching(conditions(declare), query));
}
