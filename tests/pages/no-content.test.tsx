import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientAppApi } from '@/api/base-support/client-app';
import { companyDetailApi } from '@/api/company/company-detail';
import { jobApi } from '@/api/platform/job';
import type { TeamRole } from '@/api/substation/role';
import { substationApi } from '@/api/substation/substation';
import type { Saved } from '@/api/types';
import { JobStatus } from '@/enums';
import { tenants } from '@/mocks/domain/tenants';
import { commands } from '@/mocks/server/commands';
import { VersionHistory } from '@/pages/base-support/client/version-history';
import CompanyDetails from '@/pages/company/company-details';
import { GearKeywordSets } from '@/pages/configuration/logistics-equipment-config/gear-keywords';
import SubstationMarketImage from '@/pages/configuration/substation-market-image';
import { JobLine } from '@/pages/dashboard/job-line';
import { DefaultText } from '@/pages/platform-base-configuration/default-data-settings/default-cards';
import { ReceivingRule } from '@/pages/platform-base-configuration/source-receiving-rules/receiving-rule';
import SubstationRule from '@/pages/platform-site/substation-list/substation-rule';
import { OwnProfile } from '@/pages/profile/index/own-profile';
import { TenantForm } from '@/pages/settings/index/tenant-info';
import { newRole } from '@/pages/substation-employee/shared/role-forms';
import { deleteDrafts } from '@/stores/drafts';
import { useSession } from '@/stores/session';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() =>
  startMockServer(
    'base-support',
    'company',
    'configuration',
    'dashboard',
    'platform-base-configuration',
    'platform-site',
    'profile',
    'settings',
    'substation-employee',
  ),
);
beforeEach(() => act(() => enterAs('operator')));
beforeEach(async () => {
  deleteDrafts();
  await commands.noContent(true);
});
afterAll(() => server.close());

const own = '1384050000000000001';
const [tenant = null] = tenants;
const show = (page: ReactElement, path = '/') =>
  renderElement(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/company/company-details/:id" element={<CompanyDetails />} />
        <Route path="*" element={page} />
      </Routes>
    </MemoryRouter>,
  );
const substation = async () => {
  const { items } = await substationApi.list({ page: 1, limit: 1 });
  if (!items[0]) throw new Error('There is no sub-station');
  return items[0];
};
const press = async (name: string, among = 0) => {
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name })[among];
    if (!found) throw new Error(`There is no button ${name} at ${among}`);
    return found;
  });
  await userEvent.click(button);
};
const field = async (label: string | RegExp) => {
  const [first] = await screen.findAllByLabelText(label, { selector: 'input, textarea' });
  if (!first) throw new Error(`There is no field ${label}`);
  return first;
};
async function write(label: string | RegExp, value: string) {
  // One event instead of key presses, because the form may still be moving the focus.
  fireEvent.change(await field(label), { target: { value } });
}
/** The values of the visible form. */
const filled = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')]
    .map(({ value }) => value)
    .filter(Boolean);
const settled = (state: RegExp) => waitFor(() => expect(screen.getByText(state)).toBeVisible());

describe('a save of a part of a company with status 204', () => {
  test.each<[tab: string, label: string | RegExp, first: string, second: string, among?: number]>([
    ['base', '联系人', '钱七', '孙八'],
    ['credential', '法定代表人', '钱七', '孙八'],
    ['settledInfo', '入驻费用（元）', '365.50', '366.50'],
    ['insurance', '保险公司', '测试保险', '再次保险'],
    ['workDays', '上班时间', '06:10', '06:20'],
    ['excellentLine', '认定理由', '测试理由', '再次认定'],
    ['excellentLine', '推荐文案', '测试文案', '再次推荐', 1],
    ['customPage', '标题', '测试标题', '再次标题'],
    ['managers', /^姓名/, '钱七', '孙八'],
  ])('shows the saved values, also in the next edit: %s, %s', async (...given) => {
    const [tab, label, first, second, index = 0] = given;
    // The first such button is that of the head, which edits the base data.
    const inHead = tab === 'base' ? 0 : 1;
    const among = index + inHead;
    show(<></>, `/company/company-details/${own}?tab=${tab}`);
    const save = async (value: string) => {
      await write(label, value);
      const sent = filled();
      await press('保存');
      await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull());
      expect((await screen.findAllByText(new RegExp(`^${value}`)))[0]).toBeVisible();
      await press('编辑', among);
      await field(label);
      await waitFor(() => expect(filled()).toEqual(expect.arrayContaining(sent)));
    };
    const parts = tab === 'excellentLine' ? 2 : 1;
    // The parts of a tab load one after the other.
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '编辑' }).length).toBeGreaterThanOrEqual(
        parts + inHead,
      ),
    );
    await press('编辑', among);
    await save(first);
    // The second save must send the current stamp, otherwise the server reports a conflict.
    await save(second);
    expect(shown).toEqual([]);
  });
});

test('a save with status 204 shows the sent values when they cannot be loaded', async () => {
  show(<></>, `/company/company-details/${own}?tab=insurance`);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '编辑' })).toHaveLength(2));
  await press('编辑', 1);
  await write('保险公司', '测试保险');
  await commands.fail('GET /api/company/company/insure', 'badGateway');
  await press('保存');
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull());
  expect(screen.getByText('测试保险')).toBeVisible();
  expect(shown).toMatchObject([{ status: 502 }]);
  expect(await companyDetailApi.insurance({ id: own })).toMatchObject({ insurer: '测试保险' });
});

describe('a save of a form that stays open, with status 204,', () => {
  interface OpenForm {
    label: string;
    tab?: string;
    /** Whether the form asks for confirmation before the request. */
    asks?: boolean;
  }
  test.each<[name: string, page: () => Promise<ReactElement>, form: OpenForm]>([
    [
      'the rule of orders',
      async () => <ReceivingRule id={(await substation()).id} />,
      { label: '自动成交', asks: true },
    ],
    ['the tenant', async () => <TenantForm />, { label: '联系人' }],
    ['the default text', async () => <DefaultText />, { label: '默认文案' }],
    [
      'the rule of a sub-station',
      async () => <SubstationRule substation={await substation()} onClose={() => undefined} />,
      { label: '每日线价上限', tab: '其他规则' },
    ],
  ])('keeps its values, and sends the current stamp with the next save: %s', async (...given) => {
    const [, page, { label, tab, asks }] = given;
    useSession.setState({ tenant });
    show(await page());
    if (tab) await userEvent.click(await screen.findByRole('tab', { name: tab }));
    const save = async (value: string) => {
      await write(label, value);
      const sent = filled();
      await press('保存');
      if (asks) await press('确认');
      // While the form saves, 正在保存 replaces 有未保存的修改.
      await waitFor(() => expect(screen.queryByText(/有未保存的修改|正在保存/)).toBeNull());
      expect(filled()).toEqual(sent);
    };
    await save('11');
    await save('22');
    expect(shown).toEqual([]);
  });

  test('updates the profile, in the frame too', async () => {
    show(<OwnProfile />);
    const save = async (value: string) => {
      await press('编辑');
      await write('姓名', value);
      await press('保存');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect((await screen.findAllByText(value))[0]).toBeVisible();
      expect(useSession.getState()).toMatchObject({ name: value, email: expect.any(String) });
    };
    await save('钱七');
    await save('孙八');
    expect(shown).toEqual([]);
  });
});

describe('an action with status 204', () => {
  test('starts a failed job again', async () => {
    const { items } = await jobApi.list({ page: 1, limit: 1, status: JobStatus.fail });
    const [job] = items;
    if (!job) throw new Error('There is no failed job');
    const onRetried = vi.fn<() => void>();
    show(<JobLine job={job} onRetried={onRetried} />);
    await press(`重试“${job.title}”`);
    await waitFor(() => expect(onRetried).toHaveBeenCalledTimes(1));
  });

  test('opens the new role by its name', async () => {
    const done = vi.fn<(role: Saved<TeamRole>) => void>();
    const input = { substationId: (await substation()).id, name: '测试角色' };
    show(<Suspense>{newRole({ ...input, done }, () => undefined)}</Suspense>);
    await write('角色名称', input.name);
    await press('保存');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ id: expect.anything(), ...input }));
  });

  test('rolls back to an earlier version repeatedly', async () => {
    const [app] = (await clientAppApi.list({ page: 1, limit: 1 })).items;
    if (!app) throw new Error('There is no application');
    show(<VersionHistory app={app} onClose={() => undefined} />);
    const rollBack = async () => {
      const query = { clientAppId: app.id, page: 1, limit: 20 };
      const { items } = await clientAppApi.history(query);
      const { version } = items[items.findIndex(({ isCurrent }) => isCurrent) + 1] ?? app;
      // The list may still show the state before the last roll-back, in which another row is the first.
      const row = await screen.findByRole('row', {
        name: (name) => name.split(' ').includes(version),
      });
      await userEvent.click(within(row).getByRole('button', { name: '回滚到此版本' }));
      const dialog = within(await screen.findByRole('dialog', { name: '回滚到此版本' }));
      await userEvent.type(await dialog.findByRole('textbox'), `${version}{Enter}`);
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      const apps = (await clientAppApi.list({ page: 1, limit: 20 })).items;
      expect(apps.find(({ id }) => id === app.id)).toMatchObject({ version });
    };
    await rollBack();
    await rollBack();
    expect(shown).toEqual([]);
  });
});

describe('a save of a whole list with status 204', () => {
  test('keeps the pictures of a market', async () => {
    show(<SubstationMarketImage />);
    const save = async (value: string) => {
      await write('第 1 张的标题', value);
      const pictures = screen.getAllByRole('textbox').length;
      await press('保存');
      await settled(/^已于 .* 保存$/);
      expect(await field('第 1 张的标题')).toHaveValue(value);
      expect(screen.getAllByRole('textbox')).toHaveLength(pictures);
    };
    await save('钱七');
    await save('孙八');
    expect(shown).toEqual([]);
  });

  test('keeps the keywords of gear', async () => {
    show(<GearKeywordSets />);
    const save = async (value: string) => {
      await userEvent.type(await field('新关键词'), `${value}{Enter}`);
      const words = screen.getAllByRole('button', { pressed: false }).length;
      await press('保存');
      await settled(/^已于 .* 保存$/);
      expect(screen.getByRole('button', { name: value })).toBeVisible();
      expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(words);
    };
    await save('测试叉车');
    await save('再次叉车');
    expect(shown).toEqual([]);
  });
});
