import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyField } from '@/schema/field';
import { onSave, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000'));

const asked: string[] = [];
const server = setupServer(
  http.get('*/api/company/company/company-name', () =>
    HttpResponse.json({ items: [{ id: 8, companyName: '远通物流' }] }),
  ),
  http.get('*/api/company/transport-line/select', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ items: [{ id: 5, lineName: '临沂 → 郑州' }] });
  }),
  http.get('*/api/company/company-branch/select', () =>
    HttpResponse.json({ items: [{ id: 6, branchName: '河东网点' }] }),
  ),
);
beforeAll(async () => {
  server.listen();
  await startSampleTexts();
  const fields = { companyId: '公司', lineId: '专线', branchId: '网点', stopIds: '途经' };
  i18next.addResourceBundle('zh-CN', 'translation', { sample: { fields } }, true, true);
});
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  asked.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const select = (name: string) => screen.findByRole('combobox', { name });
async function pick(name: string, title: string, keyword = '') {
  await userEvent.click(await select(name));
  if (keyword) await userEvent.type(await select(name), keyword);
  await userEvent.click(await screen.findByTitle(title));
}

describe('a field with the records of a company', () => {
  const fields: AnyField[] = [
    { key: 'companyId', type: 'record', of: 'company', nameKey: 'companyName' },
    { key: 'lineId', type: 'record', of: 'line', nameKey: 'lineName' },
    { key: 'branchId', type: 'record', of: 'branch' },
  ];

  test('is enabled once a company is selected', async () => {
    await show(fields);
    expect(await select('专线')).toBeDisabled();
    await pick('公司', '远通物流', '远通');
    await pick('专线', '临沂 → 郑州');
    await pick('网点', '河东网点');
    expect(await sent()).toEqual({ companyId: 8, lineId: 5, branchId: 6 });
    expect(asked).toEqual(['?companyId=8']);
  });

  test('is cleared when another company is selected', async () => {
    const initial = { companyId: 7, companyName: '申通快递', lineId: 4, lineName: '旧专线' };
    await show(fields, initial);
    expect(await screen.findByText('旧专线')).toBeInTheDocument();
    await pick('公司', '远通物流', '远通');
    expect(screen.queryByText('旧专线')).toBeNull();
    expect(await sent()).toMatchObject({ companyId: 8, lineId: null });
  });

  test('loads the records of the company that the form contains', async () => {
    await show([{ key: 'lineId', type: 'record', of: 'line', companyKey: 'ownerId' }], {
      ownerId: 9,
    });
    await pick('专线', '临沂 → 郑州');
    expect(asked).toEqual(['?companyId=9']);
    expect(await sent()).toEqual({ lineId: 5 });
  });
});

describe('a field with a record search', () => {
  const choices = [
    { value: 1, label: '济南市' },
    { value: 2, label: '泰安市' },
  ];
  const search = (keyword: string) =>
    Promise.resolve(choices.filter(({ label }) => label.includes(keyword)));

  test('keeps the order of selection', async () => {
    await show([{ key: 'stopIds', type: 'record', search, multiple: true, nameKey: 'stopNames' }]);
    await pick('途经', '泰安市', '市');
    await pick('途经', '济南市', '市');
    expect(await sent()).toEqual({ stopIds: [2, 1] });
  });

  test('shows the names that the form contains', async () => {
    const initial = { stopIds: [2], stopNames: ['泰安市'] };
    const form = await show(
      [{ key: 'stopIds', type: 'record', search, multiple: true, nameKey: 'stopNames' }],
      initial,
    );
    expect(await within(form).findByTitle('泰安市')).toBeInTheDocument();
  });

  test('selects a single record', async () => {
    await show([{ key: 'stopIds', type: 'record', search }]);
    await pick('途经', '济南市', '济');
    expect(await sent()).toEqual({ stopIds: 1 });
  });
});
