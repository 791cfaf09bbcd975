import { Table, type TableColumnType } from 'antd';
import { useState, type Key } from 'react';
import type { Id } from '@/api/types';
import { Cell } from '@/elements/table/cells/cells';
import { DataTable } from '@/elements/table/data-table';
import { label } from '@/i18n';
import { withMembers } from '@/lib/sets';
import { benchName, columnPx, columns, type BenchRow } from './bench-rows';

interface BenchTableProps {
  rows: BenchRow[];
}

const saved = () => Promise.resolve();
const boxPx = 560;

/** The table of the console: selection, editing in the row, first column pinned. */
export function OwnTable({ rows }: BenchTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const onSelect = (changed: BenchRow[], on: boolean) => {
    const ids = changed.map(({ id }) => id);
    setSelected(withMembers(selected, ids, on));
  };
  const options = { selection: { selected, onSelect }, onSave: saved };
  return <DataTable name={benchName} columns={columns} rows={rows} options={options} />;
}

const antdColumns = (): TableColumnType<BenchRow>[] =>
  columns.map((column, index) => ({
    key: column.key,
    title: label(benchName, 'fields', column.key),
    width: columnPx,
    ellipsis: true,
    fixed: index === 0 && 'start',
    render: (_value, row) => <Cell column={column} row={row} />,
  }));

/** The table that ours is compared with: antd's table with the same columns, cells and selection. */
export function AntdTable({ rows }: BenchTableProps) {
  const [selectedRowKeys, setKeys] = useState<Key[]>([]);
  const [drawn] = useState(antdColumns);
  return (
    <Table
      rowKey="id"
      size="small"
      columns={drawn}
      dataSource={rows}
      pagination={false}
      scroll={{ x: columnPx * columns.length, y: boxPx }}
      rowSelection={{ selectedRowKeys, onChange: setKeys }}
    />
  );
}
