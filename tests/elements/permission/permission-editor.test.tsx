import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PermissionEditor, type GrantOwner } from '@/elements/permission/permission-editor';
import type { GrantChange } from '@/elements/permission/permission-rules';
import { P } from '@/policies';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const groups = [
  {
    name: 'BaseSupport',
    displayName: '基础支持',
    permissions: [
      { name: P.cache, displayName: '缓存管理', parentName: null },
      { name: P.clientApp, displayName: '客户端应用', parentName: null },
    ],
  },
  {
    name: 'Company',
    displayName: '公司管理',
    permissions: [
      { name: P.companyList, displayName: '公司列表', parentName: null },
      { name: P.companyCreate, displayName: '新增公司', parentName: P.companyList },
    ],
  },
];
const save = vi.fn<(changes: GrantChange[]) => Promise<unknown>>();
const markDirty = vi.fn<(dirty: boolean) => void>();

const show = (owner: Partial<GrantOwner> = {}) =>
  renderElement(
    <PermissionEditor
      owner={{ name: '业务员', granted: [P.cache], isOwn: false, ...owner }}
      groups={groups}
      save={save}
      markDirty={markDirty}
    />,
  );
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Grants these policies to the current user, who edits the permissions. */
const hold = (...policies: string[]) => act(() => grant(...policies));

beforeAll(() => startTexts('common'));
beforeEach(() => {
  vi.clearAllMocks();
  save.mockResolvedValue(undefined);
  hold(P.cache, P.clientApp, P.companyList, P.companyCreate);
});

describe('the permissions of a role or user', () => {
  test('check the parent with a child, and uncheck the children with a parent', async () => {
    show();
    await userEvent.click(box('新增公司'));
    expect(box('公司列表')).toBeChecked();
    await userEvent.click(box('公司列表'));
    expect(box('新增公司')).not.toBeChecked();
  });

  test('are granted by group, and a partly granted group is marked as mixed', async () => {
    show();
    expect(box('基础支持：全选')).toBePartiallyChecked();
    await userEvent.click(box('基础支持：全选'));
    expect(box('客户端应用')).toBeChecked();
    expect(box('基础支持：全选')).toBeChecked();
  });

  test('count their changes, which can be discarded', async () => {
    show();
    expect(screen.getByText('没有更改')).toBeVisible();
    await userEvent.click(box('新增公司'));
    expect(screen.getByText('已更改 2 项')).toBeVisible();
    expect(markDirty).toHaveBeenLastCalledWith(true);
    await press('放弃更改');
    expect(box('公司列表')).not.toBeChecked();
    expect(markDirty).toHaveBeenLastCalledWith(false);
  });

  test('are disabled when they are inherited from a role, whose name they show', async () => {
    show({ granted: [], inherited: new Map([[P.cache, ['platform-operator']]]) });
    const cache = box(/^缓存管理/);
    expect(cache).toBeChecked();
    expect(cache).toBeDisabled();
    expect(screen.getByText('来自 platform-operator')).toBeVisible();
  });

  test('are disabled when the current user does not have them', () => {
    hold(P.clientApp);
    show();
    expect(box('缓存管理 您没有此权限')).toBeDisabled();
    expect(box('客户端应用')).toBeEnabled();
  });

  test('can be filtered, and a group then changes only its visible permissions', async () => {
    show({ granted: [] });
    await userEvent.type(screen.getByRole('searchbox'), '缓存');
    expect(screen.queryByRole('checkbox', { name: '公司列表' })).toBeNull();
    await userEvent.click(box('基础支持：全选'));
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(box('缓存管理')).toBeChecked();
    expect(box('客户端应用')).not.toBeChecked();
    await userEvent.type(screen.getByRole('searchbox'), '没有这个');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});

describe('saving permissions', () => {
  const change = async () => {
    await userEvent.click(box('缓存管理'));
    await userEvent.click(box('新增公司'));
    await press('保存');
    return screen.findByRole('dialog', { name: '更改权限：业务员' });
  };

  test('first shows the gained and lost pages, then sends only the differences', async () => {
    show();
    const dialog = await change();
    expect(within(dialog).getByText('授予 2 项权限：新增公司、公司列表。')).toBeVisible();
    expect(within(dialog).getByText('收回 1 项权限：缓存管理。')).toBeVisible();
    const gained = within(dialog).getByRole('region', { name: '将可以打开' });
    const titles = within(gained).getAllByRole('listitem');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['公司列表', '新增公司']);
    const lost = within(dialog).getByRole('region', { name: '将不能打开' });
    expect(within(lost).getByText('缓存管理')).toBeVisible();
    expect(save).not.toHaveBeenCalled();

    await userEvent.click(within(dialog).getByRole('button', { name: '确认保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save).toHaveBeenCalledExactlyOnceWith([
      { name: P.companyCreate, isGranted: true },
      { name: P.companyList, isGranted: true },
      { name: P.cache, isGranted: false },
    ]);
    expect(screen.getByText('没有更改')).toBeVisible();
    expect(markDirty).toHaveBeenLastCalledWith(false);
  });

  test('keeps the review and the changes after a failure', async () => {
    save.mockRejectedValueOnce(new Error('refused'));
    show();
    const dialog = await change();
    const confirm = within(dialog).getByRole('button', { name: '确认保存' });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(screen.getByText('已更改 3 项')).toBeVisible();
  });

  test('says when the changes concern the current user', async () => {
    show({ isOwn: true });
    expect(within(await change()).getByText(/更改涉及您本人/)).toBeVisible();
  });
});

describe('the menu preview', () => {
  test('shows the menu for the permissions checked now', async () => {
    show();
    await userEvent.click(box('公司列表'));
    await press('预览菜单');
    const dialog = await screen.findByRole('dialog', { name: '业务员 看到的菜单' });
    expect(within(dialog).getByText('公司列表')).toBeVisible();
    expect(within(dialog).getByText('缓存管理')).toBeVisible();
    expect(within(dialog).queryByText('货源管理')).toBeNull();
  });
});
