import type { Id, Page } from '@/api/types';
import { conflict, internalError, notFound, type Refusal } from './errors';
import { readPaging, type Order } from './paging';
import { sortedBy } from './sorting';

export interface Row {
  id: Id;
  concurrencyStamp?: string;
}
/** What became of a row since the seed; null: removed. */
export type Change<Entity> = [id: string, row: Entity | null];

interface TableOptions<Entity extends Row> {
  /** Must answer the same rows every time; they are never written to. */
  seed?: () => Entity[] | Promise<Entity[]>;
  /** Order of a list that asks for none. */
  sort?: Order;
}

const newStamp = () => crypto.randomUUID().replaceAll('-', '');

/** One collection of the mocked database: seeded on first use, never handing out its own rows. */
export class Table<Entity extends Row> {
  readonly name: string;
  /** Called after every change; persistence hangs itself in here. */
  onChange: () => void = () => undefined;
  private rows = new Map<string, Entity>();
  private orders = new Map<string, Entity[]>();
  private changes = new Map<string, Entity | null>();
  private seeded: ReadonlySet<string> = new Set();
  private filled: Promise<void> | null = null;
  private readonly options: TableOptions<Entity>;

  constructor(name: string, options: TableOptions<Entity> = {}) {
    this.name = name;
    this.options = options;
  }

  /** The table with its rows in place. */
  async open(): Promise<this> {
    this.filled ??= this.fill();
    await this.filled;
    return this;
  }

  private async fill() {
    const rows = (await this.options.seed?.()) ?? [];
    this.rows = new Map(rows.map((row) => [String(row.id), row]));
    this.seeded = new Set(this.rows.keys());
    this.apply([...this.changes]);
  }

  private apply(changes: Change<Entity>[]) {
    for (const [id, row] of changes) {
      if (row) this.rows.set(id, row);
      else this.rows.delete(id);
    }
    this.orders.clear();
  }

  /** Takes over what another tab or an earlier visit changed; nothing changed means the seed again. */
  restore(changes: Change<Entity>[] | undefined) {
    this.changes = new Map(changes);
    this.filled = null;
  }

  /** Forgets everything; the next use seeds again. */
  clear() {
    this.restore(undefined);
    this.onChange();
  }

  /** What there is to persist: the difference to the seed. */
  changed(): Change<Entity>[] {
    return [...this.changes];
  }

  /** The rows themselves, for reading only. */
  all(): Entity[] {
    return [...this.rows.values()];
  }

  find(id: Id): Entity | undefined {
    const row = this.rows.get(String(id));
    return row && structuredClone(row);
  }

  /** Answers a copy, or refuses with 404. */
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

  /** Inserts or replaces. A stamp that differs from the stored one is refused with 409. */
  save(row: Entity): Entity {
    const stored = this.rows.get(String(row.id));
    const { concurrencyStamp: stamp } = row;
    if (stored?.concurrencyStamp && stamp && stamp !== stored.concurrencyStamp) throw conflict();
    const saved = structuredClone(row);
    if ('concurrencyStamp' in saved) saved.concurrencyStamp = newStamp();
    this.change(String(saved.id), saved);
    return structuredClone(saved);
  }

  /** Stores what the server itself works out, a count or a state: no edit, so the stamp stays as it is. */
  patch(id: Id, part: Partial<Entity>) {
    const stored = this.rows.get(String(id));
    if (!stored) throw notFound(this.name, id);
    this.change(String(id), structuredClone({ ...stored, ...part }));
  }

  remove(id: Id) {
    if (!this.rows.has(String(id))) throw notFound(this.name, id);
    this.change(String(id), null);
  }

  private change(id: string, row: Entity | null) {
    // What the seed never had needs no note of its removal.
    if (!row && !this.seeded.has(id)) this.changes.delete(id);
    else this.changes.set(id, row);
    this.apply([[id, row]]);
    this.onChange();
  }

  /** Throws the refusal when another row already has this value. */
  unique<Key extends keyof Entity>(
    field: Key,
    row: Pick<Entity, 'id' | Key>,
    refuse: () => Refusal,
  ) {
    for (const other of this.rows.values()) {
      if (other[field] === row[field] && String(other.id) !== String(row.id)) throw refuse();
    }
  }

  /** Matching rows of the page asked for, and how many match in all. */
  page(query: object, matches: (row: Entity) => boolean = () => true): Page<Entity> {
    const { skip, limit } = readPaging(query);
    const items: Entity[] = [];
    let totalCount = 0;
    // All are counted but only a page of them is kept: the largest table has sixty thousand.
    for (const row of this.inOrder(query)) {
      if (!matches(row)) continue;
      if (totalCount >= skip && items.length < limit) items.push(row);
      totalCount += 1;
    }
    return { items: structuredClone(items), totalCount };
  }

  /** Matching rows in the order the query asks for; the rows themselves, for reading only. */
  sorted(query: object, matches: (row: Entity) => boolean): Entity[] {
    return this.inOrder(query).filter(matches);
  }

  private inOrder(query: object): Entity[] {
    const { sort } = readPaging(query);
    const own = this.options.sort ? [this.options.sort] : [];
    return this.order(sort.length ? sort : own);
  }

  /** All rows in an order, remembered until something changes. */
  private order(sort: Order[]): Entity[] {
    const key = sort.map(({ field, down }) => `${field} ${down}`).join();
    const known = this.orders.get(key);
    if (known) return known;
    const rows = this.all();
    // From the last to the first: an earlier field keeps what the later ones have put in order.
    const sorted = sort.toReversed().reduce((so, order) => this.by(so, order), rows);
    this.orders.set(key, sorted);
    return sorted;
  }

  private by(rows: Entity[], { field, down }: Order): Entity[] {
    const [sample] = rows;
    if (!sample) return [];
    if (!isKey(sample, field)) throw internalError();
    return sortedBy(rows, (row) => row[field], down);
  }
}

function isKey<Entity extends object>(
  row: Entity,
  name: string,
): name is Extract<keyof Entity, string> {
  return Object.hasOwn(row, name);
}
