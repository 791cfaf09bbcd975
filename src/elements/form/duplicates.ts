import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import { duplicateRows, firstPage } from '@/config/limits';
import { patterns } from '@/lib/patterns';
import { normalizePhone } from '@/lib/phone';
import { coreName } from '@/lib/text';
import type { KeyWith } from '@/schema/column';
import type { Duplicate, FindDuplicates } from '@/schema/field';

interface DuplicateSource<Row extends ById, Query extends PageQuery> {
  list: Endpoint<Query, Page<Row>>;
  /** The keys of the row, which are conditions of the list as well. */
  name: KeyWith<Row, string> & KeyWith<Query, string>;
  phone: KeyWith<Row, string> & KeyWith<Query, string>;
  /** Where the record is shown. */
  to: (row: Row) => string;
}

const minNameLength = 2;

/** Searches for records with the same phone number, and with a name that differs only in how it is written. */
export function duplicatesIn<Row extends ById, Query extends PageQuery>(
  source: DuplicateSource<Row, Query>,
): { name: FindDuplicates; phone: FindDuplicates } {
  const { list, name, phone, to } = source;
  const find = async (
    key: string,
    keyword: string,
    isSame: (row: Row) => boolean,
    signal: AbortSignal,
  ): Promise<Duplicate[]> => {
    const query = { page: firstPage, limit: duplicateRows, [key]: keyword };
    // The value of a computed key has no type; the keys are conditions of this query.
    const { items } = await list(query as unknown as Query, { signal, quiet: true });
    return items
      .filter(isSame)
      .map((row) => ({ id: row.id, title: String(row[name]), to: to(row) }));
  };
  return {
    name: async (value, signal) => {
      const core = coreName(value);
      if (core.length < minNameLength) return [];
      // The first half only: a stored name may have a space where the typed one has none.
      const nameStart = core.slice(0, Math.max(minNameLength, Math.ceil(core.length / 2)));
      return find(name, nameStart, (row) => coreName(String(row[name])) === core, signal);
    },
    phone: async (value, signal) => {
      const number = normalizePhone(value);
      if (!patterns.mobile.test(number)) return [];
      return find(phone, number, (row) => normalizePhone(String(row[phone])) === number, signal);
    },
  };
}
