import { useState } from 'react';
import { CardList } from '@/elements/table/card-list';
import { Pager } from '@/elements/table/pager';
import styles from './gallery.module.css';
import { sampleName, samples } from './sample';
import { columns, rowActions } from './sample-columns';
import type { Room } from './section';

function Cards({ count = 2, ...given }: { count?: number; stale?: boolean; loading?: boolean }) {
  const [rows] = useState(() => samples(count));
  return (
    <div className={styles.phone}>
      <CardList name={sampleName} columns={columns} rows={rows} actions={rowActions} {...given} />
      <Pager page={2} limit={20} total={100} sizes={[]} onChange={() => undefined} simple />
    </div>
  );
}

/** New states of card lists go here. */
export const cards: Room = {
  key: 'cards',
  sections: [
    { key: 'plain', render: () => <Cards /> },
    { key: 'stale', render: () => <Cards stale /> },
    { key: 'loading', render: () => <Cards count={0} loading /> },
    { key: 'empty', render: () => <Cards count={0} /> },
  ],
};
