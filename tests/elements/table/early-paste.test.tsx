import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { DataTable } from '@/elements/table/data-table';
import type { ChangeCells } from '@/elements/table/range/cell-request';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { columns, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

// A file of its own, because the code of ranges loads once.
test('a table takes what was pasted at a cell before its code of ranges had loaded', async () => {
  const preview = vi.fn<ChangeCells<Company>['preview']>(() => null);
  renderElement(
    <DataTable
      name={name}
      columns={columns}
      rows={[1, 2].map((id) => company(id))}
      options={{ changeCells: { preview, calculate: () => null } }}
    />,
  );
  const row = document.querySelector<HTMLElement>('tr[data-index="0"]') ?? document.body;
  const cell = within(row).getAllByRole('cell')[1] ?? document.body;
  const mouse = { pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(cell, mouse);
  fireEvent.pointerUp(cell, mouse);
  const copiedTexts: Record<string, string> = { 'text/plain': '7\n8' };
  const clipboardData = { getData: (type: string) => copiedTexts[type] ?? '' };
  fireEvent.paste(row, { clipboardData });
  expect(preview).not.toHaveBeenCalled();
  await waitFor(() => expect(preview).toHaveBeenCalled());
  expect(preview.mock.calls[0]?.[0]).toMatchObject({ kind: 'paste', text: '7\n8', rowCount: 1 });
});
