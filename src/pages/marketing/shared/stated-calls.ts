import type { Endpoint } from '@/api/endpoint';
import type { ById, Page } from '@/api/types';
import { withCall } from '@/elements/query/wrap-endpoint';

interface Reads<Query, Row> {
  one: Endpoint<ById, Row>;
  list: Endpoint<Query, Page<Row>>;
}

/** The calls that read a record, with a state that the server does not send because it follows from the time. */
export function statedReads<Query, Row, State>(
  { one, list }: Reads<Query, Row>,
  stateOf: (row: Row) => State,
) {
  const withState = (row: Row) => ({ ...row, state: stateOf(row) });
  return {
    one: withCall(one, async (id: ById, options) => withState(await one(id, options))),
    list: withCall(list, async (query: Query, options) => {
      const { items, ...page } = await list(query, options);
      return { ...page, items: items.map(withState) };
    }),
  };
}
