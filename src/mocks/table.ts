import type { Id, Page } from '@/api/types';
import { conflict, internalError, notFound, type Refusal } from './errors';
import { readPaging, type Paging } from './paging';

export interface Row {
  id: Id;
  concurrencyStamp?: string;
}
interface TableOptions<Entity extends Row> {
  seed?: () => Entity[] | Promise<Entity[]>;
  /** Order of a list that asks for none. */
  sort?: NonNullable<Paging['sort']>;
}

/** Creating a collator is expensive, and every sorted column needs the same one. */
const chinese = new Intl.Collator('zh-CN');
// oxlint-disable-next-line no-control-regex -- plain ASCII is meant, from the first character on
const ascii = /^[\u0000-\u007f]*$/;

const newStamp = () => crypto.randomUUID().replaceAll('-', '');

function compareBy<Entity>(rows: Entity[], field: keyof Entity) {
  const plain = rows.every((row) => ascii.test(String(row[field] ?? '')));
  return (a: Entity, b: Entity): number => {
    const [left, right] = [a[field], b[field]];
    if (left === right) return 0;
    // The database puts missing values first.
    if (left === null || left === undefined) return -1;
    if (right === null || right === undefined) return 1;
    if (typeof left === 'number' || typeof left === 'boolean') return Number(left) - Number(right);
    if (plain) return String(left) < String(right) ? -1 : 1;
    return chinese.compare(String(left), String(right));
  };
}

/** One collection of the mocked database: seeded on first use, never handing out its own rows. */
export class Table<Entity extends Row> {
  readonly name: string;
  /** Called after every change; persistence hangs itself in here. */
  onChange: () => void = () => undefined;
  private rows = new Map<string, Entity>();
  private orders = new Map<string, Entity[]>();
  private filled: Promise<void> | null = null;
  private touched = false;
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
    // Rows restored while the seed was still growing are the newer truth.
    if (!this.touched) this.put(rows);
  }

  private put(rows: Entity[]) {
    this.rows = new Map(rows.map((row) => [String(row.id), row]));
    this.orders.clear();
  }

  /** Takes over what another tab or an earlier visit stored; nothing stored means the seed again. */
  restore(stored: unknown) {
    this.touched = Array.isArray(stored);
    this.put(Array.isArray(stored) ? stored : []);
    this.filled = this.touched ? Promise.resolve() : null;
  }

  /** Forgets everything; the next use seeds again. */
  clear() {
    this.restore(null);
    this.onChange();
  }

  /** What there is to persist; null when the rows are still those of the seed, or none. */
  stored(): Entity[] | null {
    return this.touched ? this.all() : null;
  }

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

  /** Inserts or replaces. A stamp that differs from the stored one is refused with 409. */
  save(row: Entity): Entity {
    const stored = this.rows.get(String(row.id));
    const { concurrencyStamp: stamp } = row;
    if (stored?.concurrencyStamp && stamp && stamp !== stored.concurrencyStamp) throw conflict();
    const saved = structuredClone(row);
    if ('concurrencyStamp' in saved) saved.concurrencyStamp = newStamp();
    this.rows.set(String(saved.id), saved);
    this.changed();
    return structuredClone(saved);
  }

  remove(id: Id) {
    if (!this.rows.delete(String(id))) throw notFound(this.name, id);
    this.changed();
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
    const { skip, limit, sort } = readPaging(query);
    const found = this.sorted(sort, matches);
    return {
      items: structuredClone(found.slice(skip, skip + limit)),
      totalCount: found.length,
    };
  }

  /** Matching rows in order; the rows themselves, for reading only. */
  sorted(sort: Paging['sort'], matches: (row: Entity) => boolean): Entity[] {
    const order = sort ?? this.options.sort;
    if (!order) return this.all().filter(matches);
    const found = this.order(order.field).filter(matches);
    return order.down ? found.reverse() : found;
  }

  private order(name: string): Entity[] {
    const known = this.orders.get(name);
    if (known) return known;
    const rows = this.all();
    const [sample] = rows;
    if (!sample) return [];
    if (!isKey(sample, name)) throw internalError();
    const sorted = rows.sort(compareBy(rows, name));
    this.orders.set(name, sorted);
    return sorted;
  }

  private changed() {
    this.orders.clear();
    this.touched = true;
    this.onChange();
  }
}

function isKey<Entity extends object>(
  row: Entity,
  name: string,
): name is Extract<keyof Entity, string> {
  return Object.hasOwn(row, name);
}
