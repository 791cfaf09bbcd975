import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: number;
  companyName: string;
}
interface Query extends PageQuery {
  month?: string;
  companyName?: string;
}

let sent: { query: Query; respond: (page: Page<Row>) => void }[] = [];
const listEndpoint = Object.assign(
  (query: Query) => new Promise<Page<Row>>((respond) => sent.push({ query, respond })),
  endpointProperties,
);
const page: CheckedDeclaration<Row, Query, Row> = {
  name: 'company.company',
  api: { list: listEndpoint },
  columns: [{ key: 'companyName' }],
  filters: [{ key: 'companyName' }],
  rowActions: [{ code: 'enable', run: async () => null, batch: true }],
};
function Months() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MemoryRouter>
      <button onClick={() => setMonth('2026-10')}>上一月</button>
      <CrudList page={page} baseQuery={{ month }} />
    </MemoryRouter>
  );
}
async function respond(index: number, name: string) {
  await waitFor(() => expect(sent.length).toBeGreaterThan(index));
  sent[index]?.respond({ items: [{ id: index, companyName: name }], totalCount: 1 });
  await screen.findByText(name);
}
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
const batch = () => screen.queryByRole('region', { name: '批量操作' });

beforeAll(() => startTexts('company'));
beforeEach(() => {
  sent = [];
});

test('rows of one month and their selection are gone as soon as another month is asked for', async () => {
  renderElement(<Months />);
  await respond(0, '顺达');
  await selectAll();
  expect(batch()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '上一月' }));
  expect(screen.queryByText('顺达')).toBeNull();
  expect(batch()).toBeNull();
  await respond(1, '远通');
  expect(sent[1]?.query.month).toBe('2026-10');
  expect(batch()).toBeNull();
});

test('rows that are selected while those of other conditions load are selected no more when these arrive', async () => {
  renderElement(<Months />);
  await respond(0, '顺达');
  await userEvent.type(screen.getByRole('textbox', { name: '公司名称' }), '远通{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  await selectAll();
  expect(within(batch() ?? document.body).getByText(/已选/)).toBeInTheDocument();
  await respond(1, '远通');
  expect(batch()).toBeNull();
});

test('the row of a record that somebody has deleted is loaded again when its form cannot be opened', async () => {
  const gone = Object.assign(async (): Promise<Row> => {
    throw new ApiError({ kind: 'server', status: 404, message: '' });
  }, endpointProperties);
  const api = { list: listEndpoint, one: gone, update: gone };
  const editable: CheckedDeclaration<Row, Query, Row, 'edit'> = {
    ...page,
    api,
    form: [{ key: 'companyName' }],
    rowActions: ['edit'],
  };
  renderElement(
    <MemoryRouter>
      <CrudList page={editable} />
    </MemoryRouter>,
  );
  await respond(0, '顺达');
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  await respond(1, '远通');
  expect(screen.queryByText('顺达')).toBeNull();
});
