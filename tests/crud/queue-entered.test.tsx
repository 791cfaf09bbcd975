import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { ConnectType } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { deleteDrafts } from '@/stores/drafts';
import { useSession } from '@/stores/session';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Person {
  id: number;
  applicant: string;
  mobile: string;
  content: string;
  connectType: ConnectType;
  remark: string | null;
}
interface Query extends PageQuery {
  connectType?: ConnectType;
}
const { noFeedback, notReached, reached } = ConnectType;
const person = { mobile: '13805390000', connectType: noFeedback, remark: null };
let people: Person[];
const list = async (): Promise<Page<Person>> => ({ items: people, totalCount: people.length });
const update = async (saved: Person) => {
  people = people.filter(({ id }) => id !== saved.id);
  return saved;
};
const page: CheckedDeclaration<Person, Query, Person> = {
  name: 'consultation.freight',
  policy: P.networkTransport,
  api: {
    list: Object.assign(list, endpointProperties),
    update: Object.assign(update, endpointProperties),
  },
  columns: [{ key: 'applicant' }],
  queue: {
    waiting: { connectType: noFeedback },
    title: 'applicant',
    phone: 'mobile',
    result: { key: 'connectType', enum: ConnectType, values: [reached, notReached, noFeedback] },
    remark: { key: 'remark', maxLength: 200 },
    reload: async ({ id }) => people.find((one) => one.id === id) ?? null,
  },
};

/** Opens the page again, as a reload does, at a record of the queue. */
function show(id: number) {
  cleanup();
  clearDirty();
  renderElement(
    <MemoryRouter initialEntries={[`/?queue=${id}`]}>
      <CrudList page={page} />
    </MemoryRouter>,
  );
}
const remark = () => screen.findByRole('textbox', { name: '备注' });

beforeAll(() => startTexts('consultation', 'queue', 'panel', 'actions', 'elements'));
beforeEach(() => {
  localStorage.clear();
  useSession.setState({ userName: 'wang' });
  grant(P.networkTransport);
  people = [
    { ...person, id: 1, applicant: '王先生', content: '' },
    { ...person, id: 2, applicant: '李先生', content: '家具' },
  ];
});

test('a reload in the queue keeps the remark and the result that were entered', async () => {
  show(1);
  await userEvent.type(await remark(), '晚些再打');
  await userEvent.click(screen.getByRole('radio', { name: '未联系上' }));
  show(1);
  expect(await remark()).toHaveValue('晚些再打');
  expect(screen.getByRole('radio', { name: '未联系上' })).toBeChecked();
  expect(hasUnsavedWork()).toBe(true);
});

test('the queue stores no input that was saved or discarded', async () => {
  show(1);
  await userEvent.type(await remark(), '晚些再打');
  await userEvent.click(screen.getByRole('radio', { name: '未联系上' }));
  await userEvent.click(screen.getByRole('button', { name: '下一条' }));
  await screen.findByRole('heading', { name: '李先生', level: 3 });
  expect(JSON.stringify(localStorage)).not.toContain('晚些再打');
  await userEvent.type(await remark(), '空号');
  const dialog = within(screen.getByRole('dialog', { name: /逐条/ }));
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(localStorage)).not.toContain('空号');
});

test('a sign-out deletes what was entered', async () => {
  show(1);
  await userEvent.type(await remark(), '晚些再打');
  expect(JSON.stringify(localStorage)).toContain('晚些再打');
  deleteDrafts('|wang|');
  expect(JSON.stringify(localStorage)).not.toContain('晚些再打');
});
