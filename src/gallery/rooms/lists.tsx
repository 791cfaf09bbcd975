import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import { listPageSizes } from '@/config/limits';
import { BatchBar } from '@/elements/batch/batch-bar';
import { ListStatus } from '@/elements/table/list-status';
import { Pager } from '@/elements/table/pager';
import { sampleName, samples, type Sample } from './sample';
import { Table } from './sample-table';
import type { Room } from './section';

const nothing = () => undefined;
const few = 4;

const refused = ({ id }: Sample) =>
  id % 2 ? Promise.resolve() : Promise.reject(new ApiError({ kind: 'server', status: 403 }));

/** Every other row refuses to be deleted. */
function Picked() {
  const [rows] = useState(() => samples(few));
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set([1, 2]));
  const onSelect = (changed: Sample[], on: boolean) => {
    const ids = changed.map(({ id }) => id);
    const others = [...selected].filter((id) => !ids.includes(Number(id)));
    setSelected(new Set(on ? [...others, ...ids] : others));
  };
  return (
    <>
      <Table rows={rows} options={{ selection: { selected, onSelect } }} />
      <BatchBar
        name={sampleName}
        actions={[
          { code: 'enable', run: () => Promise.resolve() },
          { code: 'delete', danger: true, run: refused },
        ]}
        rows={rows.filter(({ id }) => selected.has(id))}
        nameOf={({ company }) => company}
        onClear={() => setSelected(new Set())}
        onDone={setSelected}
      />
    </>
  );
}

interface StatusProps {
  total?: number;
  failed: boolean;
  fetching?: boolean;
}

const Status = ({ total, failed, fetching = !failed }: StatusProps) => (
  <ListStatus
    total={total}
    shown={20}
    updatedAt={total === undefined ? undefined : 0}
    failed={failed}
    fetching={fetching}
    onRetry={nothing}
    onBack={failed && total !== undefined ? nothing : undefined}
  />
);

function Pages({ start = 1, total, simple }: { start?: number; total: number; simple?: boolean }) {
  const [{ page, limit }, setPage] = useState({ page: start, limit: 20 });
  return (
    <Pager
      page={page}
      limit={limit}
      total={total}
      sizes={listPageSizes}
      onChange={(next, size) => setPage({ page: next, limit: size })}
      simple={simple}
    />
  );
}

/** Everything around the rows of a list goes here. */
export const lists: Room = {
  key: 'lists',
  sections: [
    { key: 'picking', render: () => <Picked /> },
    { key: 'statusFresh', render: () => <Status total={1_284} failed={false} fetching={false} /> },
    { key: 'statusBusy', render: () => <Status total={1_284} failed={false} /> },
    { key: 'statusOld', render: () => <Status total={1_284} failed /> },
    { key: 'statusNone', render: () => <Status failed /> },
    { key: 'pager', render: () => <Pages start={9} total={12_840} /> },
    { key: 'pagerOne', render: () => <Pages total={3} /> },
    { key: 'pagerSimple', render: () => <Pages start={2} total={1_284} simple /> },
  ],
};
