import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { ById } from '@/api/types';
import { asCrud } from '@/crud/crud-adapter';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Category extends ById {
  companyName: string;
}
type Input = Partial<ById> & { companyName: string };

beforeAll(() => startTexts('company'));

test('a form keeps its input when somebody else has deleted its record, and says so', async () => {
  let rows: Category[] = [
    { id: 1, companyName: '叉车' },
    { id: 2, companyName: '托盘' },
  ];
  const all = async () => ({ items: rows });
  const saveAll = async ({ items }: { items: Input[] }) => {
    rows = items.map((row, index) => ({ id: index + 1, ...row }));
    return { items: rows };
  };
  const one = async ({ id }: ById) => ({ ...rows.find((row) => row.id === id), id }) as Category;
  const page: CheckedDeclaration<Category, { page: number; limit: number }, Input, 'edit'> = {
    name: 'company.company',
    api: asCrud<Category, Input>({
      all: Object.assign(all, endpointProperties),
      one: Object.assign(one, endpointProperties),
      saveAll: Object.assign(saveAll, endpointProperties),
    }),
    columns: [{ key: 'companyName' }],
    form: [{ key: 'companyName' }],
    rowActions: ['edit'],
  };
  renderElement(
    <MemoryRouter>
      <CrudList page={page} />
    </MemoryRouter>,
  );
  const row = within(await screen.findByRole('row', { name: /托盘/ }));
  await userEvent.click(row.getByRole('button', { name: '编辑' }));
  const form = within(await screen.findByRole('dialog'));
  const input = await form.findByRole('textbox', { name: /公司名称/ });
  await userEvent.type(input, '二');
  rows = rows.slice(0, 1);
  const save = form.getByRole('button', { name: '保存' });
  await userEvent.click(save);
  expect(await screen.findByText(/^记录不存在，可能已被删除/)).toBeVisible();
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
  expect(input).toHaveValue('托盘二');
});
