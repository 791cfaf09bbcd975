import { useState } from 'react';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import styles from './gallery.module.css';
import { sampleName, samples, type Sample } from './sample';
import { columns } from './sample-columns';

const few = 3;

type GivenTable = Partial<DataTableProps<Sample>> & { count?: number };

/** A table of samples in a frame with a fixed height. */
export function Table({ count = few, ...given }: GivenTable) {
  const [rows] = useState(() => samples(count));
  return (
    <div className={styles.tall}>
      <DataTable name={sampleName} columns={columns} rows={rows} {...given} />
    </div>
  );
}
