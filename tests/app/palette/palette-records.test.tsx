import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { PaletteHost } from '@/app/palette/palette-host';
import { requestAction, useRequestedAction } from '@/crud/requested-action';
import { openPalette, usePalette } from '@/stores/layout';
import { useLock } from '@/stores/lock';
import { addRecentRecord } from '@/stores/recent';
import { useSession } from '@/stores/session';
import { changeSettings } from '@/stores/settings';
import { allSubstations, useSubstations } from '@/stores/substations';
import { Icon } from '@/ui/icon';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const company = { id: 7, companyName: '远通物流', contact: '张三', mobile: '13800138000' };
const consumer = { id: 8, name: '李四', mobile: '13800138000', regionName: '临沂市' };
const consult = { id: 9, applicant: '王五', mobile: '13800138000', content: '问价' };
const order = { id: 10, orderNo: 'HY2026112300001', consumerName: '李四', mobile: '13800138000' };

const paths = {
  companies: '/api/company/company',
  consumers: '/api/company/consumer-company',
  orders: '/api/company/goods-order',
  consults: '/api/platform/platform-consult/goods-consult',
};
const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));
const calls: URL[] = [];
const callsTo = (path: string) => calls.filter(({ pathname }) => pathname === path);
const page = (...items: object[]) => HttpResponse.json({ items, totalCount: items.length });
const has = (row: object, url: URL) =>
  ['companyName', 'name', 'applicant', 'orderNo', 'consumerName', 'mobile'].every((key) => {
    const wanted = url.searchParams.get(key);
    return wanted === null || String(Object(row)[key]).includes(wanted);
  });
const list = (path: string, row: object) =>
  http.get(`*${path}`, ({ request }) => {
    const url = new URL(request.url);
    return has(row, url) ? page(row) : page();
  });
const server = setupServer(
  list(paths.companies, company),
  list(paths.consumers, consumer),
  list(paths.orders, order),
  list(paths.consults, consult),
  http.post('*/list', () => page()),
  http.get('*/api/*', () => page()),
);
server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url)));

const allPolicies = [
  'Company.CompanyList',
  'Company.CompanyeDetail',
  'GoodsOrderManagement.GoodsOrderList',
  'ConsultManagement.NetworkTransport',
  'Customer.Consumer',
];

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + decodeURIComponent(search)}</output>;
}
const place = () => screen.getByTestId('place').textContent;
async function open() {
  renderElement(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Place />
      <PaletteHost />
    </MemoryRouter>,
  );
  act(openPalette);
  return screen.findByRole('combobox');
}
const group = (name: string) => screen.findByRole('group', { name });
const settled = () => waitFor(() => expect(screen.queryByText('正在查找记录…')).toBeNull());

beforeAll(async () => {
  server.listen();
  await startTexts('common', 'palette');
});
beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  grant(...allPolicies);
  requestAction(null);
  useSession.setState({ userName: crypto.randomUUID() });
  useLock.setState({ locked: false, isDialogOpen: false });
  useSubstations.setState({ managed: [], chosen: allSubstations });
});
afterEach(() => {
  usePalette.setState({ open: false });
  server.resetHandlers();
});
afterAll(() => server.close());

describe('records in the palette', () => {
  test('requests at most five records of each granted list once typing pauses, and opens the record with Enter', async () => {
    const input = await open();
    // Two changes without a pause: userEvent may pause on a busy machine, and the search would start in between.
    for (const value of ['远通', '远通物流']) fireEvent.change(input, { target: { value } });
    const hit = within(await group('公司')).getByRole('option');
    expect(hit).toHaveTextContent('远通物流');
    expect(callsTo(paths.companies)).toHaveLength(1);
    expect(callsTo(paths.companies)[0]?.search).toContain('limit=5');
    await settled();
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/company/company-details/7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows records with the icon of their page in the menu', async () => {
    const input = await open();
    await userEvent.type(input, '远通物流');
    const hit = within(await group('公司')).getByRole('option');
    const { container } = renderElement(<Icon icon={BankOutlined} />);
    const pathOf = (element: Element) => element.querySelector('svg path')?.getAttribute('d');
    expect(pathOf(hit)).toBe(pathOf(container));
  });

  test.each([
    ['13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['1380013', '1380013'],
  ])('searches for %s as a phone number', async (typed, asked) => {
    const input = await open();
    await userEvent.click(input);
    await userEvent.paste(typed);
    await group('用户');
    expect(callsTo(paths.consumers)[0]?.searchParams.get('mobile')).toBe(asked);
    expect(callsTo(paths.consumers)[0]?.searchParams.has('name')).toBe(false);
  });

  test('finds an order by its number and opens the list filtered to it', async () => {
    const input = await open();
    await userEvent.click(input);
    await userEvent.paste('HY2026112300001');
    await userEvent.click(within(await group('货源')).getByRole('option'));
    expect(place()).toBe('/source/source-management?orderNo=HY2026112300001');
  });

  test('opens the filtered list when the page of the record is not granted', async () => {
    grant('Company.CompanyList');
    const input = await open();
    await userEvent.type(input, '远通');
    await userEvent.click(within(await group('公司')).getByRole('option'));
    expect(place()).toBe('/company/company-list?companyName=远通物流');
  });

  test('searches no list that the user may not open, and asks for a second character instead of searching for one', async () => {
    grant('Customer.Consumer');
    const input = await open();
    await userEvent.type(input, '李');
    await settled();
    expect(calls).toEqual([]);
    expect(screen.getByText(/多输入一个字，还会查找公司/)).toBeVisible();
    await userEvent.type(input, '四');
    await group('用户');
    expect(calls.map(({ pathname }) => pathname)).toEqual([paths.consumers]);
  });

  test('says which search failed, shows the others, and tries again', async () => {
    server.use(http.get(`*${paths.companies}`, () => new HttpResponse(null, { status: 500 })));
    const input = await open();
    await userEvent.click(input);
    await userEvent.paste('13800138000');
    expect(within(await group('用户')).getByText('李四')).toBeVisible();
    const retry = await screen.findByRole('option', { name: '公司查询失败，点按重试' });
    server.resetHandlers();
    await userEvent.click(retry);
    expect(await screen.findByRole('option', { name: /^远通物流/ })).toBeVisible();
  });

  test('offers one retry of all searches that failed without a network', async () => {
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    const input = await open();
    await userEvent.type(input, '李四');
    expect(await screen.findByRole('option', { name: '记录查询失败，点按重试' })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/^找到/)).toBeNull();
    server.resetHandlers();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /^李四/ })).toBeVisible();
    await settled();
    expect(screen.queryByRole('option', { name: /查询失败/ })).toBeNull();
  });

  test('leaves out a list that the server refuses', async () => {
    server.use(http.get(`*${paths.companies}`, () => new HttpResponse(null, { status: 403 })));
    const input = await open();
    await userEvent.type(input, '远通');
    await settled();
    expect(await screen.findByText(/没有与“远通”匹配的内容/)).toBeVisible();
  });

  test('cancels the requests of an older keyword and ignores a late response', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    let respondLate = () => {};
    const held = new Promise<void>((done) => (respondLate = done));
    server.use(
      http.get(`*${paths.consumers}`, async ({ request }) => {
        const name = new URL(request.url).searchParams.get('name') ?? '';
        if (name !== '李四') {
          await held;
          return page({ ...consumer, name: '迟到的答复' });
        }
        return page(consumer);
      }),
    );
    const input = await open();
    await userEvent.type(input, '王二');
    await waitFor(() => expect(callsTo(paths.consumers)).toHaveLength(1));
    await userEvent.clear(input);
    await userEvent.type(input, '李四');
    await group('用户');
    respondLate();
    await act(() => delay(100));
    expect(screen.queryByText('迟到的答复')).toBeNull();
    expect(abort).toHaveBeenCalled();
    abort.mockRestore();
  });

  test('keeps the active option when later records appear above it', async () => {
    server.use(
      http.get(`*${paths.companies}`, async () => {
        await delay(400);
        return page({ ...company, companyName: '李四物流' });
      }),
    );
    const input = await open();
    await userEvent.type(input, '李四');
    await userEvent.hover(within(await group('用户')).getByRole('option'));
    await group('公司');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('李四13800138000');
  });
});

describe('the search for a phone number', () => {
  test('counts companies, customers, orders and consultations on one card, with actions for them', async () => {
    const input = await open();
    await userEvent.click(input);
    await userEvent.paste('138 0013 8000');
    expect(await screen.findByText('13800138000 是谁？')).toBeVisible();
    await settled();
    expect(screen.getByText('公司 1 · 用户 1 · 网络货运咨询 1 · 货源 1')).toBeVisible();
    expect(screen.getByRole('option', { name: '呼叫这个号码' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: '记录与“王五”的通话' }));
    expect(place()).toBe(
      '/consultation/network-freight-consultation?applicant=王五&mobile=13800138000',
    );
    expect(useRequestedAction.getState().request).toMatchObject({ id: 9, code: 'connect' });
  });

  test('links to the list with all records of the number when it shows only some', async () => {
    const orders = Array.from({ length: 5 }, (_, index) => ({ ...order, id: index + 10 }));
    server.use(
      http.get(`*${paths.orders}`, ({ request }) =>
        new URL(request.url).searchParams.has('mobile')
          ? HttpResponse.json({ items: orders, totalCount: 27 })
          : page(),
      ),
    );
    const input = await open();
    await userEvent.type(input, '13800138000');
    const found = within(await group('货源'));
    expect(found.getByText('显示 5 / 27')).toBeVisible();
    await userEvent.click(found.getByRole('option', { name: '在列表中查看全部 27 条' }));
    expect(place()).toBe('/source/source-management?mobile=13800138000');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('links to no list when two conditions found records, because a list shows the records of one of them', async () => {
    const orders = Array.from({ length: 5 }, (_, index) => ({ ...order, id: index + 10 }));
    server.use(
      http.get(`*${paths.orders}`, () => HttpResponse.json({ items: orders, totalCount: 27 })),
    );
    const input = await open();
    await userEvent.type(input, '13800138000');
    const found = within(await group('货源'));
    expect(found.getByText('显示 5 / 27')).toBeVisible();
    expect(found.queryByRole('option', { name: /在列表中查看全部/ })).toBeNull();
  });

  test.each([
    [
      'a list could not be searched',
      () => server.use(http.get(`*${paths.orders}`, () => HttpResponse.error())),
    ],
    ['the user may open none of the lists', () => grant()],
  ])('does not say that nobody has the number when %s', async (_case, given) => {
    given();
    const input = await open();
    await userEvent.click(input);
    await userEvent.paste('13911112222');
    expect(await screen.findByRole('option', { name: '呼叫这个号码' })).toBeVisible();
    await settled();
    expect(screen.queryByText(/都没有这个号码/)).toBeNull();
  });

  test('says that nobody has the number, and copies it', async () => {
    userEvent.setup({ writeToClipboard: true });
    const input = await open();
    await userEvent.click(input);
    await userEvent.paste('13911112222');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText(/都没有这个号码/)).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: '复制这个号码' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('13911112222'));
  });

  test('masks a number in the name of a record with privacy on, found or opened before', async () => {
    changeSettings({ privacy: true });
    onTestFinished(() => act(() => changeSettings({ privacy: false })));
    const named = { ...company, companyName: '远通 13900139000', contact: '张三 13800138001' };
    server.use(list(paths.companies, named));
    addRecentRecord({ path: '/company/company-details/7', title: named.companyName, kind: '' });
    const input = await open();
    expect(screen.getByRole('option', { name: /^远通 139∙∙∙∙9000/ })).toBeVisible();
    await userEvent.type(input, '远通');
    const found = within(await group('公司')).getByRole('option');
    expect(found).toHaveTextContent('远通 139∙∙∙∙9000138∙∙∙∙8000 · 张三 138∙∙∙∙8001');
    expect(document.body.innerHTML).not.toMatch(/13[89]001/);
  });
});
