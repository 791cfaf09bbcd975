import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotFound } from '@/api/errors';
import type { ById } from '@/api/types';
import { DetailView } from '@/elements/details/detail-view';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useQueryKey } from '@/elements/query/query-key';
import { useEarlyQuery } from '@/elements/query/use-load';
import { RowDetail } from '@/elements/table/row-detail';
import type { AnyColumn } from '@/schema/column';
import type { RecordBody, RecordPanel } from '@/schema/crud';
import { titleColumn } from '@/values/columns';
import { partQuery, recordQuery } from './record-part';

/** The name under which what panels of a list have loaded is cached. */
export const recordPath = (path: string) => `${path} record`;

export interface RecordContentProps<Record> {
  page: { name: string; columns: AnyColumn<Record>[] };
  panel: RecordPanel<Record>;
  /** Of the call that lists the records. */
  path: string;
  row: Record;
  /** The next row of the list, if it is loaded. */
  next?: Record;
}

interface BodyProps<Record> extends RecordContentProps<Record> {
  body: RecordBody<Record>;
}

/** Loads for the next record what its panel will show, as soon as the open one is there. */
function useNextRecord<Record extends ById>(props: BodyProps<Record>, isReady: boolean) {
  const { body, path, next } = props;
  const client = useQueryClient();
  const [base] = useQueryKey(recordPath(path), null);
  useEffect(() => {
    if (!isReady || !next) return;
    const { load, parts } = body;
    if (load) void client.prefetchQuery(recordQuery(base, next, load, true));
    for (const part of parts?.(next) ?? []) void client.prefetchQuery(partQuery(base, part, true));
    // oxlint-disable-next-line react/exhaustive-deps -- the queries of a row follow from it
  }, [client, isReady, next]);
}

interface LoadedProps<Record> extends BodyProps<Record> {
  load: NonNullable<RecordBody<Record>['load']>;
}

/** The content of a panel that needs more than the row. */
function Loaded<Record extends ById>(props: LoadedProps<Record>) {
  const { panel, body, load, path, row } = props;
  const [base] = useQueryKey(recordPath(path), null);
  const result = useEarlyQuery<unknown>({
    ...recordQuery(base, row, load),
    // Only the row has changed: another record has its own component.
    placeholderData: (before: unknown) => before,
  });
  useNextRecord(props, result.isSuccess);
  const query = {
    data: result.data,
    hasFailed: result.isError,
    isNotFound: isNotFound(result.error),
    reload: () => void result.refetch(),
  };
  return (
    <QueryBoundary query={query} name={panel.title(row)} shape="record">
      {(loaded) => body.content(row, loaded)}
    </QueryBoundary>
  );
}

/** The content of a panel that its row has. */
function OfRow<Record extends ById>(props: BodyProps<Record>) {
  const { body, row } = props;
  useNextRecord(props, true);
  return <RowDetail row={row} draw={() => body.content(row, undefined)} />;
}

/** The values of all columns but the name, which is the title of the panel. */
function plainBody<Record>({ name, columns }: RecordContentProps<Record>['page']) {
  const title = titleColumn(columns);
  const facts = columns.filter((column) => column !== title);
  return {
    content: (row: Record) => <DetailView name={name} columns={facts} row={row} perLine={2} />,
  };
}

/** What a panel shows of a record, which is loaded in advance for the next one. */
export function RecordContent<Record extends ById>(props: RecordContentProps<Record>) {
  const { page, panel, path, row } = props;
  const [key] = useQueryKey(`${recordPath(path)} body`, null);
  const result = useEarlyQuery<unknown>({
    queryKey: [key],
    queryFn: () => panel.body?.() ?? plainBody(page),
  });
  const query = {
    // It is what `panel.body` has returned.
    data: result.data as RecordBody<Record> | undefined,
    hasFailed: result.isError,
    isNotFound: false,
    reload: () => void result.refetch(),
  };
  return (
    <QueryBoundary query={query} name={panel.title(row)} shape="record">
      {(body) =>
        body.load ? (
          <Loaded {...props} body={body} load={body.load} />
        ) : (
          <OfRow {...props} body={body} />
        )
      }
    </QueryBoundary>
  );
}
