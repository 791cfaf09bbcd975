import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CrudList } from '@/crud/crud-list';
import { requestAction, useRequestedAction } from '@/crud/requested-action';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { stampedRows, type Checked, type Stamped } from './stamped-rows';

let stamped: Stamped;

function Tab({ embedded }: { embedded?: boolean }) {
  const [isShown, setIsShown] = useState(true);
  const page: Checked = {
    name: 'company.company',
    api: stamped.api,
    columns: [{ key: 'companyName' }],
    rowActions: [{ code: 'history', dialog: ({ companyName }) => <p>{companyName}的历史</p> }],
  };
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>切换</button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <CrudList page={page} embedded={embedded} />
      </Activity>
    </>
  );
}
const show = (embedded?: boolean) =>
  renderElement(
    <MemoryRouter initialEntries={['/companies']}>
      <Tab embedded={embedded} />
    </MemoryRouter>,
  );
const request = (id: number) =>
  act(() => requestAction({ path: '/companies', search: '', id, code: 'history' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const failOnce = () => {
  stamped.server.refuse = (call) => {
    stamped.server.refuse = () => null;
    return call === 'list' ? stamped.refusal(500) : null;
  };
};

beforeAll(() => startTexts('company'));
beforeEach(() => {
  requestAction(null);
  stamped = stampedRows();
});

/** Shows the list, which fails to load, with a requested action for its second row. */
async function openFailed() {
  failOnce();
  request(2);
  show();
  await screen.findByText('加载失败');
}

test('a requested action runs when the list shows its record', async () => {
  request(2);
  show();
  expect(await screen.findByText('远通物流2的历史')).toBeVisible();
  expect(useRequestedAction.getState().request).toBeNull();
});

test('a requested action runs when the tab of the list is shown again', async () => {
  show();
  await screen.findByText('远通物流1');
  await press('切换');
  request(2);
  await press('切换');
  expect(await screen.findByText('远通物流2的历史')).toBeVisible();
});

test('a requested action runs after the user has repeated the failed query of the list', async () => {
  await openFailed();
  await press('刷新');
  expect(await screen.findByText('远通物流2的历史')).toBeVisible();
});

test('a requested action does not run when the user has left the failed list and returns to it', async () => {
  await openFailed();
  await press('切换');
  await press('切换');
  await screen.findByText('远通物流1');
  expect(screen.queryByText('远通物流2的历史')).toBeNull();
});

test('a later requested action replaces an earlier one', async () => {
  await openFailed();
  request(1);
  await press('刷新');
  expect(await screen.findByText('远通物流1的历史')).toBeVisible();
});

test('a requested action waits for its own list while another list shows an error', async () => {
  await openFailed();
  act(() => requestAction({ path: '/lines', search: '', id: 1, code: 'history' }));
  expect(useRequestedAction.getState().request).toMatchObject({ path: '/lines' });
});

test('an embedded list runs an action of its own record, and leaves those of others to their list', async () => {
  request(99);
  show(true);
  await screen.findByText('远通物流1');
  expect(useRequestedAction.getState().request).toMatchObject({ id: 99 });
  request(2);
  expect(await screen.findByText('远通物流2的历史')).toBeVisible();
});
