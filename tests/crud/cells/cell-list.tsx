import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { CrudList } from '@/crud/crud-list';
import { CompanyStatus } from '@/enums';
import { renderElement } from '../../render';
import type { Checked, Declaration, Stamped } from '../stamped-rows';

export type User = ReturnType<typeof userEvent.setup>;

const places = { companyName: 1, contact: 2, status: 3, lineCount: 4 };
export type CellColumn = keyof typeof places;
export const cell = (row: number, column: CellColumn) => {
  const line = document.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`);
  return line?.cells[places[column]] ?? document.body;
};

/** Shows a list of companies, whose code of ranges has loaded. */
export async function showCells(stamped: Stamped, part: Partial<Declaration> = {}) {
  const user = userEvent.setup();
  renderElement(
    <MemoryRouter>
      <CrudList
        page={
          // The cast is safe, because the tests declare every part that their actions need.
          {
            name: 'company.company',
            api: stamped.api,
            columns: [
              { key: 'companyName' },
              { key: 'contact' },
              { key: 'status', type: 'code', enum: CompanyStatus },
              { key: 'lineCount', type: 'number' },
            ],
            form: [
              { key: 'companyName' },
              { key: 'contact', maxLength: 5, bulk: true, required: true },
              { key: 'status', type: 'code', enum: CompanyStatus, bulk: true },
              { key: 'lineCount', type: 'number', max: 900, bulk: true },
            ],
            rowActions: ['edit'],
            ...part,
          } as Checked
        }
      />
    </MemoryRouter>,
  );
  await screen.findByText('远通物流1');
  await user.click(cell(0, 'contact'));
  await waitFor(() => expect(document.querySelector('section > output')).not.toBeNull());
  return user;
}

/** Drags from one cell to another. */
export const drag = (user: User, from: Element, to: Element) =>
  user.pointer([
    { keys: '[MouseLeft>]', target: from },
    { target: to },
    { keys: '[/MouseLeft]', target: to },
  ]);

export const popup = async () => within(await screen.findByRole('dialog'));
export const run = async (user: User, name: string) =>
  user.click((await popup()).getByRole('button', { name }));
