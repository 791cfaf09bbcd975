import { t } from '@/i18n';
import type { Room } from './section';
import { Table } from './sample-table';

const many = 10_000;

/** The states of a table without rows go here. */
export const tableStates: Room = {
  key: 'tableStates',
  sections: [
    { key: 'loading', render: () => <Table rows={[]} state="loading" /> },
    { key: 'empty', render: () => <Table rows={[]} /> },
    {
      key: 'emptyWords',
      render: () => <Table rows={[]} abilities={{ emptyText: t('gallery.sample.nothing') }} />,
    },
    { key: 'stale', render: () => <Table state="stale" /> },
    { key: 'many', render: () => <Table count={many} abilities={{ totals: {} }} /> },
  ],
};
