import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { asQuery } from '@/elements/query/as-query';
import { patterns } from '@/lib/patterns';
import { normalizePhone } from '@/lib/phone';
import { coreName } from '@/lib/text';
import type { KeyWith } from '@/schema/column';
import type { Duplicates } from '@/schema/field';

/** The number of records that are compared with the one in a form. */
const duplicateRows = 100;

interface DuplicateSource<Row extends ById, Query extends PageQuery> {
  list: Endpoint<Query, Page<Row>>;
  /** The keys of the row, which are conditions of the list as well. */
  name: KeyWith<Row, string> & KeyWith<Query, string>;
  phone: KeyWith<Row, string> & KeyWith<Query, string>;
  /** Where the record is shown. */
  to: (row: Row) => string;
}

const minNameLength = 2;

const nameKey = (text: string) => {
  const core = coreName(text);
  return core.length < minNameLength ? '' : core;
};
const phoneKey = (text: string) => {
  const number = normalizePhone(text);
  return patterns.mobile.test(number) ? number : '';
};
/** The first half only: a stored name may have a space where the typed one has none. */
const nameStart = (core: string) =>
  core.slice(0, Math.max(minNameLength, Math.ceil(core.length / 2)));

/** Searches for records with the same phone number, and with a name that differs only in how it is written. */
export function duplicatesIn<Row extends ById, Query extends PageQuery>(
  source: DuplicateSource<Row, Query>,
): { name: Duplicates; phone: Duplicates } {
  const { list, name, phone, to } = source;
  const duplicates = (
    key: KeyWith<Row, string>,
    keyOf: Duplicates['keyOf'],
    keywordOf: (common: string) => string,
  ): Duplicates => ({
    keyOf,
    find: async (value, signal) => {
      const common = keyOf(value);
      if (!common) return [];
      const query = { page: firstPage, limit: duplicateRows, [key]: keywordOf(common) };
      const { items } = await list(asQuery<Query>(query), { signal, quiet: true });
      return items
        .map((row) => ({
          id: row.id,
          title: String(row[name]),
          value: String(row[key]),
          to: to(row),
        }))
        .filter((one) => keyOf(one.value) === common);
    },
  });
  return {
    name: duplicates(name, nameKey, nameStart),
    phone: duplicates(phone, phoneKey, (number) => number),
  };
}
