import type { CallOptions, Endpoint } from '@/api/endpoint';
import type { ById, Id, Items, PageQuery, Saved } from '@/api/types';
import type { CrudApi } from '@/schema/crud';
import { through } from '@/elements/query/wrap-endpoint';
import { wholeList } from '@/elements/query/paged-list';

interface WholeCalls<Row extends Input & ById, Input> {
  all: Endpoint<void, Items<Row>>;
  one: Endpoint<ById, Row>;
  saveAll: Endpoint<{ items: Input[] }, Saved<Items<Row>>>;
}

const isSame = (one: Id | undefined, other: Id) => String(one) === String(other);

/**
 * A list that the server takes only as a whole, as the calls of one whose records come and go one by one. What is
 * changed stands among the others as they are now; its own stamp is the one it was opened with.
 */
export function wholeWrites<Row extends Input & ById, Input extends Partial<ById>>(
  calls: WholeCalls<Row, Input>,
): CrudApi<Row, PageQuery, Input> {
  const { all, one, saveAll } = calls;
  const rewrite = async (change: (items: Row[]) => Input[], options?: CallOptions) => {
    const { items } = await all(undefined, options);
    return (await saveAll({ items: change(items) }, options))?.items;
  };
  return {
    list: wholeList(all, () => undefined),
    one,
    create: through(saveAll, async (input: Input, options) => {
      const saved = await rewrite((items) => [...items, input], options);
      return saved?.at(-1);
    }),
    update: through(saveAll, async (input: Input, options) => {
      const change = (items: Row[]) =>
        items.map((row) => (isSame(input.id, row.id) ? { ...row, ...input } : row));
      const saved = await rewrite(change, options);
      return saved?.find(({ id }) => isSame(input.id, id));
    }),
    remove: through(saveAll, ({ id }: ById, options) =>
      rewrite((items) => items.filter((row) => !isSame(id, row.id)), options),
    ),
  };
}
