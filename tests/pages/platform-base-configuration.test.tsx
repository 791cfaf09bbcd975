import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyTypeSettingApi } from '@/api/company/company-type-setting';
import { teamRoleApi } from '@/api/substation/role';
import CompanyTypeSettings from '@/pages/platform-base-configuration/company-type-settings';
import { DefaultRoles } from '@/pages/platform-base-configuration/default-data-settings/default-roles';
import { P } from '@/policies';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('platform-base-configuration'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

const open = (page: ReactNode) => renderElement(<MemoryRouter>{page}</MemoryRouter>);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the permissions of a default role', () => {
  test('show before a save which pages its users gain and lose', async () => {
    open(<DefaultRoles />);
    await userEvent.click(await screen.findByRole('checkbox', { name: '缓存管理' }));
    expect(screen.getByText('已更改 1 项')).toBeVisible();
    await press('保存');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('将可以打开 1 个页面：缓存管理。');
    expect(question).not.toHaveTextContent('将不能打开');
  });

  test('are saved on retry in a sub-station whose copy another user has changed', async () => {
    open(<DefaultRoles />);
    await userEvent.click(await screen.findByRole('checkbox', { name: '缓存管理' }));
    const { items } = await teamRoleApi.useful({});
    const first = items.find(({ isDefault }) => isDefault);
    if (!first) throw new Error('there is no default role');
    const copies = items.filter(({ isDefault, name }) => isDefault && name === first.name);
    await teamRoleApi.update(first);
    await press('保存');
    await press('确认');
    expect(await screen.findByText(`成功 ${copies.length - 1} 项，失败 1 项`)).toBeVisible();
    await press('重试失败项');
    expect(await screen.findByText(`成功 ${copies.length} 项，失败 0 项`)).toBeVisible();
    const after = (await teamRoleApi.useful({})).items.filter(({ name }) => name === first.name);
    expect(after.every(({ policies }) => policies.includes(P.cache))).toBe(true);
  });

  test('preview the resulting menu before a save', async () => {
    open(<DefaultRoles />);
    const cache = await screen.findByRole('checkbox', { name: '缓存管理' });
    await press('预览菜单');
    const before = await screen.findByRole('dialog', { name: /看到的菜单$/ });
    expect(within(before).queryByText('缓存管理')).toBeNull();
    await userEvent.click(within(before).getByRole('button', { name: '关闭' }));
    await userEvent.click(cache);
    await press('预览菜单');
    const after = await screen.findByRole('dialog', { name: /看到的菜单$/ });
    expect(within(after).getByText('缓存管理')).toBeVisible();
  });
});

test('the row of a company type refuses an empty or too long name', async () => {
  const query = { page: 1, limit: 10, sort: 'sort ascending' };
  const [first] = (await companyTypeSettingApi.list(query)).items;
  if (!first) throw new Error('there are no types');
  open(<CompanyTypeSettings />);
  // Another cell may have the same text, because a type may have its original name.
  const cell = (await screen.findAllByRole('cell', { name: first.displayName })).at(-1);
  await userEvent.dblClick(cell ?? document.body);
  const name = screen.getByRole('textbox', { name: '显示名称' });
  await userEvent.clear(name);
  expect(name).toHaveAccessibleDescription('不能为空');
  await userEvent.type(name, '一二三四五六七八九十一');
  expect(name).toHaveAccessibleDescription('最多 10 个字，现有 11 个，请删减');
  await userEvent.clear(name);
  await userEvent.type(name, '城市配送{Enter}');
  await waitFor(async () =>
    expect((await companyTypeSettingApi.list(query)).items[0]?.displayName).toBe('城市配送'),
  );
});
