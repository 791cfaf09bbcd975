import type { ById, PageQuery } from '@/api/types';
import { firstPage, searchHits } from '@/config/limits';
import type { SearchKeyword } from '@/lib/search-keyword';
import type { RecordSearch, RecordSource } from '@/schema/search';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A search of the palette from the declaration of a page. */
export function recordSearch<Row extends ById, Query extends PageQuery>(
  declaration: RecordSearch<Row, Query>,
): RecordSource {
  const { kind, place, list, by, sort, title, hint, phone, to, where, actions = [] } = declaration;
  /** The conditions to ask for, one call each: servers combine several conditions with "and". */
  const conditionsOf = (keyword: SearchKeyword) => {
    const conditions = keyword.phone
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
      const answers = await Promise.all(
        conditionsOf(keyword).map(([key, value]) =>
          list({ ...page, [key]: value } as unknown as Query, { signal, quiet: true }),
        ),
      );
      const rows = answers.flatMap(({ items }) => items);
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
        total: Math.max(found.length, ...answers.map(({ totalCount }) => totalCount)),
      };
    },
  };
}
