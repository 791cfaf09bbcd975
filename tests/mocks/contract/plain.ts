import type { Endpoint } from '@/api/endpoint';
import type { ById, Page, PageQuery } from '@/api/types';
import type { PlainResource } from '@/mocks/domain/plain-resource';
import { here, type Call } from './call';
import { byStation } from './filters';
import { list, type AnyRow, type List } from './list';
import { recordCalls } from './record-calls';

const modules = import.meta.glob<{ plain?: PlainResource[] }>('/src/mocks/handlers/**/*.ts', {
  eager: true,
});
/** The records whose mocked backend has no rules of its own: their lists and calls are tested as the record says. */
export const plain = Object.values(modules).flatMap((module) => module.plain ?? []);

type Values = Record<string, unknown>;
type Calls = {
  list: Endpoint<PageQuery, Page<AnyRow>>;
  one: Endpoint<ById, AnyRow>;
  create: Endpoint<Values, unknown>;
  update: Endpoint<Values, unknown>;
  remove: Endpoint<ById, unknown>;
};
// The endpoints of a record are those of `crudCalls`.
const callsOf = ({ api }: PlainResource) => api as unknown as Calls;

export const plainLists: List[] = plain.map((one) =>
  list(
    callsOf(one).list,
    {
      order: `${one.order.descending ? '-' : ''}${one.order.field}`,
      // The rows of such a record have the id of their sub-station.
      stations:
        'substation' in one.record.properties
          ? (row) => byStation(row as AnyRow & typeof here)
          : undefined,
    },
    (row) => row.filters(one.record),
  ),
);

export const plainCalls: Call[] = plain.flatMap((one) =>
  recordCalls<AnyRow, Values>(one.record, callsOf(one)),
);
