import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CrudList } from '@/crud/crud-list';
import { useRecordPart } from '@/crud/record/record-part';
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
/** The ids whose lines were loaded. */
let loaded: string[];

const list = Object.assign(
  async ({ page, limit }: Query) => ({
    items: rows.slice((page - 1) * limit, page * limit).map((row) => ({ ...row })),
    totalCount: rows.length,
  }),
  endpointProperties,
);
const update = Object.assign(async (input: Partial<Row>) => {
  rows = rows.map((row) => (row.id === input.id ? { ...row, ...input } : row));
}, endpointProperties);

const linesOf = ({ id }: Row) => ({
  key: ['lines', id] as const,
  load: async () => {
    loaded.push(id);
    return `专线 ${id}`;
  },
});
function Content({ row }: { row: Row }) {
  const lines = useRecordPart(linesOf(row));
  return (
    <>
      <p>联系人 {row.contact}</p>
      <p>{lines.data}</p>
    </>
  );
}
const panel: RecordPanel<Row> = {
  title: ({ companyName }) => `公司 ${companyName}`,
  page: ({ id }) => `/company/company-details/${id}`,
  body: async () => ({
    parts: (row) => [linesOf(row)],
    content: (row) => <Content row={row} />,
  }),
};
const form = {
  form: [
    { key: 'companyName', type: 'text' },
    { key: 'contact', type: 'text' },
  ],
  rowActions: ['edit'],
} as unknown as Partial<Declaration>;

// The cast is safe, because the tests declare every part that their actions need.
const declare = (part: Partial<Declaration>): Checked =>
  ({
    name: 'company.company',
    api: { list, update },
    columns: [{ key: 'companyName' }, { key: 'contact' }],
    panel,
    ...part,
  }) as unknown as Checked;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
};
const address = () => screen.getByLabelText('地址').textContent;
const show = async (search = '', part: Partial<Declaration> = {}) => {
  renderElement(
    <MemoryRouter initialEntries={[`/list${search}`]}>
      <CrudList page={declare(part)} />
      <Address />
    </MemoryRouter>,
  );
  await screen.findAllByText('远通物流1');
};
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
  loaded = [];
  rows = Array.from({ length: 3 }, (_, index) => ({
    id: String(index + 1),
    companyName: `远通物流${index + 1}`,
    contact: `王芳${index + 1}`,
  }));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('>='),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
});

describe('a record with a page of its own', () => {
  test('opens beside the list by its name, which has the address of the page for a new tab', async () => {
    await show();
    const name = screen.getByRole('link', { name: '远通物流2' });
    expect(name).toHaveAttribute('href', '/company/company-details/2');
    await userEvent.click(name);
    const opened = await region('远通物流2');
    expect(address()).toBe('/list?open=2');
    const page = within(opened).getByRole('link', { name: '打开页面' });
    await userEvent.click(page);
    expect(address()).toBe('/company/company-details/2');
  });

  test('opens beside the list by Enter on its row, and its page by the link of the row before', async () => {
    await show();
    expect(within(row('远通物流3')).getByRole('link', { name: '详情' })).toBeVisible();
    row('远通物流1').focus();
    await userEvent.keyboard('{Enter}');
    await region('远通物流1');
    expect(within(row('远通物流3')).queryByRole('link', { name: '详情' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(row('远通物流3')).getByRole('link', { name: '详情' }));
    expect(address()).toBe('/company/company-details/3');
  });

  test('has the parts of the next one loaded in advance, once', async () => {
    await show('?open=1');
    expect(await screen.findByText('专线 1')).toBeVisible();
    await waitFor(() => expect(loaded).toEqual(['1', '2']));
    row('远通物流1').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(await region('远通物流2')).getByText('专线 2')).toBeVisible();
    await waitFor(() => expect(loaded).toEqual(['1', '2', '3']));
  });
});

describe('the key E', () => {
  test('edits the open record from its row and its panel, which then has the new values', async () => {
    await show('?open=2', form);
    const opened = await region('远通物流2');
    expect(within(opened).getByRole('button', { name: '编辑' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter E',
    );
    row('远通物流2').focus();
    await userEvent.keyboard('e');
    const contact = await screen.findByRole('textbox', { name: '联系人' });
    await userEvent.clear(contact);
    // The letter in the form is text.
    await userEvent.type(contact, 'Eve{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(opened).findByText('联系人 Eve')).toBeVisible();
    opened.focus();
    await userEvent.keyboard('e');
    expect(await screen.findByRole('textbox', { name: '联系人' })).toHaveValue('Eve');
  });

  test('edits the open record where nothing has the focus', async () => {
    await show('?open=2', form);
    await region('远通物流2');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('x');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('e');
    expect(await screen.findByRole('textbox', { name: '联系人' })).toHaveValue('王芳2');
  });

  test('does nothing without the grant, with Ctrl, and while no record is open', async () => {
    await show('?open=2', form);
    const opened = await region('远通物流2');
    row('远通物流2').focus();
    await userEvent.keyboard('{Control>}e{/Control}{Escape}e');
    expect(opened).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does nothing without the policy of the form', async () => {
    grant();
    const rowActions = [{ standard: 'edit', policy: P.goodsOrder }] as never;
    await show('?open=2', { ...form, rowActions });
    await region('远通物流2');
    row('远通物流2').focus();
    await userEvent.keyboard('e');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an action that destroys is never the first button of a record, not even when it is the only one', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  await show('?open=1', { rowActions: [{ code: 'delete', danger: true, run }] });
  const opened = await region('远通物流1');
  expect(within(opened).queryByRole('button', { name: '删除' })).toBeNull();
  await userEvent.click(within(opened).getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  expect(run).toHaveBeenCalledOnce();
});

test('beside a record the columns that a card shows come first', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const columns = [
    { key: 'companyName' },
    { key: 'remark' },
    { key: 'contact' },
    { key: 'mobile' },
  ] as never;
  await show('', { columns, card: { details: ['mobile'], facts: ['contact'] } as never });
  expect(heads()).toEqual(['公司名称', '备注', '联系人', '手机号', '操作']);
  row('远通物流1').focus();
  await userEvent.keyboard('{Enter}');
  await region('远通物流1');
  expect(heads()).toEqual(['公司名称', '联系人', '手机号', '备注']);
  await userEvent.keyboard('{Escape}');
  expect(heads()).toEqual(['公司名称', '备注', '联系人', '手机号', '操作']);
});

test('beside a record the pager offers fewer pages, so that it has one line', async () => {
  rows = Array.from({ length: 200 }, (_, index) => ({
    id: String(index + 1),
    companyName: `远通物流${index + 1}`,
    contact: `王芳${index + 1}`,
  }));
  await show('', form);
  expect(screen.getByRole('button', { name: '第 6 页' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '远通物流2' }));
  await region('远通物流2');
  expect(screen.queryByRole('button', { name: '第 6 页' })).toBeNull();
  expect(screen.getByRole('button', { name: '第 4 页' })).toBeVisible();
  // A letter in its box is text, and no key of the record.
  await userEvent.type(screen.getByRole('textbox', { name: /跳至/ }), 'e');
  expect(screen.queryByRole('dialog')).toBeNull();
});
