import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import { LinePriceStatus } from '@/enums';
import { loadTexts, startI18n } from '@/i18n';
import TodayLinePrices from '@/pages/today-line-price/today-line-price';
import { priceBody } from '@/pages/today-line-price/today-line-price/price-detail';
import { renderElement } from '../render';

beforeAll(async () => {
  await startI18n();
  await loadTexts('today-line-price');
});

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
  const { unmount } = renderElement(priceBody.content(price, undefined));
  expect(screen.getByText('2026-11-01 08:00 ~ 11-02 08:00')).toBeVisible();
  expect(screen.queryByText('截止时间')).toBeNull();
  expect(screen.getByText('每吨（元）').nextSibling).toHaveTextContent('100.00');
  expect(screen.getByText('每件（元）').nextSibling).toHaveTextContent('--');
  expect(screen.queryByText('提前结束人')).toBeNull();
  unmount();
  const closed = { ...price, closer: '周敏', closeTime: '2026-11-01T09:00:00' };
  renderElement(priceBody.content(closed, undefined));
  expect(screen.getByText('提前结束人').nextSibling).toHaveTextContent('周敏');
});
