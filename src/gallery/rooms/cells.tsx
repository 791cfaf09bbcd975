import { useState } from 'react';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import type { Column } from '@/schema/column';
import { Box, Stack } from '@/ui/layout/layout';
import { emptySample, longSample, sampleName, samples, type Sample } from './sample';
import {
  disabledColumns,
  firstColumns,
  inputColumns,
  otherColumns,
  shownColumns,
} from './sample-table';
import type { Room } from './section';
import styles from './gallery.module.css';

interface CellsProps {
  columns: Column<Sample>[];
  rowsOf: () => Sample[];
}

function Cells({ columns, rowsOf }: CellsProps) {
  const [rows] = useState(rowsOf);
  return (
    <Stack className={styles.short}>
      <DataTable name={sampleName} columns={columns} rows={rows} />
    </Stack>
  );
}

/** The same types as the cards of a phone show them. */
function InCard({ columns }: { columns: Column<Sample>[] }) {
  const [rows] = useState(() => samples(1));
  // All of them are details, so that all are visible.
  const card = { details: columns.slice(1).map(({ key }) => key) };
  return (
    <Box padding={2} className={styles.phone}>
      <CardList name={sampleName} columns={columns} card={card} rows={rows} />
    </Box>
  );
}

const three = () => samples(3);
const nothing = () => [emptySample];
const long = () => [longSample()];

/** New column types go here, and into the columns of the samples. */
export const cells: Room = {
  key: 'cells',
  sections: [
    { key: 'words', render: () => <Cells columns={firstColumns} rowsOf={three} /> },
    { key: 'others', render: () => <Cells columns={otherColumns} rowsOf={three} /> },
    { key: 'nothing', render: () => <Cells columns={shownColumns} rowsOf={nothing} /> },
    { key: 'long', render: () => <Cells columns={shownColumns} rowsOf={long} /> },
    { key: 'inputs', render: () => <Cells columns={inputColumns} rowsOf={three} /> },
    { key: 'inputsOff', render: () => <Cells columns={disabledColumns} rowsOf={three} /> },
    { key: 'card', render: () => <InCard columns={shownColumns} /> },
    { key: 'cardInputs', render: () => <InCard columns={inputColumns} /> },
  ],
};
