import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareSheet } from '@/crud/sheet/declare-sheet';
import { formatTime } from '@/lib/time';
import type { CheckedDeclaration } from '@/schema/crud';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';
import { fakeCanvas, type Drawn } from './canvas';

interface Price {
  id: number;
  lineName: string;
  companyName: string;
  pricePerTon: number;
  startTime: string;
  endTime: string;
}

const hourMs = 3_600_000;
const hours = (count: number) => formatTime(Date.now() + count * hourMs, '{y}-{m}-{d}T{h}:{i}:{s}');
let prices: Price[] = [];
const list = async () => ({ items: prices, totalCount: 40 });

const page: CheckedDeclaration<Price, PageQuery, Price> = {
  name: 'today-line-price.price',
  api: { list: Object.assign(list, endpointProperties) },
  columns: [
    { key: 'lineName' },
    { key: 'companyName' },
    { key: 'pricePerTon', type: 'money' },
    { key: 'endTime', type: 'dateTime' },
  ],
  sheet: declareSheet<Price>({
    line: 'lineName',
    values: ['pricePerTon'],
    begin: 'startTime',
    ends: ['endTime'],
    facts: ['companyName'],
  }),
};

let drawn: Drawn[] = [];
const drawnTexts = () => drawn.map(({ text }) => text);
const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>(async () => undefined);

/** Opens the sheet of all prices. */
async function openSheet() {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  renderElement(
    <MemoryRouter>
      <CrudList page={page} />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  await user.click(await screen.findByRole('button', { name: '报价单' }));
  const popup = await screen.findByRole('dialog', { name: '报价单' });
  return { user, popup: within(popup) };
}

beforeAll(async () => {
  await startTexts('today-line-price', 'sheet', 'units');
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly types: string[];
      constructor(items: Record<string, unknown>) {
        this.types = Object.keys(items);
      }
    },
  );
});
beforeEach(() => {
  localStorage.clear();
  write.mockReset();
  drawn = fakeCanvas();
  useSettings.setState({ privacy: false });
  useSession.setState({
    userName: `user ${Math.random()}`,
    name: '王经理',
    phoneNumber: '13805390001',
  });
  prices = [
    { id: 1, lineName: '临沂市 → 郑州市', companyName: '顺达', pricePerTon: 287.1 },
    { id: 2, lineName: '临沂市 → 西安市', companyName: '恒昌', pricePerTon: 1300 },
  ].map((row) => ({ ...row, startTime: hours(-5), endTime: hours(30) }));
});

describe('the popup of a price sheet', () => {
  test('draws the selected prices with the contact of the user, and copies the picture', async () => {
    const { user, popup } = await openSheet();
    expect(popup.getByRole('img', { name: '专线报价单，2 条线路的图片' })).toBeVisible();
    expect(drawnTexts()).toEqual(
      expect.arrayContaining([
        '专线报价单',
        '临沂市 发往',
        '郑州市',
        '西安市',
        '王经理',
        '13805390001',
      ]),
    );
    expect(drawnTexts().join('')).not.toContain('顺达');
    await user.click(popup.getByRole('button', { name: '复制图片' }));
    await screen.findByText('图片已复制，可粘贴到微信');
    expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['image/png']);
  });

  test('aligns the decimals of amounts whose digits have different widths', async () => {
    await openSheet();
    const points = drawn.filter(({ text }) => text === '.').map(({ x }) => x);
    expect(points).toHaveLength(2);
    expect(new Set(points).size).toBe(1);
  });

  test('says that the browser refuses to copy pictures', async () => {
    write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { user, popup } = await openSheet();
    await user.click(popup.getByRole('button', { name: '复制图片' }));
    expect(await screen.findByText('浏览器不允许复制图片，请用“保存图片”。')).toBeVisible();
  });

  test('remembers the title, the contact and the columns for the next sheet', async () => {
    const { user, popup } = await openSheet();
    await user.type(popup.getByLabelText('标题'), '冬季价');
    await user.clear(popup.getByLabelText('联系人'));
    await user.click(popup.getByRole('checkbox', { name: '公司' }));
    await waitFor(() => expect(drawnTexts()).toEqual(expect.arrayContaining(['冬季价', '顺达'])));
    await user.click(popup.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '报价单' }));
    const again = within(await screen.findByRole('dialog', { name: '报价单' }));
    expect(again.getByLabelText('标题')).toHaveValue('冬季价');
    expect(again.getByLabelText('联系人')).toHaveValue('');
    expect(again.getByRole('checkbox', { name: '公司' })).toBeChecked();
  });

  test('prints a table in which every price is the cell of the list', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, popup } = await openSheet();
    await user.click(popup.getByText('A4 纸'));
    const table = popup.getByRole('table');
    expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('目的地');
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['287.10', '1,300.00']);
    await user.click(popup.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    // What is printed stands outside of the page, which is hidden for it.
    expect(document.querySelectorAll('body > [data-print="only"] table')).toHaveLength(1);
  });

  test('says that nothing can be listed when all prices have ended, and offers no picture', async () => {
    prices = prices.map((price) => ({ ...price, endTime: hours(-1) }));
    const { popup } = await openSheet();
    expect(popup.getByText(/没有可列出的价格：2 条已结束/)).toBeVisible();
    expect(popup.getByRole('button', { name: '复制图片' })).toBeDisabled();
  });

  test('names the companies of prices that are all of one line', async () => {
    const [first] = prices;
    prices = [1, 2].map((id) => ({
      ...(first as Price),
      id,
      companyName: `公司${id}`,
      pricePerTon: 100 * id,
    }));
    const { popup } = await openSheet();
    expect(popup.getByRole('img', { name: '专线报价单，2 条线路的图片' })).toBeVisible();
    expect(drawnTexts()).toEqual(expect.arrayContaining(['公司1', '公司2']));
  });

  test('says above the picture that it lists the first hundred routes only', async () => {
    const [first] = prices;
    prices = Array.from({ length: 120 }, (_, id) => ({
      ...(first as Price),
      id,
      lineName: `临沂市 → 第${id}市`,
    }));
    const { popup } = await openSheet();
    expect(popup.getByText(/共 120 条线路，一张图片只列出前 100 条/)).toBeVisible();
  });

  test('masks the phone where privacy is on, and says so', async () => {
    useSettings.setState({ privacy: true });
    const { popup } = await openSheet();
    expect(popup.getByLabelText('联系电话')).toHaveValue('138∙∙∙∙0001');
    expect(drawnTexts()).toContain('138∙∙∙∙0001');
    expect(popup.getByText(/隐私模式下号码已隐藏/)).toBeVisible();
  });

  test('names what is wrong with an address, and makes a code of a right one', async () => {
    const { user, popup } = await openSheet();
    await user.type(popup.getByLabelText('二维码地址'), 'example');
    expect(popup.getByLabelText('二维码地址')).toHaveAccessibleDescription(/须以 https/);
    await user.clear(popup.getByLabelText('二维码地址'));
    await user.type(popup.getByLabelText('二维码地址'), 'https://example.com');
    await waitFor(() => expect(drawnTexts()).toContain('扫码查看'));
  });

  test('offers the share sheet of a phone, and says nothing when the user closes it', async () => {
    const share = vi.fn<Navigator['share']>(async () => {
      throw new DOMException('', 'AbortError');
    });
    Object.assign(navigator, { share, canShare: () => true });
    const phone = vi.spyOn(window, 'matchMedia');
    phone.mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query.startsWith('screen'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { Button } = page.sheet ?? {};
    const user = userEvent.setup();
    renderElement(
      Button && (
        <Button
          name={page.name}
          columns={page.columns}
          rows={prices}
          total={2}
          conditions={() => []}
        />
      ),
    );
    await user.click(await screen.findByRole('button', { name: '报价单' }));
    await user.click(await screen.findByRole('button', { name: '分享' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0]?.files?.[0]?.type).toBe('image/png');
    expect(screen.queryByText(/未能分享/)).toBeNull();
    phone.mockRestore();
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });
});
