import { t } from '@/i18n';
import { Table } from './sample-table';
import type { Room } from './section';

const many = 10_000;

/** The states of a table without rows go here. */
export const tableStates: Room = {
  key: 'tableStates',
  sections: [
    { key: 'loading', render: () => <Table rows={[]} state="loading" /> },
    { key: 'empty', render: () => <Table rows={[]} /> },
    {
      key: 'emptyWords',
      render: () => <Table rows={[]} options={{ emptyText: t('gallery.sample.nothing') }} />,
    },
    { key: 'stale', render: () => <Table state="stale" /> },
    { key: 'many', render: () => <Table count={many} options={{ totals: {} }} /> },
  ],
};
