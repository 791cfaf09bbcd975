import { useState } from 'react';
import type { Column } from '@/elements/crud/column-schema';
import { DataTable } from '@/elements/table/data-table';
import styles from './gallery.module.css';
import { emptySample, longSample, sampleName, samples, type Sample } from './sample';
import { everyColumn, inputColumns } from './sample-columns';
import type { Room } from './section';

interface CellsProps {
  columns: Column<Sample>[];
  rowsOf: () => Sample[];
}

function Cells({ columns, rowsOf }: CellsProps) {
  const [rows] = useState(rowsOf);
  return (
    <div className={styles.short}>
      <DataTable name={sampleName} columns={columns} rows={rows} />
    </div>
  );
}

/** New column types go here, and into the columns of the samples. */
export const cells: Room = {
  key: 'cells',
  sections: [
    { key: 'words', render: () => <Cells columns={everyColumn} rowsOf={() => samples(3)} /> },
    { key: 'nothing', render: () => <Cells columns={everyColumn} rowsOf={() => [emptySample]} /> },
    { key: 'long', render: () => <Cells columns={everyColumn} rowsOf={() => [longSample()]} /> },
    { key: 'inputs', render: () => <Cells columns={inputColumns} rowsOf={() => samples(3)} /> },
  ],
};
