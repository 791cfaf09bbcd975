import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { InterruptedBatches } from '@/app/layout/banner';
import { bulkCode } from '@/crud/bulk/bulk-fields';
import { CrudList } from '@/crud/crud-list';
import { clearDirty } from '@/stores/dirty';
import { perUserKey, userKeyPrefixes } from '@/stores/per-user';
import { useSession } from '@/stores/session';
import { clearTabs, visitTab } from '@/stores/tabs';
import { keepBatch } from '@/stores/work/kept-batches';
import { drainNotices } from '@/ui/feedback/notices';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { stampedRows, type Checked, type Declaration, type Stamped } from './stamped-rows';

const path = '/company/company-list';
let stamped: Stamped;
const counts = () => stamped.rows.map(({ lineCount }) => lineCount ?? null);
const stored = () => localStorage.getItem(String(perUserKey(userKeyPrefixes.batches)));

/** A change of fields that a reload of the page has interrupted before its first request. */
function interrupt(fields: string[], ids: number[]) {
  const origin = { name: 'company.company', code: bulkCode, title: '批量修改公司', fields };
  keepBatch(origin, ids, `${path}#0`).end();
  act(() => void window.dispatchEvent(new Event('pagehide')));
}
async function show(part: Partial<Declaration>) {
  renderElement(
    <MemoryRouter initialEntries={[path]}>
      <InterruptedBatches />
      <CrudList
        page={
          // The cast is safe, because the tests declare every part that their actions need.
          { name: 'company.company', api: stamped.api, rowActions: ['edit'], ...part } as Checked
        }
      />
    </MemoryRouter>,
  );
  await screen.findByText('远通物流1');
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const popup = async () => within(await screen.findByRole('dialog', { name: '批量修改公司' }));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  localStorage.clear();
  drainNotices();
  useSession.setState({ userName: 'wang' });
  clearTabs();
  visitTab({ id: path, path, query: '', name: path, affix: false, shown: true });
  stamped = stampedRows(3);
});
afterEach(() => {
  useSession.setState({ userName: '' });
  clearDirty();
});

test('a change of other fields leaves an interrupted one as it is, also for rows that it does not change', async () => {
  interrupt(['contact'], [1, 2]);
  stamped.server.saveAsOtherUser(1, { lineCount: 5 });
  await show({
    columns: [{ key: 'companyName' }, { key: 'lineCount', type: 'number' }],
    form: [
      { key: 'contact', bulk: true },
      { key: 'lineCount', type: 'number', bulk: true },
    ],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  await press('批量修改');
  await userEvent.click((await popup()).getByRole('checkbox', { name: '专线数' }));
  await userEvent.type(await (await popup()).findByRole('spinbutton', { name: /专线数/ }), '5');
  await press('修改 2 项');
  await waitFor(() => expect(counts()).toEqual([5, 5, 5]));
  expect(JSON.parse(stored() ?? '')).toMatchObject([{ fields: ['contact'], left: [1, 2] }]);
});

test('an interrupted bulk change continues with its fields chosen', async () => {
  interrupt(['lineCount'], [1, 2]);
  await show({
    columns: [{ key: 'companyName' }],
    form: [
      { key: 'contact', bulk: true },
      { key: 'lineCount', type: 'number', bulk: true },
    ],
  });
  await press('继续处理未处理的 2 项');
  const fields = await popup();
  expect(fields.getByRole('checkbox', { name: '专线数' })).toBeChecked();
  expect(fields.getByRole('checkbox', { name: '联系人' })).not.toBeChecked();
  await userEvent.type(await fields.findByRole('spinbutton', { name: /专线数/ }), '8');
  await press('修改 2 项');
  await waitFor(() => expect(counts()).toEqual([8, 8, null]));
  await waitFor(() => expect(stored()).toBe('[]'));
});

test('an interrupted calculation of a column that is edited in its cells only continues in a popup with its field', async () => {
  interrupt(['lineCount'], [2, 3]);
  await show({
    columns: [{ key: 'companyName' }, { key: 'lineCount', type: 'number', edit: [] }],
    form: [{ key: 'contact' }, { key: 'lineCount', type: 'number' }],
  });
  await press('继续处理未处理的 2 项');
  const fields = await popup();
  expect(fields.getByText(/上次填写的内容没有保留/)).toBeVisible();
  await userEvent.type(await fields.findByRole('spinbutton', { name: /专线数/ }), '9');
  await press('修改 2 项');
  expect(await screen.findByText('已修改 2 项')).toBeInTheDocument();
  await waitFor(() => expect(counts()).toEqual([null, 9, 9]));
  await waitFor(() => expect(stored()).toBe('[]'));
});

test('an interrupted change of fields that cannot be set any more selects its rows and says so', async () => {
  interrupt(['contact'], [1, 2]);
  await show({
    columns: [{ key: 'companyName' }, { key: 'lineCount', type: 'number', edit: [] }],
    form: [{ key: 'contact' }, { key: 'lineCount', type: 'number' }],
  });
  await press('继续处理未处理的 2 项');
  expect(await screen.findByText('已选中未处理的 2 项，请重新选择操作')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
