import type { Id, Page } from '@/api/types';
import { wallText } from '@/mocks/lib/clock';
import { forbidden, type Refusal } from '@/mocks/server/checks';
import { conflict, internalError, notFound } from '@/mocks/server/errors';
import { readPaging, type Order, orderOf } from './paging';

export interface Row {
  id: Id;
  concurrencyStamp?: string;
}
/** The fields of a row without those that the server sets. */
export type Fields<Entity> = Omit<Entity, 'id' | 'creationTime' | 'concurrencyStamp'>;
/** A row that differs from the seed; null when it was removed. */
export type Change<Entity> = [id: string, row: Entity | null];

/** The changes of a page that are not stored yet. */
export interface Unstored {
  ids: Set<string>;
  /** Whether the table was cleared before these rows were changed. */
  isEmptied: boolean;
}
const nothing: Unstored = { ids: new Set(), isEmptied: false };

export interface TableOptions<Entity extends Row> {
  /** Returns the initial rows. It must return the same rows each time; the table never changes them. */
  seed?: () => Entity[] | Promise<Entity[]>;
  /** The order of a list whose query names none. */
  sort?: Order;
  /** Returns the id of a new row; when left out, ids have nineteen digits. */
  newId?(rows: Entity[]): Id;
}

const newStamp = () => crypto.randomUUID().replaceAll('-', '');

/** Opens several tables at once, and returns them. */
export const openTables = <Tables extends { open: () => Promise<unknown> }[]>(...tables: Tables) =>
  Promise.all(tables.map((table) => table.open())) as Promise<Tables>;

/** One table of the mocked database. It is seeded on first use, and returns copies of rows unless a method says otherwise. */
export class Table<Entity extends Row> {
  readonly name: string;
  /** The order of a list whose query names none. */
  readonly sort: Order | undefined;
  /** Called with the id of a row after it has changed, or with null after the table was cleared; set by `persist`. */
  onChange: (id: string | null) => void = () => undefined;
  private rows = new Map<string, Entity>();
  private orders = new Map<string, Uint32Array>();
  private rowList: Entity[] | null = null;
  private changes = new Map<string, Entity | null>();
  private seeded: Entity[] = [];
  private filled: Promise<void> | null = null;
  private readonly options: TableOptions<Entity>;

  constructor(name: string, options: TableOptions<Entity> = {}) {
    this.name = name;
    this.sort = options.sort;
    this.options = options;
  }

  /** Loads the rows when it is called for the first time. */
  async open(): Promise<this> {
    this.filled ??= this.fill();
    await this.filled;
    return this;
  }

  /** Returns the rows of the seed; do not change them. */
  async seedRows(): Promise<Entity[]> {
    return (await this.options.seed?.()) ?? [];
  }

  private async fill() {
    this.seeded = await this.seedRows();
    this.rows = new Map(this.seeded.map((row) => [String(row.id), row]));
    this.apply([...this.changes]);
  }

  private apply(changes: Change<Entity>[]) {
    for (const [id, row] of changes) {
      if (row) this.rows.set(id, row);
      else this.rows.delete(id);
    }
    this.orders.clear();
    this.rowList = null;
  }

  /** Replaces the changes by those of another tab or an earlier visit; without changes, the table equals the seed. */
  restore(changes: Change<Entity>[] | undefined) {
    this.changes = new Map(changes);
    this.filled = null;
  }

  /** Drops all changes; the table is seeded again on the next use. */
  clear() {
    this.restore(undefined);
    this.onChange(null);
  }

  /** Replaces all changes, and reports them as changes of this page. */
  load(changes: Change<Entity>[]) {
    this.clear();
    this.restore(changes);
    for (const [id] of changes) this.onChange(id);
  }

  /** Returns the rows that differ from the seed. */
  changed(): Change<Entity>[] {
    return [...this.changes];
  }

  /** Merges the stored changes with those of this page; those of this page win. */
  merged(stored: Change<Entity>[] = [], { ids, isEmptied }: Unstored = nothing): Change<Entity>[] {
    const others = isEmptied ? [] : stored.filter(([id]) => !ids.has(id));
    return [...others, ...this.changed().filter(([id]) => ids.has(id))];
  }

  /** Restores the stored changes of other pages; changes of this page that are not stored yet are kept. */
  takeOver(stored: Change<Entity>[] | undefined, unstored: Unstored | undefined) {
    this.restore(this.merged(stored, unstored));
  }

  /** Returns the rows without copying them; do not change them. */
  all(): Entity[] {
    return [...this.rows.values()];
  }

  find(id: Id): Entity | undefined {
    const row = this.rows.get(String(id));
    return row && structuredClone(row);
  }

  /** Returns a copy of the row, or throws a 404. */
  one(id: Id): Entity {
    const row = this.find(id);
    if (!row) throw notFound(this.name, id);
    return row;
  }

  /** Returns an unused id of nineteen digits, like the snowflake ids of the real server. */
  newId(moment = Date.now()): string {
    const id = `138405${moment}`;
    return this.rows.has(id) ? this.newId(moment + 1) : id;
  }

  /** Inserts or replaces a row. Throws a 409 when its stamp differs from the stored one. */
  save(row: Entity): Entity {
    const stored = this.rows.get(String(row.id));
    const { concurrencyStamp: stamp } = row;
    if (stored?.concurrencyStamp && stamp && stamp !== stored.concurrencyStamp) throw conflict();
    const saved = structuredClone(row);
    if ('concurrencyStamp' in saved) saved.concurrencyStamp = newStamp();
    this.change(String(saved.id), saved);
    return structuredClone(saved);
  }

  /** Stores a new row, and sets its id, creation time and stamp. */
  insert(fields: Fields<Entity>): Entity {
    const id = this.options.newId?.(this.all()) ?? this.newId();
    const serverFields = { id, creationTime: wallText(), concurrencyStamp: '' };
    // `Fields` leaves out exactly these fields, but TypeScript cannot infer that both together are an Entity.
    return this.save({ ...fields, ...serverFields } as unknown as Entity);
  }

  /** Saves changes of a stored row. Throws a 409 when the body has an outdated stamp. */
  update(
    stored: Entity,
    { concurrencyStamp = stored.concurrencyStamp }: Pick<Row, 'concurrencyStamp'>,
    changes: Partial<Entity>,
  ): Entity {
    return this.save({ ...stored, ...changes, concurrencyStamp });
  }

  /** Stores values that the server computes, e.g. a count. The stamp is kept, because no user has edited the row. */
  patch(id: Id, part: Partial<Entity>) {
    const stored = this.rows.get(String(id));
    if (!stored) throw notFound(this.name, id);
    this.change(String(id), structuredClone({ ...stored, ...part }));
  }

  /** Stores computed values in all rows that have the properties of `owner`. */
  async patchWhere(owner: Partial<Entity>, part: Partial<Entity>) {
    await this.open();
    const keys = Object.keys(owner) as (keyof Entity)[];
    const owned = this.all().filter((row) => keys.every((key) => row[key] === owner[key]));
    for (const { id } of owned) this.patch(id, part);
  }

  remove(id: Id) {
    if (!this.rows.has(String(id))) throw notFound(this.name, id);
    this.change(String(id), null);
  }

  async saveWhere(matches: (row: Entity) => boolean, change: (row: Entity) => Partial<Entity>) {
    await this.open();
    for (const row of this.all().filter(matches)) this.save({ ...row, ...change(row) });
  }

  async removeWhere(matches: (row: Entity) => boolean) {
    await this.open();
    for (const { id } of this.all().filter(matches)) this.remove(id);
  }

  /** Removes a row if it is there. */
  discard(id: Id) {
    if (this.rows.has(String(id))) this.remove(id);
  }

  private change(id: string, row: Entity | null) {
    // A row that is not in the seed needs no record of its removal.
    if (!row && !this.seeded.some((one) => String(one.id) === id)) this.changes.delete(id);
    else this.changes.set(id, row);
    this.apply([[id, row]]);
    this.onChange(id);
  }

  /** Returns all rows except one without copying them; do not change them. */
  others(stored: Pick<Row, 'id'> | null): Entity[] {
    return this.all().filter(({ id }) => String(id) !== String(stored?.id));
  }

  /** Throws a 403 when another row has the same values; its message shows the first of them as `{name}`. */
  unique<Key extends keyof Entity>(
    [first, ...more]: readonly [Key, ...Key[]],
    row: Pick<Entity, Key>,
    code: Refusal,
    stored: Pick<Row, 'id'> | null,
    name = String(row[first]),
  ) {
    const keys = [first, ...more];
    const isSame = (other: Entity) => keys.every((key) => String(other[key]) === String(row[key]));
    if (this.others(stored).some(isSame)) throw forbidden(code, { name });
  }

  /** Returns the matching rows of the requested page, and how many match in total. */
  page(query: object, matches: (row: Entity) => boolean = () => true): Page<Entity> {
    const { skip, limit } = readPaging(query);
    const found = this.sorted(query, matches);
    return {
      items: structuredClone(found.slice(skip, skip + limit)),
      totalCount: found.length,
    };
  }

  /** Returns all matching rows in the order of the query without copying them; do not change them. */
  sorted(query: object, matches: (row: Entity) => boolean): Entity[] {
    const { sort } = readPaging(query);
    const defaultOrder = this.sort ? [this.sort] : [];
    const order = this.order(sort.length ? sort : defaultOrder);
    this.rowList ??= this.all();
    // The rows are tested in memory order, because that is several times as fast as in sort order.
    const found = this.rowList.map((row) => (matches(row) ? row : null));
    const rows: Entity[] = [];
    for (const index of order) {
      const row = found[index];
      if (row) rows.push(row);
    }
    return rows;
  }

  /** Returns the indexes of all rows in a sort order, cached until a row changes. */
  private order(sort: Order[]): Uint32Array {
    const name = sort.map(({ field, descending }) => `${field} ${descending}`).join();
    const known = this.orders.get(name);
    if (known) return known;
    const rows = this.all();
    const [sample] = rows;
    const keys = sort.map(({ field, descending }) => {
      if (sample && !Object.hasOwn(sample, field)) throw internalError();
      // The cast is safe, because the line above has checked that the rows have this field.
      return { valueOf: (row: Entity) => row[field as keyof Entity], descending };
    });
    const order = orderOf(rows, keys);
    this.orders.set(name, order);
    return order;
  }
}
