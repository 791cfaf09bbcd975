import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions, Endpoint } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { CrudList, type CrudListProps } from '@/crud/crud-list';
import { CompanyStatus } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration, CrudDeclaration } from '@/schema/crud';
import { useAppConfig } from '@/stores/app-config';
import { useSubstations } from '@/stores/substations';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';
import type { Query as StampedQuery, Row } from './stamped-rows';

type Input = Partial<Row> & { substationId?: number };
interface Query extends StampedQuery {
  substationId?: number;
}

/** An endpoint with the given response, and the requests that it has received. */
function call<Request, Data>(respond: (request: Request) => Data) {
  const requests: Request[] = [];
  const send = async (request: Request, _options?: CallOptions) => {
    requests.push(request);
    return respond(request);
  };
  return {
    requests,
    endpoint: Object.assign(send, endpointProperties) satisfies Endpoint<Request, Data>,
  };
}

let rows: Row[];
/** Whether the requested page contains the rows. */
let pageHas: (query: Query) => boolean;
const list = () =>
  call((query: Query) => ({
    items: pageHas(query) ? rows.map((row) => ({ ...row })) : [],
    totalCount: rows.length,
  }));
let listed: ReturnType<typeof list>;
let created: ReturnType<typeof call<Input, unknown>>;
let updated: ReturnType<typeof call<Input, unknown>>;
/** Refuses the first stamp, as a server does after somebody else has saved. */
const updateWithConflict = Object.assign(async (input: Input) => {
  if (input.concurrencyStamp === 'a') throw new ApiError({ kind: 'server', status: 409 });
  return updated.endpoint(input);
}, endpointProperties);
let removed: ReturnType<typeof call<{ id: number | string }, unknown>>;

type Declaration = CrudDeclaration<Row, Query, Input>;
type Checked = CheckedDeclaration<Row, Query, Input>;
// The cast is safe, because the tests declare every part that their actions need.
const declare = (part: Partial<Declaration>): Checked => ({
  name: 'company.company',
  api: {
    list: listed.endpoint,
    create: created.endpoint,
    update: updated.endpoint,
    remove: removed.endpoint,
  },
  columns: [{ key: 'companyName' }, { key: 'contact' }],
  ...(part as Partial<Checked>),
});

function Address() {
  return <output aria-label="地址">{useLocation().search}</output>;
}
const show = (
  part: Partial<Declaration>,
  props: Omit<CrudListProps<Row, Query, Input>, 'page'> = {},
  address = '/',
) =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <CrudList page={declare(part)} {...props} />
      <Address />
    </MemoryRouter>,
  );
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  const row = { contact: '王芳', isInsured: false, concurrencyStamp: 'a' };
  rows = [
    { ...row, id: 1, companyName: '顺达物流', status: CompanyStatus.enabled },
    { ...row, id: 2, companyName: '远通物流', status: CompanyStatus.disabled },
  ];
  pageHas = () => true;
  listed = list();
  created = call((input: Input) => input);
  updated = call((input: Input) => input);
  removed = call(() => null);
});

test('a list adds no second banner landmark to the page', async () => {
  show({}, { embedded: true });
  await rowOf('顺达');
  expect(screen.queryByRole('banner')).toBeNull();
});

describe('a row action', () => {
  test('with `set` is offered where the value differs, and saves the whole record', async () => {
    show({ rowActions: [{ code: 'enable', set: { status: CompanyStatus.enabled } }] });
    expect((await rowOf('顺达')).queryByRole('button', { name: '启用' })).toBeNull();
    await userEvent.click((await rowOf('远通')).getByRole('button', { name: '启用' }));
    await waitFor(() => expect(listed.requests).toHaveLength(2));
    expect(updated.requests).toEqual([{ ...rows[1], status: CompanyStatus.enabled }]);
    expect(await screen.findByText('操作成功')).toBeInTheDocument();
  });

  test('reloads the row after a conflict, and the next attempt sends the new stamp', async () => {
    const api = { list: listed.endpoint, update: updateWithConflict };
    show({ api, rowActions: [{ code: 'enable', set: { status: CompanyStatus.enabled } }] });
    const enable = async () =>
      userEvent.click((await rowOf('远通')).getByRole('button', { name: '启用' }));
    await rowOf('远通');
    rows = rows.map((row) => ({ ...row, contact: '赵敏', concurrencyStamp: 'b' }));
    await enable();
    await waitFor(async () => expect((await rowOf('远通')).getByText('赵敏')).toBeVisible());
    expect(updated.requests).toEqual([]);
    await enable();
    await waitFor(() =>
      expect(updated.requests).toEqual([{ ...rows[1], status: CompanyStatus.enabled }]),
    );
  });

  test('deletes after a confirmation that names the record', async () => {
    show({ rowActions: ['delete'] });
    await userEvent.click((await rowOf('远通')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText(/^删除公司“远通物流”？/)).toBeInTheDocument();
    expect(removed.requests).toEqual([]);
    await press('确认');
    await waitFor(() => expect(listed.requests).toHaveLength(2));
    expect(removed.requests).toEqual([{ id: 2 }]);
  });

  test('copies a record into a form that creates a new one, without id and stamp', async () => {
    show({ rowActions: ['copy'], form: [{ key: 'companyName', required: true }] });
    await userEvent.click((await rowOf('顺达')).getByRole('button', { name: '复制' }));
    const form = within(await screen.findByRole('dialog', { name: '复制公司' }));
    const name = await form.findByRole('textbox', { name: /公司名称/ });
    expect(name).toHaveValue('顺达物流');
    await userEvent.type(name, '二部');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(created.requests).toHaveLength(1));
    const { id: _id, concurrencyStamp: _stamp, ...kept } = rows[0] ?? {};
    expect(created.requests).toEqual([{ ...kept, companyName: '顺达物流二部' }]);
    expect(updated.requests).toEqual([]);
  });

  test.each([
    ['on the page where the user opened it', false],
    ['among all records when it is no longer on that page', true],
  ])('saves a conflicting edit on top of the current record, found %s', async (_where, isGone) => {
    const form = [{ key: 'companyName' }, { key: 'contact' }] as const;
    show({
      rowActions: ['edit'],
      form: [...form],
      api: { list: listed.endpoint, update: updateWithConflict },
    });
    await userEvent.click((await rowOf('远通')).getByRole('button', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /公司名称/ }), '二部');
    const [, changed] = rows;
    if (changed) Object.assign(changed, { contact: '李雷', concurrencyStamp: 'b' });
    // The form requests the current page of the list first, then all records.
    pageHas = ({ limit }) => !isGone || limit > 100;
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await userEvent.click(await dialog.findByRole('button', { name: '按所选保存' }));
    await waitFor(() => expect(updated.requests).toHaveLength(1));
    expect(updated.requests).toEqual([{ ...changed, companyName: '远通物流二部' }]);
  });

  test('opens its popup, and reloads the list when the popup closes with a change', async () => {
    show({
      rowActions: [
        {
          code: 'history',
          dialog: (row, close) => (
            <>
              <button type="button" onClick={() => close()}>{`看过${row.companyName}`}</button>
              <button type="button" onClick={() => close(true)}>
                改好了
              </button>
            </>
          ),
        },
      ],
    });
    const open = async () =>
      userEvent.click((await rowOf('远通')).getByRole('button', { name: '历史' }));
    await open();
    await press('看过远通物流');
    expect(screen.queryByRole('button', { name: '改好了' })).toBeNull();
    expect(listed.requests).toHaveLength(1);
    await open();
    await press('改好了');
    await waitFor(() => expect(listed.requests).toHaveLength(2));
  });

  test('blocks other actions while it is running', async () => {
    const run = vi.fn<(row: Row) => Promise<void>>(() => new Promise(() => {}));
    show({ rowActions: [{ code: 'enable', run }] });
    await userEvent.click((await rowOf('顺达')).getByRole('button', { name: '启用' }));
    await userEvent.click((await rowOf('远通')).getByRole('button', { name: '启用' }));
    expect(run.mock.calls.map(([row]) => row.companyName)).toEqual(['顺达物流']);
  });

  test('opens no popup while the record of a form is loading, because the form would replace it', async () => {
    const one = Object.assign(async () => new Promise<Row>(() => {}), endpointProperties);
    const dialog = () => <p>历史记录</p>;
    show({
      api: { list: listed.endpoint, update: updated.endpoint, one },
      form: [{ key: 'companyName' }],
      rowActions: ['edit', { code: 'history', dialog }],
    });
    const click = async (name: string) =>
      userEvent.click((await rowOf('远通')).getByRole('button', { name }));
    await click('编辑');
    await click('历史');
    expect(screen.queryByText('历史记录')).toBeNull();
  });

  test('is hidden without its policy, like a toolbar button', async () => {
    show({
      toolbar: ['new', { code: 'export', to: () => '/elsewhere', policy: P.companyList }],
      rowActions: ['edit', { standard: 'delete', policy: P.companyList }],
      form: [{ key: 'companyName' }],
    });
    expect((await rowOf('顺达')).getByRole('button', { name: '编辑' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    expect(screen.getByRole('button', { name: '新增' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '导出' })).toBeNull();
  });

  test('shows only for users with the policy, and only in rows that allow it', async () => {
    grant(P.companyList);
    const visible = ({ companyName }: Row) => companyName.includes('顺达');
    show({
      rowActions: [
        { code: 'enable', policy: P.companyList, visible, set: { contact: '一' } },
        { code: 'disable', policy: P.companyDetail, visible, set: { contact: '二' } },
      ],
    });
    const granted = { name: '启用' };
    const forbidden = { name: '禁用' };
    expect((await rowOf('顺达')).getByRole('button', granted)).toBeInTheDocument();
    expect((await rowOf('远通')).queryByRole('button', granted)).toBeNull();
    expect(screen.queryByRole('button', forbidden)).toBeNull();
    useAppConfig.setState({ configuration: null });
  });

  test('with `batch` runs on all selected rows', async () => {
    show({
      rowActions: [{ code: 'disable', set: { status: CompanyStatus.disabled }, batch: true }],
    });
    await userEvent.click((await rowOf('顺达')).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: '批量操作' }));
    await userEvent.click(bar.getByRole('button', { name: '禁用' }));
    await press('确认');
    expect(await screen.findByRole('button', { name: '撤销' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(updated.requests).toEqual([{ ...rows[0], status: CompanyStatus.disabled }]);
  });
});

describe('a list', () => {
  test('sends `baseQuery` with every query and puts it into new records, together with the defaults', async () => {
    show(
      {
        toolbar: ['new'],
        defaults: { contact: '李强' },
        form: [{ key: 'companyName' }],
      },
      { baseQuery: { substationId: 7 }, embedded: true },
    );
    await rowOf('顺达');
    expect(listed.requests[0]).toMatchObject({ substationId: 7, page: 1 });
    await press('新增');
    await userEvent.type(await screen.findByRole('textbox', { name: /公司名称/ }), '通达');
    await press('保存');
    await waitFor(() => expect(created.requests).toHaveLength(1));
    expect(created.requests).toEqual([{ companyName: '通达', contact: '李强', substationId: 7 }]);
  });

  test('embedded in a page keeps its conditions out of the URL', async () => {
    show({ columns: [{ key: 'companyName', sortable: true }] }, { embedded: true }, '/?page=3');
    await rowOf('顺达');
    await userEvent.click(screen.getByRole('button', { name: /公司名称/ }));
    await waitFor(() =>
      expect(listed.requests.at(-1)).toMatchObject({ sort: 'companyName ascending' }),
    );
    expect(listed.requests.every(({ page }) => page === 1)).toBe(true);
    expect(screen.getByRole('status', { name: '地址' })).toHaveTextContent(/^\?page=3$/);
  });

  test('keeps foreign parameters in the URL', async () => {
    show({ columns: [{ key: 'companyName', sortable: true }] }, {}, '/?tab=parks&page=1');
    await rowOf('顺达');
    await userEvent.click(screen.getByRole('button', { name: /公司名称/ }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: '地址' })).toHaveTextContent(
        /^\?tab=parks&sort=companyName(%20|\+)ascending$/,
      ),
    );
  });

  test('offers the sub-station filter only while no sub-station is chosen for the console', async () => {
    const filters: Declaration['filters'] = [
      { key: 'companyName' },
      { key: 'substationId', type: 'record', of: 'substation' },
    ];
    show({ filters });
    expect(await screen.findByRole('button', { name: /^分站/ })).toBeInTheDocument();
    useSubstations.setState({ chosen: { id: 7, substationName: '临沂分站' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^分站/ })).toBeNull());
    expect(screen.getByRole('textbox', { name: '公司名称' })).toBeInTheDocument();
    useSubstations.setState({ chosen: { id: 0, substationName: '' } });
  });

  test('loads again after a conflict, so that the next save sends the new stamp', async () => {
    show({
      columns: [{ key: 'companyName' }, { key: 'isInsured', type: 'flag', control: 'switch' }],
      api: { list: listed.endpoint, update: updateWithConflict },
    });
    const flip = async () =>
      userEvent.click(await (await rowOf('远通')).findByRole('switch', { checked: false }));
    await rowOf('远通');
    const [, changed] = rows;
    if (changed) Object.assign(changed, { concurrencyStamp: 'b' });
    await flip();
    await waitFor(() => expect(listed.requests).toHaveLength(2));
    expect(updated.requests).toEqual([]);
    await flip();
    await waitFor(() => expect(updated.requests).toHaveLength(1));
  });

  test('saves the record when a control in its row changes', async () => {
    show({
      columns: [{ key: 'companyName' }, { key: 'isInsured', type: 'flag', control: 'switch' }],
    });
    await userEvent.click(await (await rowOf('远通')).findByRole('switch'));
    await waitFor(() => expect(updated.requests).toEqual([{ ...rows[1], isInsured: true }]));
    await waitFor(() => expect(listed.requests).toHaveLength(2));
  });

  test('passes its query to custom toolbar actions', async () => {
    const dialog = vi.fn<(query: Query) => ReactNode>(() => null);
    const toolbar = [{ code: 'sync', icon: SyncOutlined, dialog }];
    show({ toolbar, filters: [{ key: 'companyName' }] }, {}, '/?companyName=顺');
    await press('同步');
    await waitFor(() => expect(dialog).toHaveBeenCalled());
    expect(dialog.mock.calls[0]?.[0]).toMatchObject({ companyName: '顺' });
  });

  test('sends the whole new order after sorting by hand', async () => {
    const saved: string[][] = [];
    const ordering: Declaration['ordering'] = {
      load: async () => rows,
      save: async (next) => saved.push(next.map(({ companyName }) => companyName)),
    };
    show({ toolbar: ['sort'], ordering });
    await press('调整顺序');
    const popup = within(await screen.findByRole('dialog', { name: '调整公司顺序' }));
    const handle = await popup.findByRole('button', { name: '移动“远通物流”' });
    expect(popup.getByRole('button', { name: '保存' })).toBeDisabled();
    handle.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(popup.getByRole('button', { name: '保存' })).toBeEnabled());
    await userEvent.click(popup.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved).toEqual([['远通物流', '顺达物流']]));
    await waitFor(() => expect(listed.requests).toHaveLength(2));
  });

  test('exports the columns and conditions that are shown on the screen', async () => {
    show({ toolbar: ['exportTable'], filters: [{ key: 'companyName' }] }, {}, '/?companyName=顺');
    await press('导出');
    const popup = within(await screen.findByRole('dialog'));
    expect(await popup.findByText('公司名称：顺')).toBeInTheDocument();
    expect(popup.getByText('公司名称、联系人')).toBeInTheDocument();
  });
});
