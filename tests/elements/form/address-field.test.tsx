import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnyField } from '@/schema/field';
import { onSave, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const asked: unknown[] = [];
const server = setupServer(
  http.get('*/api/base-support/region/address-location', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    const regionName = '山东省临沂市兰山区';
    return HttpResponse.json({ longitude: 118.35, latitude: 35.05, regionId: 371_302, regionName });
  }),
);
beforeAll(async () => {
  server.listen();
  await startSampleTexts();
  const fields = { address: '地址', regionId: '所在地区', startId: '始发地' };
  i18next.addResourceBundle('zh-CN', 'translation', { sample: { fields } }, true, true);
});
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  asked.length = 0;
});
afterAll(() => server.close());

const field = () => screen.findByRole('textbox', { name: '地址' });
const locate = async () => userEvent.click(await screen.findByRole('button', { name: '查找坐标' }));

test('an address field shows the location of its address until the address is changed', async () => {
  await show([{ key: 'address', type: 'address' }]);
  await field();
  const button = screen.getByRole('button', { name: '查找坐标' });
  expect(button).toBeDisabled();
  await userEvent.type(await field(), ' 通达路 1 号 ');
  await locate();
  expect(await screen.findByText('经度 118.35，纬度 35.05（山东省临沂市兰山区）')).toBeVisible();
  expect(asked).toEqual([{ address: '通达路 1 号' }]);
  await userEvent.type(await field(), '附 2');
  expect(screen.queryByText(/^经度/)).toBeNull();
  await userEvent.type(await field(), '  ');
  expect(await sent()).toEqual({ address: '通达路 1 号附 2' });
});

test.each<[string, AnyField]>([
  ['regionId', { key: 'address', type: 'address' }],
  ['startId', { key: 'address', type: 'address', regionKey: 'startId' }],
])('an address field searches in the region of the form property "%s"', async (key, address) => {
  const initial = { address: '通达路 1 号', regionId: 1, startId: 2, [key]: 371_302 };
  await show([address], initial);
  await locate();
  expect(await screen.findByText(/^经度/)).toBeVisible();
  expect(asked).toEqual([{ address: '通达路 1 号', regionId: '371302' }]);
});
