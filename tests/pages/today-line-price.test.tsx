import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { transportLineApi } from '@/api/company/transport-line';
import { LinePriceStatus } from '@/enums';
import TodayLinePrices from '@/pages/today-line-price/today-line-price';
import { priceBody } from '@/pages/today-line-price/today-line-price/price-detail';
import { P } from '@/policies';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('today-line-price', 'panel'));

const price: TodayLinePrice = {
  id: 1,
  lineId: 2,
  lineName: '唐山市唐山高新技术产业开发区 → 临沂市兰山区',
  fromRegionId: 5,
  fromRegionName: '河北省唐山市唐山高新技术产业开发区',
  toRegionId: 6,
  toRegionName: '山东省临沂市兰山区',
  companyId: 3,
  companyName: '甲公司',
  substationId: 4,
  substationName: '临沂分站',
  pricePerTon: 100,
  pricePerCubicMetre: 30,
  pricePerPiece: null,
  startTime: '2026-11-01T08:00:00',
  endTime: '2026-11-02T08:00:00',
  status: LinePriceStatus.ended,
  views: 0,
  calls: 0,
  publishTime: '2026-11-01T07:00:00',
  closeTime: null,
  closer: null,
  concurrencyStamp: 'stamp',
};

test('the title of a price is its line, which names a city only once', () => {
  const title = TodayLinePrices.page.panel?.title(price);
  expect(title).toMatch(/唐山高新技术产业开发区 → 临沂市兰山区$/);
  expect(title).not.toContain('唐山市');
});

test('the details say the validity once, and who ended a price only where somebody did', () => {
  const { unmount } = renderElement(
    <MemoryRouter>{priceBody.content(price, undefined)}</MemoryRouter>,
  );
  expect(screen.getByText('2026-11-01 08:00 ~ 11-02 08:00')).toBeVisible();
  expect(screen.queryByText('截止时间')).toBeNull();
  expect(screen.getByText('每吨（元）').nextSibling).toHaveTextContent('100.00');
  expect(screen.getByText('每件（元）').nextSibling).toHaveTextContent('--');
  expect(screen.queryByText('提前结束人')).toBeNull();
  unmount();
  const closed = { ...price, closer: '周敏', closeTime: '2026-11-01T09:00:00' };
  renderElement(<MemoryRouter>{priceBody.content(closed, undefined)}</MemoryRouter>);
  expect(screen.getByText('提前结束人').nextSibling).toHaveTextContent('周敏');
});

describe('what a price is compared with', () => {
  const offers = [100, 80, 140].map((pricePerTon, index) => ({
    ...price,
    id: index + 1,
    companyName: `公司 ${index + 1}`,
    pricePerTon,
  }));
  beforeEach(() => {
    vi.spyOn(todayLinePriceApi, 'list').mockResolvedValue({ items: offers, totalCount: 3 });
    vi.spyOn(transportLineApi, 'one').mockResolvedValue({ pricePerTon: 125 } as never);
  });
  afterEach(() => vi.restoreAllMocks());
  const show = (shown: TodayLinePrice) =>
    renderElement(<MemoryRouter>{priceBody.content(shown, undefined)}</MemoryRouter>);

  test('is its place among the prices to its destination, their median and the price of its line', async () => {
    grant(P.companyDetail);
    show({ ...price, id: 3, pricePerTon: 140 });
    expect((await screen.findByText('从低到高位次')).nextSibling).toHaveTextContent('3 / 3');
    expect(screen.getByText('每吨中位数').nextSibling).toHaveTextContent('100.00（本价高 40%）');
    const own = await screen.findByText('专线每吨标价');
    expect(own.nextSibling).toHaveTextContent('125.00（本价高 12%）');
    const companies = screen.getAllByText(/^公司 \d$/).map(({ textContent }) => textContent);
    expect(companies).toEqual(['公司 2', '公司 1', '公司 3']);
    expect(screen.getByText('3 本条')).toBeVisible();
  });

  test('stands among the lowest offers although its place is far behind them', async () => {
    grant();
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...price,
      id: index + 1,
      companyName: `公司 ${index + 1}`,
      pricePerTon: 100 + index,
    }));
    vi.mocked(todayLinePriceApi.list).mockResolvedValue({ items: many, totalCount: 9 });
    show({ ...price, id: 8, pricePerTon: 107 });
    expect(await screen.findByText('8 本条')).toBeVisible();
    const companies = screen.getAllByText(/^公司 \d$/).map(({ textContent }) => textContent);
    expect(companies).toEqual(['公司 1', '公司 2', '公司 3', '公司 4', '公司 8']);
  });

  test.each([
    [LinePriceStatus.pending, '待开始，不参与排位'],
    [LinePriceStatus.ended, '已结束，不参与排位'],
  ] as const)('has no place in the status %i, and says why', async (status, text) => {
    grant();
    show({ ...price, id: 9, status });
    expect((await screen.findByText('从低到高位次')).nextSibling).toHaveTextContent(text);
  });

  test('is loaded again when the price has ended', async () => {
    grant();
    const Shown = () => {
      const [status, setStatus] = useState<TodayLinePrice['status']>(LinePriceStatus.inProgress);
      return (
        <MemoryRouter>
          <button onClick={() => setStatus(LinePriceStatus.ended)}>结束</button>
          {priceBody.content({ ...price, id: 1, status }, undefined)}
        </MemoryRouter>
      );
    };
    renderElement(<Shown />);
    expect((await screen.findByText('从低到高位次')).nextSibling).toHaveTextContent('2 / 3');
    vi.mocked(todayLinePriceApi.list).mockResolvedValue({ items: offers.slice(1), totalCount: 2 });
    await userEvent.click(screen.getByRole('button', { name: '结束' }));
    await waitFor(() =>
      expect(screen.getByText('从低到高位次').nextSibling).toHaveTextContent('已结束，不参与排位'),
    );
  });

  test('leaves out the price of the line for a user who may not read lines, and asks for none', async () => {
    grant();
    show({ ...price, id: 9, status: LinePriceStatus.inProgress });
    expect((await screen.findByText('从低到高位次')).nextSibling).toHaveTextContent('--');
    expect(screen.queryByText('专线每吨标价')).toBeNull();
    expect(transportLineApi.one).not.toHaveBeenCalled();
  });
});
