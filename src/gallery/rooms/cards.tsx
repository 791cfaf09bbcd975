import { useState } from 'react';
import { CardList } from '@/elements/table/card-list';
import { Box } from '@/ui/layout/layout';
import { longSample, sampleName, samples, type Sample } from './sample';
import { columns, rowActions } from './sample-table';
import type { Room } from './section';
import styles from './gallery.module.css';

interface CardsProps {
  rowsOf?: () => Sample[];
  state?: 'stale' | 'loading';
}

function Cards({ rowsOf = () => samples(2), ...given }: CardsProps) {
  const [rows] = useState(rowsOf);
  return (
    <Box padding={2} className={styles.phone}>
      <CardList name={sampleName} columns={columns} rows={rows} actions={rowActions} {...given} />
    </Box>
  );
}

const none = () => [];

/** New states of card lists go here. */
export const cards: Room = {
  key: 'cards',
  sections: [
    { key: 'plain', render: () => <Cards /> },
    { key: 'long', render: () => <Cards rowsOf={() => [longSample()]} /> },
    { key: 'stale', render: () => <Cards state="stale" /> },
    { key: 'loading', render: () => <Cards rowsOf={none} state="loading" /> },
    { key: 'empty', render: () => <Cards rowsOf={none} /> },
  ],
};
