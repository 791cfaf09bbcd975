import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { service } from '@/api/endpoint';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { findRow } from '@/elements/query/all-rows';
import { ConnectType } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { useSettings } from '@/stores/settings';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

interface Person {
  id: number;
  applicant: string;
  mobile: string;
  content: string;
  connectType: ConnectType;
  remark: string | null;
  concurrencyStamp: string;
}
interface Query extends PageQuery {
  connectType?: ConnectType;
}
const calls = service('/api/people');
const api = {
  list: calls.page<Query, Person>(''),
  update: calls.put<Person, Person>(''),
};
const { noFeedback, notReached, reached } = ConnectType;
const page: CheckedDeclaration<Person, Query, Person> = {
  name: 'consultation.freight',
  policy: P.networkTransport,
  api,
  columns: [{ key: 'applicant' }, { key: 'content' }],
  filters: [{ key: 'connectType', type: 'code', control: 'radio', enum: ConnectType }],
  queue: {
    waiting: { connectType: noFeedback },
    title: 'applicant',
    phone: 'mobile',
    result: { key: 'connectType', enum: ConnectType, values: [reached, notReached, noFeedback] },
    remark: { key: 'remark', maxLength: 200 },
    reload: ({ id }) => findRow(api.list, {}, id),
  },
};

/** The records of the server. */
let people: Person[] = [];
const personOf = (id: number) => people.find((one) => one.id === id);
/** Changes a record as another user does, with a new stamp. */
function change(id: number, values: Partial<Person>) {
  people = people.map((one) =>
    one.id === id ? { ...one, ...values, concurrencyStamp: `${one.concurrencyStamp}+` } : one,
  );
}
const server = setupServer(
  http.get('*/api/people', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const wanted = searchParams.get('connectType');
    const found = people.filter((one) => wanted === null || String(one.connectType) === wanted);
    const limit = Number(searchParams.get('limit'));
    const from = (Number(searchParams.get('page')) - 1) * limit;
    return HttpResponse.json({ items: found.slice(from, from + limit), totalCount: found.length });
  }),
  http.put('*/api/people', async ({ request }) => {
    const sent = (await request.json()) as Person;
    if (personOf(sent.id)?.concurrencyStamp !== sent.concurrencyStamp)
      return HttpResponse.json({ error: { message: '已被修改' } }, { status: 409 });
    change(sent.id, { connectType: sent.connectType, remark: sent.remark });
    return HttpResponse.json(personOf(sent.id));
  }),
);

beforeAll(async () => {
  await startTexts('consultation', 'queue', 'panel', 'actions', 'elements');
  server.listen();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  server.resetHandlers();
  grant(P.networkTransport);
  people = ['王', '李', '张', '刘'].map((name, index) => ({
    id: index + 1,
    applicant: `${name}先生`,
    mobile: `1380539000${index}`,
    content: `${name}的货`,
    connectType: noFeedback,
    remark: null,
    concurrencyStamp: 'a',
  }));
});

function show(address = '/') {
  const router = createMemoryRouter([{ path: '*', element: <CrudList page={page} /> }], {
    initialEntries: [address],
  });
  renderElement(<RouterProvider router={router} />);
  return { search: () => router.state.location.search };
}
const dialog = () => within(screen.getByRole('dialog'));
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '逐条处理' }));
  await screen.findByRole('dialog');
};
const shows = (name: string) => screen.findByRole('heading', { name, level: 3 });
const choose = (name: string) => userEvent.click(dialog().getByRole('radio', { name }));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

describe('the queue', () => {
  test('saves a result with its remark, shows the next record and counts the rest', async () => {
    const { search } = show('/?limit=50');
    await open();
    await shows('王先生');
    expect(dialog().getByText('剩余 4 条')).toBeInTheDocument();
    expect(dialog().getByRole('link', { name: '13805390000' })).toHaveAttribute(
      'href',
      'tel:13805390000',
    );
    await choose('未联系上');
    await userEvent.type(dialog().getByRole('textbox', { name: '备注' }), '晚些再打{Enter}');
    await shows('李先生');
    expect(personOf(1)).toMatchObject({ connectType: notReached, remark: '晚些再打' });
    expect(dialog().getByText('剩余 3 条')).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: '未联系上' })).not.toBeChecked();
    await waitFor(() => expect(search()).toBe('?limit=50&queue=2'));
    await press('关闭');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(search()).toBe('?limit=50');
  });

  test('sets the result with a number key and saves it with Enter, except while a remark is typed', async () => {
    show();
    await open();
    await shows('王先生');
    await userEvent.type(dialog().getByRole('textbox', { name: '备注' }), '2');
    expect(dialog().getByRole('radio', { name: '未联系上' })).not.toBeChecked();
    dialog().getByRole('link', { name: '13805390000' }).focus();
    await userEvent.keyboard('1{Enter}');
    await shows('李先生');
    expect(personOf(1)).toMatchObject({ connectType: reached, remark: '2' });
  });

  test('begins with the masked number where privacy is on', async () => {
    useSettings.setState({ privacy: true });
    show();
    await open();
    await shows('王先生');
    expect(dialog().queryByText('13805390000')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog().getByRole('button', { name: /^呼叫 138/ })).toHaveFocus());
    act(() => useSettings.setState({ privacy: false }));
  });

  test('asks for a result before it saves', async () => {
    show();
    await open();
    await shows('王先生');
    await press('下一条');
    expect(await dialog().findByRole('alert')).toHaveTextContent('联系结果为必填项');
    expect(personOf(1)?.connectType).toBe(noFeedback);
  });

  test('continues after a reload at the record of the address, and returns to the first record at the end', async () => {
    show('/?queue=3');
    await shows('张先生');
    expect(dialog().getByText('剩余 2 条')).toBeInTheDocument();
    await press('跳过');
    await shows('刘先生');
    act(() => change(2, { connectType: reached }));
    await press('跳过');
    await userEvent.click(await screen.findByRole('button', { name: /^再处理跳过的/ }));
    await shows('王先生');
  });

  test('skips records that others have handled meanwhile', async () => {
    show();
    await open();
    await shows('王先生');
    change(2, { connectType: reached });
    await choose('已联系上');
    await press('下一条');
    await shows('张先生');
    change(3, { connectType: reached, remark: '别人记的' });
    await choose('未联系上');
    await press('下一条');
    await shows('刘先生');
    expect(personOf(3)).toMatchObject({ connectType: reached, remark: '别人记的' });
    expect(await screen.findByText('“张先生”刚刚已由他人处理，已跳过')).toBeInTheDocument();
  });

  test('skips two records in a row that others have handled, also the last one, and closes without a question', async () => {
    people = people.slice(0, 2);
    show();
    await open();
    await shows('王先生');
    for (const [id, name] of [
      [1, '王先生'],
      [2, '李先生'],
    ] as const) {
      await shows(name);
      change(id, { connectType: reached, content: '别人已办' });
      await choose('未联系上');
      await press('下一条');
      expect(await screen.findByText(`“${name}”刚刚已由他人处理，已跳过`)).toBeInTheDocument();
    }
    expect(await screen.findByText('没有待处理的记录')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(people.map(({ connectType }) => connectType)).toEqual([reached, reached]);
    // The list below the queue shows what the other users have saved.
    expect(await screen.findAllByText('别人已办')).toHaveLength(2);
  });

  test('keeps the remark of a record that others have handled, for a user who returns to it', async () => {
    show();
    await open();
    await shows('王先生');
    change(1, { connectType: reached });
    await choose('未联系上');
    await userEvent.type(dialog().getByRole('textbox', { name: '备注' }), '要发票');
    await press('下一条');
    await shows('李先生');
    await press('上一条');
    await shows('王先生');
    expect(dialog().getByRole('textbox', { name: '备注' })).toHaveValue('要发票');
    await press('关闭');
    expect(await screen.findByRole('dialog', { name: '放弃修改？' })).toBeInTheDocument();
  });

  test('does not ask to check a record that could not be loaded after somebody else changed it', async () => {
    show();
    await open();
    await shows('王先生');
    change(1, { connectType: reached });
    server.use(http.get('*/api/people', () => HttpResponse.error(), { once: true }));
    await choose('未联系上');
    await press('下一条');
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: '下一条' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    expect(screen.queryByText(/请核对后再保存/)).not.toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: '未联系上' })).toBeChecked();
    await press('下一条');
    await shows('李先生');
  });

  test('keeps the input when somebody else has changed the record but it still waits', async () => {
    show();
    await open();
    await shows('王先生');
    change(1, { content: '换了一批货' });
    await choose('已联系上');
    await press('下一条');
    expect(await dialog().findByText('换了一批货')).toBeInTheDocument();
    expect(await screen.findByText(/请核对后再保存/)).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: '已联系上' })).toBeChecked();
    await press('下一条');
    await shows('李先生');
    expect(personOf(1)?.connectType).toBe(reached);
  });

  test.each([
    ['the server fails', () => HttpResponse.json({}, { status: 500 })],
    ['there is no network', () => HttpResponse.error()],
  ])('keeps the input when %s, and saves it at the next attempt', async (_name, fault) => {
    show();
    await open();
    await shows('王先生');
    server.use(http.put('*/api/people', fault, { once: true }));
    await choose('已联系上');
    await userEvent.type(dialog().getByRole('textbox', { name: '备注' }), '下周签约');
    await press('下一条');
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: '下一条' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    expect(dialog().getByRole('textbox', { name: '备注' })).toHaveValue('下周签约');
    expect(dialog().queryByText(/^已处理/)).not.toBeInTheDocument();
    await press('下一条');
    await shows('李先生');
    expect(await dialog().findByText('已处理 1 条')).toBeInTheDocument();
    expect(personOf(1)).toMatchObject({ connectType: reached, remark: '下周签约' });
  });

  test('offers to load the next record again when that failed, without returning to the saved one', async () => {
    show();
    await open();
    await shows('王先生');
    server.use(http.get('*/api/people', () => HttpResponse.error(), { once: true }));
    await choose('已联系上');
    await press('下一条');
    await userEvent.click(await dialog().findByRole('button', { name: '重试' }));
    expect(await shows('李先生')).toBeInTheDocument();
  });

  test('ignores a second click while the response is late', async () => {
    show();
    await open();
    await shows('王先生');
    let sent = 0;
    let respond = () => {};
    server.use(
      http.put('*/api/people', async () => {
        sent += 1;
        await new Promise<void>((resolve) => (respond = resolve));
        return undefined;
      }),
    );
    await choose('已联系上');
    await press('下一条');
    await waitFor(() => expect(sent).toBe(1));
    await press('下一条');
    act(() => respond());
    await shows('李先生');
    expect(sent).toBe(1);
  });

  test('returns to the previous record with its saved result, which can be corrected; a look at it records no call', async () => {
    show();
    await open();
    await shows('王先生');
    await choose('未联系上');
    for (const [button, name] of [
      ['下一条', '李先生'],
      ['上一条', '王先生'],
      ['下一条', '李先生'],
      ['上一条', '王先生'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await press(button);
      // oxlint-disable-next-line no-await-in-loop
      await shows(name);
    }
    expect(personOf(1)?.concurrencyStamp).toBe('a+');
    expect(dialog().getByRole('radio', { name: '未联系上' })).toBeChecked();
    expect(dialog().getByRole('textbox', { name: '备注' })).toHaveValue('');
    await choose('已联系上');
    await press('下一条');
    await shows('李先生');
    expect(personOf(1)).toMatchObject({ connectType: reached, remark: null });
    expect(await dialog().findByText('已处理 1 条')).toBeInTheDocument();
  });

  test('asks before it closes with an unsaved result', async () => {
    show();
    await open();
    await shows('王先生');
    await choose('未联系上');
    await press('关闭');
    expect(await screen.findByRole('dialog', { name: '放弃修改？' })).toBeInTheDocument();
    expect(screen.getByText('王的货', { selector: 'article *' })).toBeInTheDocument();
  });

  test('works through the results that the list shows, and says when there are none', async () => {
    people = people.map((one) => ({ ...one, connectType: one.id === 4 ? notReached : reached }));
    show('/?connectType=1');
    await open();
    await shows('刘先生');
    expect(dialog().getByText('剩余 1 条')).toBeInTheDocument();
  });

  test('says that nothing waits', async () => {
    people = [];
    show();
    await open();
    expect(await screen.findByText('没有待处理的记录')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: '下一条' })).not.toBeInTheDocument();
  });

  test('ends with its focus on the button that closes it', async () => {
    people = people.slice(0, 1).map((one) => ({ ...one, connectType: reached }));
    show('/?connectType=1');
    await open();
    await screen.findByText('没有待处理的记录');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('关闭'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not offered without the policy of the list, not even by its address', async () => {
    grant();
    show('/?queue=1');
    await screen.findByText('王先生');
    expect(screen.queryByRole('button', { name: '逐条处理' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
