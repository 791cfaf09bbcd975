import type { ById, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { asQuery } from '@/elements/query/as-query';
import type { SearchKeyword } from '@/lib/search-keyword';
import type { RecordSearch, RecordSource } from '@/schema/search';

/** The maximum number of records that the palette shows of each search. */
const searchHits = 5;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A search of the palette from the declaration of a page. */
export function recordSearch<Row extends ById, Query extends PageQuery>(
  declaration: RecordSearch<Row, Query>,
): RecordSource {
  const { kind, place, list, by, sort, title, hint, phone, to, where } = declaration;
  const { listed, actions = [] } = declaration;
  /** The conditions to ask for, one call each: servers combine several conditions with "and". */
  const conditionsOf = (keyword: SearchKeyword) => {
    const conditions: Record<string, string> = keyword.phone
      ? { [by.phone ?? '']: keyword.phone, [by.number ?? '']: keyword.number }
      : { [by.name ?? '']: keyword.text, [by.number ?? '']: keyword.number };
    return Object.entries(conditions).filter(([key, value]) => key && value);
  };
  return {
    kind,
    place,
    actions,
    accepts: (keyword) => conditionsOf(keyword).length > 0,
    find: async (keyword, signal) => {
      const page = { page: firstPage, limit: searchHits, sort };
      const pages = await Promise.all(
        conditionsOf(keyword).map(async ([key, value]) => {
          const query = asQuery<Query>({ ...page, [key]: value });
          return {
            ...(await list(query, { signal, quiet: true })),
            where: { ...listed, [key]: value },
          };
        }),
      );
      // A list combines its conditions with "and", so it shows the records of one of them.
      const [only, ...others] = pages.filter(({ items }) => items.length > 0);
      const rows = pages.flatMap(({ items }) => items);
      const found = [...new Map(rows.map((row) => [String(row.id), row])).values()];
      return {
        hits: found.slice(0, searchHits).map((row) => ({
          id: row.id,
          title: textOf(row[title]),
          hint: (hint?.(row) ?? []).filter(Boolean).join(' · '),
          phone: phone ? textOf(row[phone]) : '',
          to: to?.(row),
          where: where(row),
        })),
        where: listed && !others.length ? only?.where : undefined,
        total: Math.max(found.length, ...pages.map(({ totalCount }) => totalCount)),
      };
    },
  };
}
