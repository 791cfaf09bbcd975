import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaletteHost } from '@/app/palette/palette-host';
import { maxKeywordLength } from '@/lib/search-keyword';
import { openPalette, usePalette } from '@/stores/layout';
import { useSession } from '@/stores/session';
import { allSubstations, useSubstations } from '@/stores/substations';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const company = { id: 7, companyName: '远通物流', mobile: '13800138000' };
const consumer = { id: 8, name: '李四', mobile: '13800138000' };
const paths = { companies: '/api/company/company', consumers: '/api/company/consumer-company' };

const calls: URL[] = [];
/** After `hold()` the responses wait until this is called. */
let respond = () => {};
let held: Promise<void> = Promise.resolve();
const hold = () => {
  held = new Promise((done) => (respond = done));
};
const list = (path: string, ...items: object[]) =>
  http.all(`*${path}`, async () => {
    await held;
    return HttpResponse.json({ items, totalCount: items.length });
  });
const server = setupServer(list('/api/*'));
server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url)));

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
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
  const input = await screen.findByRole('combobox');
  await userEvent.click(input);
  return input;
}
const asked = () =>
  waitFor(() =>
    expect(calls.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(Object.values(paths)),
    ),
  );
const marked = () => screen.queryByRole('option', { selected: true });

beforeAll(async () => {
  server.listen();
  await startTexts('common', 'palette');
});
beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  held = Promise.resolve();
  grant('Company.CompanyList', 'Customer.Consumer');
  useSession.setState({ userName: crypto.randomUUID() });
  useSubstations.setState({ managed: [], chosen: allSubstations });
});
afterEach(() => {
  usePalette.setState({ open: false });
  server.resetHandlers();
});
afterAll(() => server.close());

describe('Enter in the palette', () => {
  test('waits for the responses, says so, and opens the only record with the number', async () => {
    hold();
    server.use(list(paths.companies, company));
    await open();
    await userEvent.paste('13800138000');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByText('正在查找记录，查到后打开…')).toBeVisible();
    expect(screen.queryByText(/没有与/)).toBeNull();
    expect(marked()).toBeNull();
    await asked();
    respond();
    await waitFor(() => expect(place()).toBe('/company/company-list'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens none of several records at the first press, and the active one at the next', async () => {
    hold();
    server.use(list(paths.companies, company), list(paths.consumers, consumer));
    await open();
    await userEvent.paste('13800138000');
    await userEvent.keyboard('{Enter}');
    await asked();
    respond();
    expect(await screen.findByText('找到多项，请选择一项')).toBeVisible();
    expect(place()).toBe('/dashboard');
    expect(marked()).toHaveTextContent('远通物流');
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/company/company-list');
  });

  test('opens no record of the first list while another list has not responded', async () => {
    hold();
    server.use(
      http.get(`*${paths.consumers}`, () =>
        HttpResponse.json({ items: [consumer], totalCount: 1 }),
      ),
    );
    await open();
    await userEvent.paste('李四');
    await screen.findByRole('option', { name: /^李四/ });
    expect(marked()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/dashboard');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/user/user-details');
  });

  test('opens a page immediately, although records are still being searched', async () => {
    hold();
    await open();
    await userEvent.paste('公司列表');
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/company/company-list');
  });

  test('does not open the result of a text that was changed meanwhile', async () => {
    hold();
    server.use(list(paths.companies, company));
    const input = await open();
    await userEvent.paste('13800138000');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(input, '{Backspace}0');
    await asked();
    respond();
    expect(await screen.findByRole('option', { name: /^远通物流/ })).toBeVisible();
    expect(place()).toBe('/dashboard');
  });

  test('does not call a number that nobody has', async () => {
    await open();
    await userEvent.paste('13911112222');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/都没有这个号码/)).toBeVisible();
    expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('复制这个号码');
    expect(marked()).toHaveAccessibleName('复制这个号码');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the search of the palette', () => {
  test('names the searched lists and sub-stations when nobody has the number', async () => {
    const managed = [1, 2, 3].map((id) => ({
      id,
      substationName: `${id}站`,
      substationTypeId: 1,
    }));
    useSubstations.setState({ managed });
    await open();
    await userEvent.paste('13911112222');
    expect(
      await screen.findByText('在您管理的 3 个分站查找了公司和用户，都没有这个号码'),
    ).toBeVisible();
  });

  test('names only the lists that the user may open, and the chosen sub-station', async () => {
    grant('Company.CompanyList');
    useSubstations.setState({ chosen: { id: 1, substationName: '兰山站' } });
    await open();
    await userEvent.paste('13911112222');
    expect(await screen.findByText('在兰山站查找了公司，都没有这个号码')).toBeVisible();
  });

  test('uses the mobile number of several numbers and names the others', async () => {
    grant('Company.CompanyList');
    await open();
    await userEvent.paste('张三 0539-8312345 13911112222');
    expect(screen.getByText('已取号码 13911112222，未取：0539-8312345')).toBeVisible();
    await waitFor(() => expect(calls.join()).toContain('13911112222'));
  });

  test('sends no text that is too long, and says how long it may be', async () => {
    await open();
    await userEvent.paste('长'.repeat(maxKeywordLength + 1));
    expect(screen.getByText('最多可查找 100 个字，现在有 101 个，请删短后再试')).toBeVisible();
    await act(() => new Promise((done) => setTimeout(done, 500)));
    expect(calls).toEqual([]);
  });

  test('sends nothing while an input method composes the text, and searches for the word afterwards', async () => {
    const input = await open();
    fireEvent.compositionStart(input);
    for (const value of ['yu', 'yuan', "yuan't"]) {
      fireEvent.input(input, { target: { value }, isComposing: true });
    }
    await act(() => new Promise((done) => setTimeout(done, 500)));
    expect(calls).toEqual([]);
    fireEvent.input(input, { target: { value: '远通' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await asked();
    expect(calls.map(({ search }) => search).join()).toContain(encodeURIComponent('远通'));
  });
});
