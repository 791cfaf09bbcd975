import { useState } from 'react';
import type { Id } from '@/api/types';
import { listPageSizes } from '@/config/limits';
import { BatchBar } from '@/elements/crud/batch-bar';
import type { Column } from '@/elements/crud/column-schema';
import { notify } from '@/elements/feedback/notify';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import { FullScreen } from '@/elements/table/full-screen';
import { ListStatus } from '@/elements/table/list-status';
import { ListTools } from '@/elements/table/list-tools';
import { Pager } from '@/elements/table/pager';
import { t } from '@/i18n';
import styles from './gallery.module.css';
import { longSample, sampleName, samples, type Sample } from './sample';
import { columns, editedColumns, groupedColumns, rowActions } from './sample-columns';
import type { Room } from './section';

const few = 6;
const some = 40;
const many = 10_000;

type GivenTable = Partial<DataTableProps<Sample>> & { count?: number };

/** A table in a frame of its own height. */
function Table({ count = few, ...given }: GivenTable) {
  const [rows] = useState(() => samples(count));
  return (
    <div className={styles.tall}>
      <DataTable name={sampleName} columns={columns} rows={rows} {...given} />
    </div>
  );
}

function Sorted() {
  const [sort, setSort] = useState<string>();
  return <Table sorting={{ by: sort, onChange: setSort }} actions={rowActions} />;
}

function Picked() {
  const [rows] = useState(() => samples(few));
  const [picked, setPicked] = useState<ReadonlySet<Id>>(new Set([1, 2]));
  const onPick = (changed: Sample[], on: boolean) => {
    const ids = changed.map(({ id }) => id);
    const others = [...picked].filter((id) => !ids.includes(Number(id)));
    setPicked(new Set(on ? [...others, ...ids] : others));
  };
  return (
    <>
      <BatchBar
        name={sampleName}
        actions={[
          { code: 'enable', run: () => Promise.resolve() },
          { code: 'delete', danger: true, run: () => Promise.reject(new Error()) },
        ]}
        rows={rows.filter(({ id }) => picked.has(id))}
        nameOf={({ company }) => company}
        onClear={() => setPicked(new Set())}
        onDone={() => undefined}
      />
      <Table rows={rows} abilities={{ picking: { picked, onPick } }} />
    </>
  );
}

function WithTools() {
  const [isFull, setIsFull] = useState(false);
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const total = 1_284;
  return (
    <FullScreen isFull={isFull} onLeave={() => setIsFull(false)} className={styles.card}>
      <div className={styles.line}>
        <ListStatus
          total={total}
          shown={limit}
          updatedAt={0}
          failed={false}
          fetching={false}
          onRetry={() => undefined}
        />
        <ListTools
          name={sampleName}
          columns={columns}
          fetching={false}
          onRefresh={notify.success}
          isFull={isFull}
          onFull={setIsFull}
        />
      </div>
      <Table count={some} actions={rowActions} />
      <Pager
        page={page}
        limit={limit}
        total={total}
        sizes={listPageSizes}
        onChange={(next, size) => setPage({ page: next, limit: size })}
      />
    </FullScreen>
  );
}

const saved = () => Promise.resolve();
const detailOf = (row: Sample) => <p>{row.remark}</p>;
const longRows = () => [longSample(), ...samples(few - 1)];
const wide: Column<Sample>[] = columns.map((column) => ({ ...column, optional: false }));

/** New states of tables go here. */
export const table: Room = {
  key: 'table',
  sections: [
    { key: 'plain', render: () => <Sorted /> },
    { key: 'tools', render: () => <WithTools /> },
    { key: 'picking', render: () => <Picked /> },
    { key: 'detail', render: () => <Table abilities={{ detail: detailOf }} /> },
    { key: 'totals', render: () => <Table abilities={{ totals: {} }} /> },
    { key: 'groups', render: () => <Table columns={groupedColumns} /> },
    {
      key: 'editing',
      render: () => <Table columns={editedColumns} abilities={{ onSave: saved }} />,
    },
    { key: 'long', render: () => <Table columns={wide} rows={longRows()} actions={rowActions} /> },
    { key: 'many', render: () => <Table count={many} abilities={{ totals: {} }} /> },
    { key: 'empty', render: () => <Table rows={[]} /> },
    {
      key: 'emptyWords',
      render: () => <Table rows={[]} abilities={{ emptyText: t('gallery.sample.nothing') }} />,
    },
    { key: 'loading', render: () => <Table rows={[]} state="loading" /> },
    { key: 'stale', render: () => <Table state="stale" /> },
  ],
};
