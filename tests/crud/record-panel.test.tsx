import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { ById } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareBody } from '@/crud/declare';
import { preloadPanel } from '@/crud/record/record-split';
import { P } from '@/policies';
import type { CheckedDeclaration, CrudDeclaration, RecordPanel } from '@/schema/crud';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: string;
  companyName: string;
  contact: string;
}
interface Query {
  page: number;
  limit: number;
}
type Declaration = CrudDeclaration<Row, Query, Partial<Row>>;
type Checked = CheckedDeclaration<Row, Query, Partial<Row>>;

let rows: Row[];
/** The ids whose contents were loaded. */
let loaded: string[];
/** The rows whose cells were rendered. */
let rendered: string[];

const list = Object.assign(async ({ page, limit }: Query) => {
  const items = rows.slice((page - 1) * limit, page * limit).map((row) => ({ ...row }));
  return { items, totalCount: rows.length };
}, endpointProperties);
const one = Object.assign(async ({ id }: ById) => {
  const found = [...rows, { id: '99', companyName: '远方物流', contact: '周敏' }].find(
    (row) => row.id === id,
  );
  if (!found) throw new ApiError({ kind: 'server', status: 404 });
  return found;
}, endpointProperties);

const body = declareBody({
  load: async ({ id }: Row, _options: CallOptions) => {
    loaded.push(id);
    return { licence: `许可证 ${id}` };
  },
  content: ({ contact }, { licence }) => (
    <>
      <p>联系人 {contact}</p>
      <p>{licence}</p>
    </>
  ),
});

const panel: RecordPanel<Row> = {
  title: ({ companyName }) => `公司 ${companyName}`,
  body: async () => body,
};

const columns = [
  { key: 'companyName' },
  {
    key: 'contact',
    type: 'custom',
    render: (row: Row) => {
      rendered.push(row.id);
      return row.contact;
    },
  },
] as const;

// The cast is safe, because the tests declare every part that their actions need.
const declare = (part: Partial<Declaration>): Checked =>
  ({ name: 'company.company', api: { list }, columns, panel, ...part }) as unknown as Checked;

const Address = () => <output aria-label="地址">{useLocation().search}</output>;
const address = () => screen.getByLabelText('地址').textContent;

const show = async (search = '', part: Partial<Declaration> = {}, embedded = false) => {
  renderElement(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <CrudList page={declare(part)} embedded={embedded} />
      <Address />
    </MemoryRouter>,
  );
  await screen.findAllByText(/^远通物流/);
};
/** The window is this wide. */
const widen = (px: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('>=')
          ? px >= Number(/>= (\d+)/.exec(media)?.[1])
          : px < Number(/< (\d+)/.exec(media)?.[1]),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
const region = (name: string) => screen.findByRole('region', { name: `公司 ${name}` });
const row = (name: string) => {
  const found = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};

beforeAll(async () => {
  await startTexts('company');
  await preloadPanel();
});
beforeEach(() => {
  [loaded, rendered] = [[], []];
  rows = Array.from({ length: 25 }, (_, index) => ({
    id: String(index + 1),
    companyName: `远通物流${index + 1}`,
    contact: `王芳${index + 1}`,
  }));
  widen(1440);
});

describe('a record beside its list', () => {
  test('opens by a press on its name, has the address, and marks its row', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '远通物流2' }));
    const panelOf2 = await region('远通物流2');
    expect(await within(panelOf2).findByText('许可证 2')).toBeVisible();
    expect(address()).toBe('?open=2');
    expect(row('远通物流2')).toHaveAttribute('aria-current', 'true');
    expect(row('远通物流2')).toHaveFocus();
  });

  test('opens by Enter on its row, and a second Enter leads into it', async () => {
    await show();
    row('远通物流1').focus();
    await userEvent.keyboard('{Enter}');
    const opened = await region('远通物流1');
    expect(row('远通物流1')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveFocus();
  });

  test('is walked with the arrow keys from the row and from the panel, and Esc returns to the row', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '远通物流2' }));
    await region('远通物流2');
    await userEvent.keyboard('{ArrowDown}');
    const opened = await region('远通物流3');
    expect(row('远通物流3')).toHaveFocus();
    expect(address()).toBe('?open=3');
    await userEvent.click(within(opened).getByRole('button', { name: '上一条' }));
    await region('远通物流2');
    // The panel does not scroll.
    expect(fireEvent.keyDown(document.activeElement ?? opened, { key: 'ArrowUp' })).toBe(false);
    expect(await region('远通物流1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /^公司/ })).toBeNull();
    expect(address()).toBe('');
    expect(row('远通物流1')).toHaveFocus();
  });

  test('keeps its keys when what had the focus is gone', async () => {
    await show('?open=2');
    await region('远通物流2');
    const { activeElement: active } = document;
    if (active instanceof HTMLElement) active.blur();
    await userEvent.keyboard('{ArrowDown}');
    await region('远通物流3');
    const { activeElement: next } = document;
    if (next instanceof HTMLElement) next.blur();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /^公司/ })).toBeNull();
  });

  test('goes on to the next page of the list and back, with the focus on the row', async () => {
    await show('?open=20');
    await region('远通物流20');
    row('远通物流20').focus();
    await userEvent.keyboard('{ArrowDown}');
    await region('远通物流21');
    expect(address()).toBe('?open=21&page=2');
    await waitFor(() => expect(row('远通物流21')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await region('远通物流20');
    expect(address()).toBe('?open=20');
    await waitFor(() => expect(row('远通物流20')).toHaveFocus());
  });

  test('is loaded ahead of the next step, which renders only the two rows whose mark changes', async () => {
    await show('?open=1');
    await region('远通物流1');
    await waitFor(() => expect(loaded).toEqual(['1', '2']));
    expect(rendered).toContain('2');
    rendered = [];
    row('远通物流1').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(await region('远通物流2')).getByText('许可证 2')).toBeVisible();
    expect(row('远通物流2')).toHaveAttribute('aria-current', 'true');
    expect(new Set(rendered)).toEqual(new Set(['1', '2']));
    await waitFor(() => expect(loaded).toEqual(['1', '2', '3']));
  });

  test('that the page does not have is loaded by its id, otherwise the panel says so', async () => {
    await show('?open=99', { api: { list, one } });
    expect(await within(await region('远方物流')).findByText('联系人 周敏')).toBeVisible();
    expect(screen.queryByRole('button', { name: '下一条' })).toBeNull();
  });

  test('that does not exist is missing, in a list that can load it and in one that cannot', async () => {
    await show('?open=77', { api: { list, one } });
    expect(await screen.findByText(/记录不存在/)).toBeVisible();
  });

  test('that another page of the list has is named as such where no call loads it', async () => {
    await show('?open=99');
    expect(await screen.findByText(/这一页没有这条记录/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(address()).toBe('');
  });

  test('does not open without its policy', async () => {
    grant();
    await show('?open=1', { panel: { ...panel, policy: P.goodsOrder } });
    expect(screen.queryByRole('button', { name: '远通物流1' })).toBeNull();
    expect(screen.queryByRole('region', { name: /^公司/ })).toBeNull();
    row('远通物流1').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: /^公司/ })).toBeNull();
  });

  test('keeps the conditions of the list, and is closed by its button', async () => {
    await show('?page=2&limit=5&open=7');
    const opened = await region('远通物流7');
    expect(within(opened).getByText('7 / 25')).toBeVisible();
    await userEvent.click(within(opened).getByRole('button', { name: '关闭' }));
    expect(address()).toBe('?page=2&limit=5');
  });

  test('whose content could not be loaded offers to try again, while the list stays usable', async () => {
    let isOnline = false;
    const load = async ({ id }: Row) => {
      if (!isOnline) throw new ApiError({ kind: 'network' });
      return { licence: `许可证 ${id}` };
    };
    await show('?open=1', { panel: { ...panel, body: async () => ({ ...body, load }) } });
    const opened = await region('远通物流1');
    const retry = await within(opened).findByRole('button', { name: /重\s*试/ });
    isOnline = true;
    await userEvent.click(retry);
    expect(await within(opened).findByText('许可证 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '远通物流3' }));
    expect(await region('远通物流3')).toHaveTextContent('许可证 3');
  });

  test('stays closed when the next one arrives late', async () => {
    let arrive = () => {};
    const promise = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const late = async (query: Query) => {
      if (query.page > 1) await promise;
      return list(query);
    };
    await show('?open=20', { api: { list: Object.assign(late, endpointProperties) } });
    await region('远通物流20');
    row('远通物流20').focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await act(async () => arrive());
    expect(screen.queryByRole('region', { name: /^公司/ })).toBeNull();
    expect(address()).toBe('');
  });

  test('stays open without a place in the list when the list shows other rows', async () => {
    await show('?open=2&limit=5');
    const opened = await region('远通物流2');
    await userEvent.click(screen.getByRole('button', { name: /下一页/ }));
    expect(await screen.findByRole('button', { name: '远通物流7' })).toBeVisible();
    expect(within(opened).getByText('联系人 王芳2')).toBeVisible();
    expect(within(opened).queryByText(/\/ 25/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '远通物流7' }));
    expect(within(await region('远通物流7')).getByText('7 / 25')).toBeVisible();
  });

  test('is wider and narrower by key, and the browser remembers it', async () => {
    await show('?open=1');
    const edge = await screen.findByRole('separator', { name: '详情的宽度' });
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(edge).toHaveAttribute('aria-valuenow', '540');
    expect(localStorage.getItem('recordPanelWidth')).toBe('540');
    await userEvent.keyboard('{Home}');
    expect(edge).toHaveAttribute('aria-valuenow', '360');
  });
});

describe('the actions of the record beside its list', () => {
  const enable = (id: string) => {
    rows = rows.filter((one) => one.id !== id);
  };
  const actions: Partial<Declaration> = {
    rowActions: [
      { code: 'delete', danger: true, confirm: true, run: async () => undefined },
      { code: 'enable', run: async ({ id }) => enable(id) },
    ],
  };

  test('begin with the primary one, which Ctrl+Enter runs and then goes on', async () => {
    await show('?open=2', actions);
    const opened = await region('远通物流2');
    const primary = within(opened).getByRole('button', { name: '启用' });
    expect(primary).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
    row('远通物流2').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await region('远通物流3')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('远通物流2')).toBeNull());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await region('远通物流4')).toBeVisible();
  });

  test('stay at the record when a button is pressed, and go on from the place of one that has left', async () => {
    await show('?open=2', actions);
    await userEvent.click(within(await region('远通物流2')).getByRole('button', { name: '启用' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '远通物流2' })).toBeNull());
    const opened = await region('远通物流2');
    await userEvent.click(within(opened).getByRole('button', { name: '下一条' }));
    expect(await region('远通物流3')).toBeVisible();
  });

  test.each([
    ['was changed meanwhile', new ApiError({ kind: 'server', status: 409 })],
    ['could not be sent', new ApiError({ kind: 'network' })],
  ])('leave the record open that %s', async (_title, error) => {
    const run = vi.fn<() => Promise<void>>(() => Promise.reject(error));
    await show('?open=2', { rowActions: [{ code: 'enable', run }] });
    await region('远通物流2');
    row('远通物流2').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(address()).toBe('?open=2');
  });

  test('run once while the keys are held', async () => {
    await show('?open=2', actions);
    await region('远通物流2');
    row('远通物流2').focus();
    await userEvent.keyboard('{Control>}{Enter>3/}{/Control}');
    expect(await region('远通物流3')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('远通物流2')).toBeNull());
    expect(address()).toBe('?open=3');
  });

  test('never have a destructive one as the primary', async () => {
    const run = vi.fn<() => Promise<void>>(async () => undefined);
    await show('?open=1', { rowActions: [{ code: 'clear', danger: true, run }] });
    await region('远通物流1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(run).not.toHaveBeenCalled();
  });
});

test('below 1366 px the record is a drawer, which the arrow keys walk and Esc closes', async () => {
  widen(1280);
  await show();
  await userEvent.click(screen.getByRole('button', { name: '远通物流1' }));
  const drawer = await screen.findByRole('dialog', { name: '公司 远通物流1' });
  await waitFor(() => expect(drawer).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('dialog', { name: '公司 远通物流2' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(row('远通物流2')).toHaveFocus());
});

test('on a phone a touch on the card opens the record as a page with buttons to the next one', async () => {
  widen(390);
  await show();
  await userEvent.click(screen.getByText('远通物流1'));
  const page = await screen.findByRole('dialog', { name: '公司 远通物流1' });
  await userEvent.click(within(page).getByRole('button', { name: '下一条' }));
  expect(await screen.findByRole('dialog', { name: '公司 远通物流2' })).toBeVisible();
});

test('a list in a popup or tab shows its record in a drawer and leaves the address alone', async () => {
  await show('', {}, true);
  await userEvent.click(screen.getByRole('button', { name: '远通物流1' }));
  expect(await screen.findByRole('dialog', { name: '公司 远通物流1' })).toBeVisible();
  expect(address()).toBe('');
});
