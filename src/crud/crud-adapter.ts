import type { CallOptions, Endpoint } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { ById, Id, Items, PageQuery, Saved } from '@/api/types';
import { withCall, asPagedList } from '@/elements/query/wrap-endpoint';
import { t } from '@/i18n';
import type { CrudApi } from '@/schema/crud';
import { notify } from '@/ui/feedback/notify';

interface WholeListCalls<Row extends Input & ById, Input> {
  all: Endpoint<void, Items<Row>>;
  one: Endpoint<ById, Row>;
  saveAll: Endpoint<{ items: Input[] }, Saved<Items<Row>>>;
}

const isSame = (one: Id | undefined, other: Id) => String(one) === String(other);

/** Shows and returns the error that a server which saves single records would send. */
function recordNotFound(quiet: CallOptions['quiet']) {
  const message = t('elements.missing.inPlace');
  const error = new ApiError({ kind: 'server', status: 404, message });
  const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
  if (!isQuiet) notify.error(message);
  return error;
}

/**
 * The CRUD endpoints of a list that the server only saves as a whole. Each change loads the current list, changes one
 * record of it and saves the result. The changed record keeps the stamp it was opened with, so that the server still
 * detects conflicts.
 */
export function asCrud<Row extends Input & ById, Input extends Partial<ById>>(
  calls: WholeListCalls<Row, Input>,
): Required<Omit<CrudApi<Row, PageQuery, Input>, 'edit' | 'export'>> {
  const { all, one, saveAll } = calls;
  const saveChanged = async (change: (items: Row[]) => Input[], options?: CallOptions) => {
    const { items } = await all(undefined, options);
    return (await saveAll({ items: change(items) }, options))?.items;
  };
  return {
    list: asPagedList(all, () => undefined),
    one,
    create: withCall(saveAll, async (input: Input, options) => {
      const saved = await saveChanged((items) => [...items, input], options);
      return saved?.at(-1);
    }),
    update: withCall(saveAll, async (input: Input, options) => {
      const change = (items: Row[]) => {
        // Without the record, e.g. after somebody else has deleted it, the save would succeed without the change.
        if (!items.some(({ id }) => isSame(input.id, id))) throw recordNotFound(options?.quiet);
        return items.map((row) => (isSame(input.id, row.id) ? { ...row, ...input } : row));
      };
      const saved = await saveChanged(change, options);
      return saved?.find(({ id }) => isSame(input.id, id));
    }),
    remove: withCall(saveAll, ({ id }: ById, options) =>
      saveChanged((items) => items.filter((row) => !isSame(id, row.id)), options),
    ),
  };
}
