import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ById, Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Line {
  id: number;
  lineName: string;
}

test('a question names a route as the list does, without the city that its district repeats', async () => {
  await startTexts('company');
  const list = async (): Promise<Page<Line>> => ({
    items: [{ id: 1, lineName: '唐山市唐山市汉沽管理区 → 温州市' }],
    totalCount: 1,
  });
  const remove = async (_one: ById) => undefined;
  const page: CheckedDeclaration<Line, PageQuery, Line, 'delete'> = {
    name: 'company.details.line',
    api: {
      list: Object.assign(list, endpointProperties),
      remove: Object.assign(remove, endpointProperties),
    },
    columns: [{ key: 'lineName', type: 'line' }],
    rowActions: ['delete'],
  };
  renderElement(
    <MemoryRouter>
      <CrudList page={page} />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(await screen.findByText(/删除专线“唐山市汉沽管理区 → 温州市”/)).toBeVisible();
});
