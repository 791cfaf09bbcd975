import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import type { ById } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { CompanyStatus } from '@/enums';
import { P } from '@/policies';
import type { Values } from '@/schema/field';
import { useAppConfig } from '@/stores/app-config';
import { drainNotices } from '@/ui/feedback/notices';
import { grant } from '../grant';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { stampedRows, type Checked, type Declaration, type Stamped } from './stamped-rows';

let stamped: Stamped;
// The cast is safe, because the tests declare every part that their actions need.
const show = (part: Partial<Declaration> = {}) =>
  renderElement(
    <MemoryRouter>
      <CrudList
        page={
          {
            name: 'company.company',
            api: stamped.api,
            columns: [{ key: 'companyName' }, { key: 'contact' }],
            form: [
              { key: 'contact', maxLength: 20, bulk: true },
              { key: 'status', type: 'code', enum: CompanyStatus },
              { key: 'isInsured', type: 'flag', bulk: true },
            ],
            rowActions: ['edit'],
            ...part,
          } as Checked
        }
      />
    </MemoryRouter>,
  );
const bar = async () => within(await screen.findByRole('region', { name: '批量操作' }));
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
const openPopup = async () => {
  await selectAll();
  await userEvent.click(await (await bar()).findByRole('button', { name: '批量修改' }));
  return within(await screen.findByRole('dialog', { name: '批量修改公司' }));
};
type Popup = Awaited<ReturnType<typeof openPopup>>;
const fill = async (popup: Popup, text: string) => {
  await userEvent.click(await popup.findByRole('checkbox', { name: '联系人' }));
  await userEvent.type(await popup.findByRole('textbox', { name: /联系人/ }), text);
};
const results = async () => within(await screen.findByRole('dialog', { name: '批量修改公司' }));
const close = async () => {
  const [, button] = (await results()).getAllByRole('button', { name: '关闭' });
  await userEvent.click(button ?? document.body);
};

beforeAll(() => startTexts('company'));
beforeEach(() => {
  drainNotices();
  stamped = stampedRows(3);
  const [first] = stamped.rows;
  if (first) first.contact = '李雷';
});
afterEach(() => useAppConfig.setState({ configuration: null }));

test('a bulk change shows what will change in each row, sends only that, and can be undone', async () => {
  show();
  const popup = await openPopup();
  expect(popup.getByRole('button', { name: /^修改/ })).toBeDisabled();
  await fill(popup, '李雷');
  expect(popup.getByText('将修改 2 项 · 1 项已是该值')).toBeVisible();
  expect(popup.getByRole('row', { name: '远通物流2 联系人：王芳 → 李雷' })).toBeVisible();
  expect(popup.queryByRole('checkbox', { name: '状态' })).toBeNull();
  expect(stamped.server.saved).toEqual([]);
  await userEvent.click(popup.getByRole('button', { name: '修改 2 项' }));
  expect(await screen.findByText('已修改 2 项')).toBeVisible();
  expect(stamped.server.saved.map(({ id }) => id)).toEqual([2, 3]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(stamped.rows.map(({ contact }) => contact)).toEqual(['李雷', '王芳', '王芳']),
  );
});

test('a bulk change keeps failed rows selected, and retries them with their current stamp', async () => {
  show();
  const popup = await openPopup();
  await fill(popup, '赵敏');
  stamped.saveAsOtherUser(2, { companyName: '远通物流2号' });
  stamped.server.refuse = (call, input) =>
    call === 'update' && input?.id === 3 ? stamped.refusal(500, '系统正在维护') : null;
  await userEvent.click(popup.getByRole('button', { name: '修改 3 项' }));
  const failed = await results();
  expect(await failed.findByText('成功 1 项，失败 2 项')).toBeVisible();
  expect(failed.getByRole('row', { name: /远通物流2 数据已被他人修改/ })).toBeVisible();
  expect(failed.getByRole('row', { name: '远通物流3 系统正在维护' })).toBeVisible();
  await close();
  expect((await bar()).getByText('已选 2 项')).toBeVisible();
  stamped.server.refuse = () => null;
  await screen.findByText('远通物流2号');
  await userEvent.click((await bar()).getByRole('button', { name: '批量修改' }));
  const retried = await results();
  await fill(retried, '赵敏');
  await userEvent.click(retried.getByRole('button', { name: '修改 2 项' }));
  expect(await screen.findByText('已修改 2 项')).toBeVisible();
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('a bulk change names the rows that failed without a network, and changes them on retry', async () => {
  stamped = stampedRows(10);
  show();
  const popup = await openPopup();
  await fill(popup, '赵敏');
  stamped.server.refuse = (call) =>
    call === 'update' && stamped.server.saved.length >= 3
      ? new ApiError({ kind: 'network' })
      : null;
  await userEvent.click(popup.getByRole('button', { name: '修改 10 项' }));
  const failed = await results();
  expect(await failed.findByText('成功 3 项，失败 7 项')).toBeVisible();
  expect(failed.getAllByRole('row', { name: /网络连接失败，请检查网络后重试$/ })).toHaveLength(7);
  stamped.server.refuse = () => null;
  await userEvent.click(failed.getByRole('button', { name: '重试失败项' }));
  expect(await screen.findByText('已修改 10 项')).toBeVisible();
  expect(stamped.server.saved).toHaveLength(10);
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('a bulk change that is stopped before the responses arrive keeps unsent rows selected', async () => {
  stamped = stampedRows(10);
  const { api } = stamped;
  const responses: (() => void)[] = [];
  const update: typeof api.update = Object.assign(
    async (...input: Parameters<typeof api.update>) => {
      await new Promise<void>((done) => responses.push(done));
      return api.update(...input);
    },
    api.update,
  );
  show({ api: { ...api, update } });
  const popup = await openPopup();
  await fill(popup, '赵敏');
  await userEvent.click(popup.getByRole('button', { name: '修改 10 项' }));
  const running = await results();
  expect(await running.findByText('正在处理 0 / 10')).toBeVisible();
  await userEvent.click(running.getByRole('button', { name: '停止' }));
  const sent = responses.length;
  for (const respond of responses) respond();
  expect(
    await running.findByText(`成功 ${sent} 项，失败 0 项 · 未处理 ${10 - sent} 项`),
  ).toBeVisible();
  await close();
  expect((await bar()).getByText(`已选 ${10 - sent} 项`)).toBeVisible();
  expect(stamped.server.saved).toHaveLength(sent);
});

test('a bulk change leaves out rows and fields that the user may not change', async () => {
  show({
    form: [{ key: 'contact', bulk: true, disabled: ({ id }) => id === 2 }],
    rowActions: [{ standard: 'edit', visible: ({ id }) => id !== 3 }],
  });
  const popup = await openPopup();
  // With a single field, the popup opens with that field chosen.
  await userEvent.type(await popup.findByRole('textbox', { name: /联系人/ }), '赵敏');
  expect(popup.getByText('将修改 1 项 · 2 项不可修改')).toBeVisible();
});

test.each([
  ['without the policy to edit', { rowActions: [{ standard: 'edit', policy: P.companyList }] }],
  ['where the list offers no editing', { rowActions: [] }],
])('a bulk change is not offered %s', async (_why, part) => {
  grant();
  show(part as Partial<Declaration>);
  await screen.findByText('远通物流1');
  expect(screen.queryByRole('checkbox', { name: '选择本页全部' })).toBeNull();
});

test('a bulk change lists the first hundred of its rows, and changes all of them', async () => {
  stamped = stampedRows(120);
  show();
  const popup = await openPopup();
  await fill(popup, '李');
  expect(popup.getByText('将修改 120 项')).toBeVisible();
  expect(popup.getAllByRole('row')).toHaveLength(100);
  expect(popup.getByText('另外 20 项')).toBeVisible();
  await userEvent.click(popup.getByRole('button', { name: '修改 120 项' }));
  expect(await screen.findByText('已修改 120 项')).toBeVisible();
});

test('a bulk change rejects a missing value instead of emptying the field of all rows', async () => {
  show();
  const popup = await openPopup();
  await userEvent.click(await popup.findByRole('checkbox', { name: '联系人' }));
  expect(popup.getByText('将修改 0 项')).toBeVisible();
  await userEvent.click(popup.getByRole('button', { name: /^修改/ }));
  expect(await popup.findByText('联系人为必填项')).toBeVisible();
  expect(stamped.server.saved).toEqual([]);
});

test('a bulk change does not show what an empty field means in its form, because it takes none', async () => {
  const hint = 'company.details.line.onRequest';
  show({
    form: [
      { key: 'contact', hint, bulk: true },
      { key: 'companyName', hint: 'company.details.line.inOrder', required: true, bulk: true },
    ],
  });
  const popup = await openPopup();
  await userEvent.click(await popup.findByRole('checkbox', { name: '联系人' }));
  await userEvent.click(await popup.findByRole('checkbox', { name: '公司名称' }));
  expect(await popup.findByText('按行驶顺序选择，最多 20 个。')).toBeVisible();
  expect(popup.queryByText('留空表示面议。')).toBeNull();
});

test('a bulk change keeps the other values of fields that have a separate call, and sends no other', async () => {
  const terms = new Map<unknown, Values>();
  const bulkPart: Declaration['bulkPart'] = {
    fields: [{ key: 'expireTime', type: 'date' }],
    load: async ({ id }: ById) =>
      terms.get(id) ?? { id, feeAmount: 9, expireTime: null, concurrencyStamp: 'p0' },
    save: async (values) => {
      const saved = { ...values, concurrencyStamp: 'p1' };
      terms.set(values.id, saved);
      return saved;
    },
  };
  show({ form: [], bulkPart });
  const popup = await openPopup();
  const date = await popup.findByRole('textbox', { name: /到期/ });
  await userEvent.type(date, '2030-01-31{Enter}');
  await userEvent.click(await popup.findByRole('button', { name: '修改 3 项' }));
  expect(await screen.findByText('已修改 3 项')).toBeVisible();
  expect(stamped.server.saved).toEqual([]);
  expect(terms.get(2)).toMatchObject({
    feeAmount: 9,
    expireTime: expect.stringContaining('2030-01-31'),
  });
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(terms.get(2)).toMatchObject({ feeAmount: 9, expireTime: null }));
});
