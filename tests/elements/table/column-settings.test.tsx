import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resetLayout } from '@/elements/table/columns/change-columns';
import { DataTable } from '@/elements/table/data-table';
import { ListTools } from '@/elements/table/list-tools';
import type { AnyColumn } from '@/schema/column';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { columns as usual, company, name, type Company } from './sample';

const columns: AnyColumn<Company>[] = usual.map((column) =>
  column.key === 'settledTime' ? { ...column, optional: true } : column,
);
let saved: unknown[] = [];
let refuse = false;
const server = setupServer(
  http.post('*/api/tenant/user-table-setting/set-many', async ({ request }) => {
    saved.push(await request.json());
    return refuse ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(null);
  }),
);
beforeAll(async () => {
  server.listen();
  await startTexts('company');
});
afterEach(() =>
  act(() => {
    saved = [];
    refuse = false;
    resetLayout(name);
    useSession.setState({ tableSettings: [] });
  }),
);
afterAll(() => server.close());

function Page() {
  const [isFull, setIsFull] = useState(false);
  return (
    <>
      <ListTools
        name={name}
        columns={columns}
        fetching={false}
        onRefresh={() => {}}
        isFull={isFull}
        onFull={setIsFull}
      />
      <DataTable name={name} columns={columns} rows={[company(1)]} />
    </>
  );
}
const titles = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
async function open() {
  renderElement(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '列设置' }));
  const popover = within(await screen.findByRole('dialog', { name: '列设置' }));
  await popover.findByRole('list', { name: '列设置' });
  return popover;
}

test('ColumnSettings hides and shows a column immediately and sends the choice to the server', async () => {
  const settings = await open();
  const mobile = settings.getByRole('checkbox', { name: '手机号' });
  await userEvent.click(mobile);
  expect(titles()).toEqual(['公司名称', '专线数', '已投保', '状态']);
  const props = ['companyName', 'lineCount', 'isInsured', 'status'];
  await waitFor(() =>
    expect(saved).toEqual([
      {
        tableName: name,
        tableColumnSettingType: 1,
        details: props.map((prop) => ({ prop, tableName: name })),
      },
    ]),
  );
  await userEvent.click(mobile);
  expect(titles()).toContain('手机号');
});

test('ColumnSettings shows an optional column only when it is selected', async () => {
  const settings = await open();
  expect(titles()).not.toContain('入驻日期');
  await userEvent.click(settings.getByRole('checkbox', { name: '入驻日期' }));
  expect(titles()).toContain('入驻日期');
});

test('ColumnSettings keeps the last column', async () => {
  const settings = await open();
  for (const label of ['手机号', '专线数', '已投保', '状态']) {
    await userEvent.click(settings.getByRole('checkbox', { name: label }));
  }
  expect(settings.getByRole('checkbox', { name: '公司名称' })).toBeDisabled();
  expect(titles()).toEqual(['公司名称']);
});

test('ColumnSettings restores the columns when the server rejects the change', async () => {
  refuse = true;
  const settings = await open();
  await userEvent.click(settings.getByRole('checkbox', { name: '手机号' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(titles()).toContain('手机号'));
});

test('ColumnSettings pins a column to an edge and resets everything to the declaration', async () => {
  const settings = await open();
  await userEvent.selectOptions(
    settings.getByRole('combobox', { name: '“状态”的固定位置' }),
    '固定在左',
  );
  expect(titles().slice(0, 2)).toEqual(['公司名称', '状态']);
  await userEvent.click(settings.getByRole('checkbox', { name: '专线数' }));
  await userEvent.click(settings.getByRole('button', { name: '恢复默认' }));
  expect(titles()).toEqual(['公司名称', '手机号', '专线数', '已投保', '状态']);
});

test('ColumnSettings takes a reset back, until another change is made', async () => {
  const settings = await open();
  const reset = () => settings.getByRole('button', { name: '恢复默认' });
  await userEvent.selectOptions(
    settings.getByRole('combobox', { name: '“状态”的固定位置' }),
    '固定在左',
  );
  await userEvent.click(settings.getByRole('checkbox', { name: '专线数' }));
  const own = ['公司名称', '状态', '手机号', '已投保'];
  expect(titles()).toEqual(own);
  await userEvent.click(reset());
  await userEvent.click(settings.getByRole('button', { name: '撤销' }));
  expect(titles()).toEqual(own);
  await userEvent.click(reset());
  await userEvent.click(settings.getByRole('checkbox', { name: '手机号' }));
  expect(reset()).toBeVisible();
  expect(titles()).toEqual(['公司名称', '专线数', '已投保', '状态']);
});

test('ColumnSettings closes on Esc and returns the focus', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '列设置' })).toBeNull();
  expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus();
});
