import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import { CardList, type CardListProps } from '@/elements/table/card-list';
import { CompanyStatus } from '@/enums';
import type { AnyColumn, CardPlaces } from '@/schema/column';
import { startTexts } from '../../start-texts';
import { columns, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

const show = (props: Partial<CardListProps<Company>> = {}) =>
  render(<CardList name={name} columns={columns} rows={[company(1), company(2)]} {...props} />);
const card = (index = 0) => within(screen.getAllByRole('listitem')[index] ?? document.body);
const terms = (index = 0) =>
  card(index)
    .getAllByRole('term')
    .map((term) => term.textContent);

test('the card list shows the first column as title, the status and two details', () => {
  show();
  expect(card().getByRole('heading', { name: '远通物流1' })).toBeInTheDocument();
  expect(card().getByText('启用')).toBeInTheDocument();
  expect(terms()).toEqual(['手机号', '专线数']);
});

test('the card list shows the marked title and the declared details, in their order', () => {
  const marked: AnyColumn<Company>[] = [
    { key: 'mobile', type: 'phone' },
    { key: 'companyName', isTitle: true },
    { key: 'lineCount', type: 'number' },
    { key: 'settledTime', type: 'date' },
  ];
  show({ columns: marked, card: { details: ['settledTime'] } });
  expect(card().getByRole('heading', { name: '远通物流1' })).toBeInTheDocument();
  expect(terms()).toEqual(['入驻日期']);
});

test('the card list says the city of a line once', () => {
  const row = { ...company(1), companyName: '唐山市唐山市汉沽管理区 → 温州市' };
  show({ columns: [{ key: 'companyName', type: 'line' }], rows: [row] });
  expect(card().getByRole('heading')).toHaveTextContent('唐山市汉沽管理区 → 温州市');
});

test('the card list shows the phone number first, away from the actions', () => {
  show({
    columns: [
      { key: 'companyName', isTitle: true },
      { key: 'settledTime', type: 'date' },
      { key: 'mobile', type: 'phone' },
    ],
    card: { details: ['settledTime', 'mobile'] },
  });
  expect(terms()).toEqual(['手机号', '入驻日期']);
});

test('the card list shows a route and facts in one line each, with the label where a value does not say what it is', () => {
  type Trip = Company & { contact: string; region: string };
  const trips: AnyColumn<Trip>[] = [
    { key: 'companyName', isTitle: true },
    { key: 'contact' },
    { key: 'region' },
    { key: 'mobile', type: 'phone' },
    { key: 'isInsured', type: 'flag' },
    { key: 'lineCount', type: 'number' },
    { key: 'settledTime', type: 'date' },
  ];
  const places: CardPlaces = {
    route: ['contact', 'region'],
    details: ['mobile'],
    facts: ['settledTime', 'lineCount', 'isInsured'],
  };
  const row = { ...company(1), contact: '临沂市', region: '威海市', settledTime: null };
  render(<CardList name={name} columns={trips} card={places} rows={[row]} />);
  expect(terms()).toEqual(['手机号']);
  expect(screen.getByText('临沂市').closest('[data-route]')).toHaveTextContent(/临沂市.*威海市/);
  const facts = screen.getByText('专线数').closest('div');
  expect(facts).toHaveTextContent(/专线数.*(是|否)$/);
  expect(facts).not.toHaveTextContent('入驻日期');
});

test('the card list shows what a record says without a label, and all of it once the card is expanded', async () => {
  type Message = Company & { content: string };
  const messages: AnyColumn<Message>[] = [
    { key: 'companyName', isTitle: true },
    { key: 'lineCount', type: 'number' },
    { key: 'content', lines: 2, dropFirst: 'signature' },
  ];
  const row = { ...company(1), content: '【货运平台】您的货源已有报价' };
  const empty = { ...company(2), content: '' };
  const card = { text: 'content', facts: ['lineCount'] };
  render(<CardList name={name} columns={messages} card={card} rows={[row, empty]} />);
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.getByRole('list')).not.toHaveTextContent('--');
  expect(screen.getByText('您的货源已有报价')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: '展开' })[0] ?? document.body);
  expect(screen.getByText('【货运平台】您的货源已有报价')).toBeInTheDocument();
});

test('the card list shows the first status and a picture next to the title', () => {
  const pictured: AnyColumn<Company>[] = [
    { key: 'settledTime', type: 'image' },
    { key: 'companyName', isTitle: true },
    { key: 'isInsured', type: 'flag', labels: 'normal' },
    { key: 'mobile', type: 'phone' },
  ];
  show({
    columns: pictured,
    card: { picture: 'settledTime', details: ['isInsured', 'mobile'] },
  });
  const top = card().getByRole('heading', { name: '远通物流1' }).parentElement;
  expect(within(top ?? document.body).getByText(/^(正常|禁用)$/)).toBeVisible();
  expect(terms()).toEqual(['手机号']);
});

test('the card list shows a column that is marked as status next to the title, before any other', () => {
  show({
    columns: [
      { key: 'companyName', isTitle: true },
      { key: 'isInsured', type: 'flag', labels: 'normal' },
      { key: 'lineCount', type: 'custom', render: () => '有冲突' },
    ],
    card: { status: 'lineCount' },
  });
  const top = card().getByRole('heading', { name: '远通物流1' }).parentElement;
  expect(top).toHaveTextContent('有冲突');
  expect(terms()).toEqual(['已投保']);
});

test('the card list shows a status that can be chosen next to the title', async () => {
  const chosen: AnyColumn<Company> = {
    key: 'status',
    type: 'code',
    control: 'select',
    enum: CompanyStatus,
    onChange: vi.fn<() => Promise<void>>(),
  };
  show({ columns: [...columns.slice(0, 3), chosen] });
  const select = await card().findByRole('combobox', { name: '状态' });
  expect(select).toHaveDisplayValue('启用');
  const top = card().getByRole('heading', { name: '远通物流1' }).parentElement;
  expect(top).toContainElement(select);
  expect(terms()).toEqual(['手机号', '专线数']);
});

test('the card list shows the other columns of an expanded card only', async () => {
  show();
  const button = card().getByRole('button', { name: '展开' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(terms()).toEqual(['手机号', '专线数', '已投保', '入驻日期']);
  expect(terms(1)).toEqual(['手机号', '专线数']);
});

test('the card list shows the detail of an expanded card, also without other columns', async () => {
  const detail = ({ companyName }: Company) => <p>{companyName}的明细</p>;
  show({ columns: columns.slice(0, 2), options: { detail } });
  expect(screen.queryByText('远通物流2的明细')).toBeNull();
  await userEvent.click(card(1).getByRole('button', { name: '展开' }));
  expect(screen.getByText('远通物流2的明细')).toBeInTheDocument();
  expect(screen.queryByText('远通物流1的明细')).toBeNull();
  await userEvent.click(card(1).getByRole('button', { name: '收起' }));
  expect(screen.queryByText('远通物流2的明细')).toBeNull();
});

test('the card list shows a message instead of a detail that an incomplete record breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const detail = () => {
    throw new TypeError('no words');
  };
  show({ options: { detail } });
  await userEvent.click(card(1).getByRole('button', { name: '展开' }));
  expect(screen.getByText(/^服务器返回的数据不完整/)).toBeInTheDocument();
  expect(screen.getByText('远通物流2')).toBeInTheDocument();
});

test('the card list renders a phone number as a call link', () => {
  show({ rows: [company(1, { mobile: '138 0000 1000' })] });
  expect(screen.getByRole('link', { name: '138 0000 1000' })).toHaveAttribute(
    'href',
    'tel:13800001000',
  );
});

test('the card list shows the actions of the row', async () => {
  const runs: unknown[] = [];
  show({ actions: ({ id }) => [{ code: 'edit', text: '编辑', onRun: () => runs.push(id) }] });
  await userEvent.click(card(1).getByRole('button', { name: '编辑' }));
  expect(runs).toEqual([2]);
});

test('the card list moves the focus to the card in the place of a focused card that leaves the list', async () => {
  const actions = ({ id }: Company) => [{ code: 'open', text: `打开 ${id}`, onRun: () => {} }];
  const detail = () => <button type="button">明细</button>;
  const { rerender } = show({
    rows: [1, 2, 3].map((id) => company(id)),
    actions,
    options: { detail },
  });
  const keep = (...kept: number[]) =>
    rerender(
      <CardList
        {...{ name, columns, actions }}
        rows={kept.map((id) => company(id))}
        options={{ detail }}
      />,
    );
  await userEvent.click(card(1).getByRole('button', { name: '展开' }));
  screen.getByRole('button', { name: '打开 2' }).focus();
  keep(1, 3);
  expect(screen.getByRole('button', { name: '打开 3' })).toHaveFocus();
  keep(1);
  expect(screen.getByRole('button', { name: '打开 1' })).toHaveFocus();
  await userEvent.click(document.body);
  keep();
  expect(document.body).toHaveFocus();
});

test('the card list says when the list ends, also for an empty list', () => {
  const { rerender } = show({ hasMore: true });
  expect(screen.queryByText('没有更多数据')).toBeNull();
  rerender(<CardList name={name} columns={columns} rows={[company(1)]} />);
  expect(screen.getByText('没有更多数据')).toBeInTheDocument();
  rerender(<CardList name={name} columns={columns} rows={[]} state="loading" />);
  expect(screen.queryByText('没有更多数据')).toBeNull();
});

test('the card list shows a custom text for an empty list', () => {
  show({ rows: [], options: { emptyText: '还没有车辆' } });
  expect(screen.getByText('还没有车辆')).toBeInTheDocument();
  expect(screen.queryByText('没有更多数据')).toBeNull();
});

test('the card list does not say that the list ends after a failed request', () => {
  show({ rows: [], state: 'failed', options: { emptyText: '还没有车辆' } });
  expect(screen.getByText('公司列表未能加载，请稍后重试。')).toBeVisible();
  expect(screen.queryByText('还没有车辆')).toBeNull();
  expect(screen.queryByText('没有更多数据')).toBeNull();
});

describe('the sums', () => {
  const summed: AnyColumn<Company>[] = [
    { key: 'companyName' },
    { key: 'mobile', type: 'phone' },
    { key: 'lineCount', type: 'number', sum: true },
  ];
  const sums = () => {
    const title = screen.getByRole('heading', { name: '总计' });
    return title.nextElementSibling?.textContent;
  };

  test('shows the sums of the cards on screen by label', () => {
    show({ columns: summed, options: { totals: {} } });
    expect(sums()).toBe('专线数24');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('shows the sums of all pages when given', () => {
    show({ columns: summed, options: { totals: { lineCount: 12_345 } } });
    expect(sums()).toBe('专线数12,345');
  });

  test.each([
    ['where none are asked for', {}],
    ['without cards', { rows: [], options: { totals: {} } }],
  ])('are missing %s', (_name, props) => {
    show({ columns: summed, ...props });
    expect(screen.queryByText('总计')).toBeNull();
  });
});

test('the card list has the same states as the table', () => {
  const { rerender } = show({ state: 'stale' });
  expect(screen.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true');
  rerender(<CardList name={name} columns={columns} rows={[]} state="loading" />);
  expect(screen.queryByText('没有更多数据')).toBeNull();
});

describe('selecting cards', () => {
  function Picked({ onPicked }: { onPicked: (ids: Id[]) => void }) {
    const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
    const onSelect = (rows: Company[], on: boolean) => {
      const ids = rows.map(({ id }) => id);
      const next = [...selected].filter((id) => !ids.includes(id)).concat(on ? ids : []);
      setSelected(new Set(next));
      onPicked(next);
    };
    return (
      <CardList
        name={name}
        columns={columns}
        rows={[company(1), company(2)]}
        options={{ selection: { selected, onSelect } }}
      />
    );
  }
  const onPicked = vi.fn<(ids: Id[]) => void>();
  const boxes = () => screen.queryAllByRole('checkbox', { name: '选择此行' });
  const press = (text: string) => userEvent.click(screen.getByRole('button', { name: text }));

  test('is not offered without batch actions', () => {
    show();
    expect(screen.queryByRole('button', { name: '选择' })).toBeNull();
  });

  test('starts and ends with a button and keeps the selection', async () => {
    render(<Picked onPicked={onPicked} />);
    expect(boxes()).toEqual([]);
    await press('选择');
    await userEvent.click(card(1).getByRole('checkbox'));
    expect(onPicked).toHaveBeenLastCalledWith([2]);
    expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();
    await press('完成');
    expect(boxes()).toEqual([]);
    await press('选择');
    expect(card(1).getByRole('checkbox')).toBeChecked();
  });

  test('selects and deselects the whole page', async () => {
    render(<Picked onPicked={onPicked} />);
    await press('选择');
    const all = screen.getByRole('checkbox', { name: '选择本页全部' });
    await userEvent.click(all);
    expect(onPicked).toHaveBeenLastCalledWith([1, 2]);
    await userEvent.click(all);
    expect(onPicked).toHaveBeenLastCalledWith([]);
  });
});
