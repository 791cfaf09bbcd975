import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { service } from '@/api/endpoint';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { ConnectType } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { hasUnsavedWork } from '@/stores/dirty';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

const popupCode = vi.hoisted(() => {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
});
vi.mock('@/ui/overlay/antd-drawer', async (importOriginal) => {
  await popupCode.promise;
  return importOriginal();
});

const person = {
  id: 1,
  applicant: '王先生',
  mobile: '13805390000',
  content: '整车',
  connectType: ConnectType.noFeedback as ConnectType,
  remark: null as string | null,
};
type Person = typeof person;
interface Query extends PageQuery {
  connectType?: ConnectType;
}
const calls = service('/api/people');
const page: CheckedDeclaration<Person, Query, Person> = {
  name: 'consultation.freight',
  policy: P.networkTransport,
  api: { list: calls.page<Query, Person>(''), update: calls.put<Person, Person>('') },
  columns: [{ key: 'applicant' }],
  filters: [{ key: 'connectType', type: 'code', control: 'radio', enum: ConnectType }],
  queue: {
    waiting: { connectType: ConnectType.noFeedback },
    title: 'applicant',
    phone: 'mobile',
    result: { key: 'connectType', enum: ConnectType, values: [ConnectType.reached] },
    remark: { key: 'remark', maxLength: 200 },
    reload: async () => person,
  },
};

const server = setupServer(
  http.get('*/api/people', () => HttpResponse.json({ items: [person], totalCount: 1 })),
);
beforeAll(async () => {
  await startTexts('consultation', 'queue', 'panel', 'actions', 'elements');
  server.listen();
});
afterAll(() => server.close());

async function open() {
  grant(P.networkTransport);
  const router = createMemoryRouter([{ path: '*', element: <CrudList page={page} /> }]);
  renderElement(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: '逐条处理' }));
  return router;
}

test('the queue focuses the call link when the first record arrives before the code of the popup', async () => {
  const router = await open();
  // The address names the record as soon as it has arrived.
  await waitFor(() => expect(router.state.location.search).toBe('?queue=1'));
  await act(async () => popupCode.resolve());
  const call = await screen.findByRole('link', { name: person.mobile });
  await waitFor(() => expect(call).toHaveFocus());
});

test('the queue leaves no unsaved work behind when the user discards an unsaved result', async () => {
  popupCode.resolve();
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: '已联系上' }));
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  const question = within(await screen.findByRole('dialog', { name: '放弃修改？' }));
  await userEvent.click(question.getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(hasUnsavedWork()).toBe(false);
});

test('the queue keeps the mark of unsaved work when a record with a typed remark is skipped', async () => {
  popupCode.resolve();
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '周一再打');
  await userEvent.click(screen.getByRole('button', { name: '跳过' }));
  expect(await screen.findByRole('button', { name: /^再处理跳过的/ })).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
});
