import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { ConnectType } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Person {
  id: number;
  applicant: string;
  mobile: string;
  connectType: ConnectType;
  remark: string | null;
}
interface Query extends PageQuery {
  connectType?: ConnectType;
}
const { noFeedback, notReached, reached } = ConnectType;
let people: Person[];
const list = async ({ connectType }: Query) => {
  const items = people.filter(
    (one) => connectType === undefined || one.connectType === connectType,
  );
  return { items, totalCount: items.length };
};
const update = async (saved: Person) => {
  people = people.map((one) => (one.id === saved.id ? saved : one));
  return saved;
};
const page: CheckedDeclaration<Person, Query, Person> = {
  name: 'consultation.freight',
  policy: P.networkTransport,
  api: {
    list: Object.assign(list, endpointProperties),
    update: Object.assign(update, endpointProperties),
  },
  columns: [{ key: 'applicant' }, { key: 'remark' }],
  filters: [{ key: 'connectType', type: 'code', control: 'radio', enum: ConnectType }],
  panel: { title: ({ applicant }) => `详情：${applicant}` },
  queue: {
    waiting: { connectType: noFeedback },
    title: 'applicant',
    phone: 'mobile',
    result: { key: 'connectType', enum: ConnectType, values: [reached, notReached, noFeedback] },
    remark: { key: 'remark', maxLength: 200 },
    reload: async ({ id }) => people.find((one) => one.id === id) ?? null,
  },
};

beforeAll(() => startTexts('consultation', 'queue', 'panel', 'actions', 'elements'));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('width >='),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  grant(P.networkTransport);
  people = ['王', '李', '张', '刘'].map((name, index) => ({
    id: index + 1,
    applicant: `${name}先生`,
    mobile: `1380539000${index}`,
    connectType: index === 2 ? reached : noFeedback,
    remark: null,
  }));
});

const queue = () => within(screen.getByRole('region', { name: /逐条处理/ }));
const shows = (name: string) => screen.findByRole('heading', { name, level: 3 });
const table = () => within(screen.getByRole('table'));
const names = () =>
  table()
    .getAllByText(/先生$/)
    .map(({ textContent }) => textContent);
const nameOf = (name: string) => table().getByText(name);

async function open(address = '/') {
  const router = createMemoryRouter([{ path: '*', element: <CrudList page={page} /> }], {
    initialEntries: [address],
  });
  renderElement(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('button', { name: '逐条处理' }));
  await shows('王先生');
  return () => router.state.location.search;
}

describe('a queue beside its list', () => {
  test('shows the waiting records in the list, and at its end the list as it was', async () => {
    const search = await open('/?limit=50');
    await waitFor(() => expect(names()).toEqual(['王先生', '李先生', '刘先生']));
    expect(search()).toBe('?limit=50&queue=1&connectType=0');
    await userEvent.click(queue().getByRole('radio', { name: '已联系上' }));
    await userEvent.click(queue().getByRole('button', { name: '下一条' }));
    await shows('李先生');
    await waitFor(() => expect(names()).toEqual(['李先生', '刘先生']));
    await userEvent.click(queue().getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(search()).toBe('?limit=50');
  });

  test('keeps the condition that the list had', async () => {
    const search = await open('/?connectType=0');
    await userEvent.click(queue().getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /逐条处理/ })).toBeNull());
    expect(search()).toBe('?connectType=0');
  });

  test('goes on with the row that is pressed, and keeps what was entered for the one that is left', async () => {
    const search = await open();
    await userEvent.type(queue().getByRole('textbox', { name: '备注' }), '周一再打');
    await userEvent.click(nameOf('刘先生'));
    await shows('刘先生');
    await waitFor(() => expect(search()).toContain('queue=4'));
    expect(queue().getByRole('textbox', { name: '备注' })).toHaveValue('');
    await userEvent.click(queue().getByRole('radio', { name: '未联系上' }));
    await userEvent.click(queue().getByRole('button', { name: '下一条' }));
    await shows('王先生');
    expect(queue().getByRole('textbox', { name: '备注' })).toHaveValue('周一再打');
    expect(people[3]?.connectType).toBe(notReached);
    expect(people[0]?.connectType).toBe(noFeedback);
  });

  test('leaves the number keys to the list while the focus is there', async () => {
    await open();
    const row = nameOf('李先生').closest('tr');
    row?.focus();
    expect(row).toHaveFocus();
    await userEvent.keyboard('2');
    expect(queue().getByRole('radio', { name: '未联系上' })).not.toBeChecked();
  });

  test('saves the chosen result at Ctrl+Enter and goes on, also from the list, once while the keys are held', async () => {
    await open();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await queue().findByRole('alert')).toHaveTextContent('联系结果为必填项');
    await userEvent.click(queue().getByRole('radio', { name: '已联系上' }));
    nameOf('刘先生').closest('tr')?.focus();
    await userEvent.keyboard('{Control>}{Enter>5/}{/Control}');
    await shows('李先生');
    expect(people.map(({ connectType }) => connectType)).toEqual([
      reached,
      noFeedback,
      reached,
      noFeedback,
    ]);
    expect(queue().getByRole('alert')).toBeEmptyDOMElement();
  });

  test('asks before Esc in the list closes it with an unsaved result', async () => {
    await open();
    await userEvent.click(queue().getByRole('radio', { name: '未联系上' }));
    nameOf('李先生').closest('tr')?.focus();
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: '放弃修改？' }));
    await userEvent.click(question.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /逐条处理/ })).toBeNull());
  });
});
