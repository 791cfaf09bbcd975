import type { Id, Page } from '@/api/types';
import { forbidden, type Refusal } from '@/mocks/server/checks';
import { conflict, internalError, notFound } from '@/mocks/server/errors';
import { wallText } from '@/mocks/lib/clock';
import { readPaging, type Order, orderOf } from './paging';

export interface Row {
  id: Id;
  concurrencyStamp?: string;
}
/** The fields of a row that the server does not set by itself. */
export type Fields<Entity> = Omit<Entity, 'id' | 'creationTime' | 'concurrencyStamp'>;
/** A row that was changed since the seed; null when it was removed. */
export type Change<Entity> = [id: string, row: Entity | null];

/** What a page changed and has not stored yet. */
export interface Unstored {
  ids: Set<string>;
  /** Everything was forgotten before these rows changed. */
  isEmptied: boolean;
}
const nothing: Unstored = { ids: new Set(), isEmptied: false };

interface TableOptions<Entity extends Row> {
  /** Must return the same rows every time; the table never changes them. */
  seed?: () => Entity[] | Promise<Entity[]>;
  /** Order of a list that asks for none. */
  sort?: Order;
  /** How ids are made; nineteen digits when left out. */
  newId?(rows: Entity[]): Id;
}

const newStamp = () => crypto.randomUUID().replaceAll('-', '');

/** The tables, opened. */
export const opened = <Tables extends { open: () => Promise<unknown> }[]>(...tables: Tables) =>
  Promise.all(tables.map((table) => table.open())) as Promise<Tables>;

/** One table of the mocked database. It is seeded on first use and returns copies of its rows. */
export class Table<Entity extends Row> {
  readonly name: string;
  /** Order of a list that asks for none. */
  readonly sort: Order | undefined;
  /** Called after a row has changed, with its id, and with null after everything was forgotten; set by persistence. */
  onChange: (id: string | null) => void = () => undefined;
  private rows = new Map<string, Entity>();
  private orders = new Map<string, Uint32Array>();
  private inTurn: Entity[] | null = null;
  private changes = new Map<string, Entity | null>();
  private seeded: Entity[] = [];
  private filled: Promise<void> | null = null;
  private readonly options: TableOptions<Entity>;

  constructor(name: string, options: TableOptions<Entity> = {}) {
    this.name = name;
    this.sort = options.sort;
    this.options = options;
  }

  /** Loads the rows on the first call. */
  async open(): Promise<this> {
    this.filled ??= this.fill();
    await this.filled;
    return this;
  }

  /** The rows as seeded, for reading only. */
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
    this.inTurn = null;
  }

  /** Takes over what another tab or an earlier visit changed; nothing changed means the seed again. */
  restore(changes: Change<Entity>[] | undefined) {
    this.changes = new Map(changes);
    this.filled = null;
  }

  /** Forgets everything; the next use seeds again. */
  clear() {
    this.restore(undefined);
    this.onChange(null);
  }

  /** Replaces all that was changed since the seed. */
  load(changes: Change<Entity>[]) {
    this.clear();
    this.restore(changes);
    for (const [id] of changes) this.onChange(id);
  }

  /** The difference to the seed. */
  changed(): Change<Entity>[] {
    return [...this.changes];
  }

  /** The stored differences to the seed with those of this page on top. */
  merged(stored: Change<Entity>[] = [], { ids, isEmptied }: Unstored = nothing): Change<Entity>[] {
    const others = isEmptied ? [] : stored.filter(([id]) => !ids.has(id));
    return [...others, ...this.changed().filter(([id]) => ids.has(id))];
  }

  /** Restores what another page has stored; what this page has not stored yet stays. */
  takeOver(stored: Change<Entity>[] | undefined, unstored: Unstored | undefined) {
    this.restore(this.merged(stored, unstored));
  }

  /** The rows themselves, for reading only. */
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

  /** Nineteen digits that no row has yet, like the snowflake ids of the real server. */
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

  /** Stores a new row, with the id, the time and the stamp that the server gives it. */
  insert(fields: Fields<Entity>): Entity {
    const id = this.options.newId?.(this.all()) ?? this.newId();
    const given = { id, creationTime: wallText(), concurrencyStamp: '' };
    // `Fields` is the row without exactly what is given here; the compiler cannot add the two up.
    return this.save({ ...fields, ...given } as unknown as Entity);
  }

  /** Changes a stored row as a body asks. Throws a 409 when the stamp of the body is not that of the row. */
  update(
    stored: Entity,
    { concurrencyStamp = stored.concurrencyStamp }: Pick<Row, 'concurrencyStamp'>,
    changes: Partial<Entity>,
  ): Entity {
    return this.save({ ...stored, ...changes, concurrencyStamp });
  }

  /** Stores values that the server computes, e.g. a count; the stamp stays the same because no user has edited the row. */
  patch(id: Id, part: Partial<Entity>) {
    const stored = this.rows.get(String(id));
    if (!stored) throw notFound(this.name, id);
    this.change(String(id), structuredClone({ ...stored, ...part }));
  }

  /** Stores computed values in all rows with the properties of `owner`. */
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

  /** Saves all rows that match with some of their fields changed. */
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

  /** The rows themselves but for one, for reading only. */
  others(stored: Pick<Row, 'id'> | null): Entity[] {
    return this.all().filter(({ id }) => String(id) !== String(stored?.id));
  }

  /** Refuses values that another row already has; the text of the refusal has the first of them as `{name}`. */
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

  /** Matching rows of the page asked for, and how many match in all. */
  page(query: object, matches: (row: Entity) => boolean = () => true): Page<Entity> {
    const { skip, limit } = readPaging(query);
    const found = this.sorted(query, matches);
    return {
      items: structuredClone(found.slice(skip, skip + limit)),
      totalCount: found.length,
    };
  }

  /** Matching rows in the order the query asks for; the rows themselves, for reading only. */
  sorted(query: object, matches: (row: Entity) => boolean): Entity[] {
    const { sort } = readPaging(query);
    const defaultOrder = this.sort ? [this.sort] : [];
    const order = this.order(sort.length ? sort : defaultOrder);
    this.inTurn ??= this.all();
    // Rows are tested in memory order, which is several times as fast as in sort order.
    const found = this.inTurn.map((row) => (matches(row) ? row : null));
    const rows: Entity[] = [];
    for (const index of order) {
      const row = found[index];
      if (row) rows.push(row);
    }
    return rows;
  }

  /** The positions of all rows in a sort order, cached until a row changes. */
  private order(sort: Order[]): Uint32Array {
    const name = sort.map(({ field, down }) => `${field} ${down}`).join();
    const known = this.orders.get(name);
    if (known) return known;
    const rows = this.all();
    const [sample] = rows;
    const keys = sort.map(({ field, down }) => {
      if (sample && !Object.hasOwn(sample, field)) throw internalError();
      // A member of the rows, as was just seen.
      return { valueOf: (row: Entity) => row[field as keyof Entity], down };
    });
    const order = orderOf(rows, keys);
    this.orders.set(name, order);
    return order;
  }
}
