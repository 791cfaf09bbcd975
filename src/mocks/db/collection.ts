import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { ById, Id, Page } from '@/api/types';
import { checks, type Check } from '@/mocks/server/checks';
import { notFound } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { unscoped, type Scope } from '@/mocks/server/scope';
import { conditions, matching, type Conditions, type On } from './conditions';
import type { Order } from './paging';
import { Table, type Fields, type Row } from './table';

type Api = Record<string, AnyEndpoint>;
type QueryOf<Resource> = Resource extends { list: Endpoint<infer Query, unknown> } ? Query : object;
/** The body of the create endpoint or, for a resource without one, of the update endpoint. */
type BodyOf<Resource> = Resource extends { create: Endpoint<infer Body, unknown> }
  ? Received<Body>
  : Resource extends { update: Endpoint<infer Body, unknown> }
    ? Received<Body>
    : never;

interface Rules<Resource, Stored extends Row, View> {
  table: Table<Stored>;
  /** Which rows a caller may see; when left out, all rows. */
  scope?: Scope<NoInfer<Stored>>;
  /** Returns a function that adds values to a stored row which depend on other tables or the time, for all responses. */
  view?: () => Promise<(row: NoInfer<Stored>) => View>;
  /** The default order of the list; when left out, the default order of the table. */
  sort?: Order;
  /** The filters of the list. They and the order use the rows as `view` returns them. */
  conditions: (on: On<View>) => Conditions<QueryOf<Resource>, View>;
  /** Throws when the row must not be removed. */
  checkRemoval?: (row: NoInfer<Stored>, context: Context) => void | Promise<void>;
}
interface Editable<Resource, Stored extends Row, View> extends Rules<Resource, Stored, View> {
  /** Checks a body and returns the fields to store; `stored` is null on create. Throws a 400, or a 403 for a rule. */
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
  const { table, scope = unscoped, checkRemoval, view, sort = rules.table.sort } = rules;
  const tests = conditions(rules.conditions);
  /** Returns a row as it is stored. The cast is safe, because without `view` both types are the same. */
  const asStored = (row: Stored) => row as unknown as View;

  /** Returns a table of the rows as `view` returns them now, and a test for those that match the query. */
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
  /** Returns all rows that match a query, in its order, for exports and sums. The rows are not copied, so callers must not change them. */
  async function rows(query: object, context: Context): Promise<View[]> {
    const { viewTable, matches } = await search(query, context);
    return viewTable.sorted(query, matches);
  }
  async function list(query: object, context: Context): Promise<Page<View>> {
    const { viewTable, matches } = await search(query, context);
    return viewTable.page(query, matches);
  }
  /** Returns a copy of a stored row. Throws a 404 when the caller may not change it. */
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
    await checkRemoval?.(row, context);
    table.remove(id);
  }
  /** Returns a row after a save, read again because values may depend on other rows and on the time. */
  async function saved({ id }: Stored): Promise<View> {
    const toView = (await view?.()) ?? asStored;
    return toView((await table.open()).one(id));
  }
  return { rows, list, getStored, one, remove, saved };
}

/** The handlers of `readOnly` together with create, update and save. */
export function collection<Resource extends Api, Stored extends Row, View extends Row = Stored>(
  api: Resource,
  rules: Editable<Resource, Stored, View>,
) {
  const { table } = rules;
  const base = readOnly(api, rules);

  async function create(body: BodyOf<Resource>, context: Context): Promise<View> {
    await table.open();
    return base.saved(table.insert(await rules.read(checks(body), null, context, body)));
  }
  async function update(body: BodyOf<Resource> & Partial<Row>, context: Context): Promise<View> {
    const stored = await base.getStored(body.id, context);
    const fields = await rules.read(checks(body), stored, context, body);
    return base.saved(table.update(stored, body, fields as Partial<Stored>));
  }
  const isNew = ({ id }: Partial<Row>) => id === undefined || id === '';
  const save = (body: BodyOf<Resource> & Partial<Row>, context: Context) =>
    isNew(body) ? create(body, context) : update(body, context);
  return { ...base, create, update, save };
}

interface Listed<View, Query> {
  conditions: (on: On<View>) => Conditions<Query, View>;
  sort: Order;
}
/** Returns one page of rows that are computed on every read instead of being stored in a table. */
export async function paginate<View extends Row, Query>(
  { path }: Endpoint<Query, Page<View>>,
  query: object,
  rows: NoInfer<View>[],
  { conditions: declare, sort }: Listed<NoInfer<View>, NoInfer<Query>>,
): Promise<Page<View>> {
  const table = await new Table<View>(path, { seed: () => rows, sort }).open();
  return table.page(query, matching(conditions(declare), query));
}
