import { useState } from 'react';
import { listPageSizes } from '@/config/limits';
import { FullScreen } from '@/elements/table/full-screen';
import { ListStatus } from '@/elements/table/list-status';
import { ListTools } from '@/elements/table/list-tools';
import { Pager } from '@/elements/table/pager';
import { notify } from '@/ui/feedback/notify';
import { Row } from '@/ui/layout/layout';
import { longSample, sampleName, samples, type Sample } from './sample';
import {
  columns,
  editedColumns,
  groupedColumns,
  rowActions,
  Table,
  wideColumns,
} from './sample-table';
import type { Room } from './section';
import styles from './gallery.module.css';

const some = 5;

function Sorted() {
  const [sort, setSort] = useState<string | undefined>('settled descending');
  return <Table sorting={{ by: sort, onChange: setSort }} actions={rowActions} />;
}

function WithTools() {
  const [isFull, setIsFull] = useState(false);
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const total = 1_284;
  return (
    <FullScreen isFull={isFull} onLeave={() => setIsFull(false)} className={styles.card}>
      <Row gap={2} wrap>
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
      </Row>
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
const longRows = () => [longSample(), ...samples(2)];

/** The options of tables are shown here. */
export const table: Room = {
  key: 'table',
  sections: [
    { key: 'plain', render: () => <Sorted /> },
    { key: 'tools', render: () => <WithTools /> },
    { key: 'detail', render: () => <Table options={{ detail: detailOf }} /> },
    { key: 'totals', render: () => <Table options={{ totals: {} }} /> },
    { key: 'groups', render: () => <Table columns={groupedColumns} /> },
    {
      key: 'editing',
      render: () => <Table columns={editedColumns} options={{ onSave: saved }} />,
    },
    {
      key: 'long',
      render: () => <Table columns={wideColumns} rows={longRows()} actions={rowActions} />,
    },
  ],
};
