import type { CallOptions } from '@/api/endpoint';
import { isNotFound } from '@/api/errors';
import { type TabQueryKey, useQueryKey } from '@/elements/query/query-key';
import { useEarlyQuery } from '@/elements/query/use-load';
import type { RecordPart } from '@/schema/crud';

/** What was loaded in advance is shown without loading it again within this time. */
const freshMs = 10_000;
const keptMs = 60_000;

type Signal = Pick<CallOptions, 'signal'>;
const times = { staleTime: freshMs, gcTime: keptMs };

/** The query of what a row does not have. The row is part of the key, so that a changed row is loaded again. */
export const recordQuery = <Row>(
  base: TabQueryKey,
  row: Row,
  load: (row: Row, options: CallOptions) => Promise<unknown>,
  quiet = false,
) => ({
  queryKey: [{ ...base, query: row }],
  queryFn: ({ signal }: Signal) => load(row, { signal, quiet }),
  ...times,
});

/** The query of a part of a record. */
export const partQuery = <Data>(
  base: TabQueryKey,
  { key: [path, ...query], load }: RecordPart<Data>,
  quiet = false,
) => ({
  queryKey: [{ ...base, path, query }],
  queryFn: ({ signal }: Signal) => load({ signal, quiet }),
  ...times,
});

/** Loads a part of a record, unless the list has loaded it in advance. */
export function useRecordPart<Data>(part: RecordPart<Data>) {
  const [name, ...rest] = part.key;
  const [base] = useQueryKey(name, rest);
  const { data, isError, error, refetch } = useEarlyQuery<Data>(partQuery(base, part));
  return {
    data,
    hasFailed: isError,
    isNotFound: isNotFound(error),
    reload: () => void refetch(),
  };
}
