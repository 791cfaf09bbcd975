import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveAreaApi } from '@/api/substation/receive-area';
import { substationApi, type Substation } from '@/api/substation/substation';
import { substationRuleApi } from '@/api/substation/substation-rule';
import { grantsKey } from '@/config/limits';
import {
  noDuplicateMembers,
  teams,
} from '@/pages/platform-site/substation-administrator/team-rules';
import CoverRegions from '@/pages/platform-site/substation-list/cover-regions';
import { MergeForm } from '@/pages/platform-site/substation-list/merge-form';
import SubstationRule from '@/pages/platform-site/substation-list/substation-rule';
import ReceiveAreaForm from '@/pages/platform-site/substation-undertaking-area/receive-area-form';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

let linyi: Substation;
/** The arguments of the calls of `close`: whether something has changed. */
let closed: (boolean | undefined)[] = [];
const close = (changed?: boolean) => void closed.push(changed);

beforeAll(() => startMockServer('platform-site'));
beforeEach(async () => {
  closed = [];
  await act(() => enterAs('operator'));
  linyi = await substationApi.one({ id: 1 });
});
afterAll(() => server.close());

const open = async (element: ReactNode) => {
  renderElement(<MemoryRouter>{element}</MemoryRouter>);
  return within(await screen.findByRole('dialog'));
};
const press = (inside: ReturnType<typeof within>, name: string) =>
  userEvent.click(inside.getByRole('button', { name }));

describe('the rule of a sub-station', () => {
  test('is saved in parts, and each part keeps the others', async () => {
    const dialog = await open(<SubstationRule substation={linyi} onClose={close} />);
    const panel = () => within(dialog.getByRole('tabpanel'));
    const saved = () => waitFor(() => expect(panel().getByText(/已于 .* 保存/)).toBeVisible());
    await userEvent.click(await dialog.findByRole('tab', { name: '其他规则' }));
    await userEvent.click(await panel().findByRole('radio', { name: '价格' }));
    await press(panel(), '保存');
    await saved();
    await userEvent.click(dialog.getByRole('tab', { name: '展示规则' }));
    const all = await panel().findByRole('switch', { name: '展示全部地区' });
    if (all.getAttribute('aria-checked') === 'false') await userEvent.click(all);
    else await userEvent.click(all).then(() => userEvent.click(all));
    await press(panel(), '保存');
    await saved();
    await userEvent.click(dialog.getByRole('tab', { name: '其他规则' }));
    const limit = await panel().findByRole('spinbutton', { name: '每日线价上限' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '7');
    await press(panel(), '保存');
    await waitFor(async () => {
      const rule = await substationRuleApi.one({ substationId: 1 });
      expect(rule).toMatchObject({ displaysAll: true, defaultSorting: 3, dailyPriceLimit: 7 });
    });
    expect(shown).toEqual([]);
  });

  test('asks before it closes with unsaved changes', async () => {
    const dialog = await open(<SubstationRule substation={linyi} onClose={close} />);
    await userEvent.click(await dialog.findByRole('switch', { name: '展示全部地区' }));
    await press(dialog, '关闭');
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(closed).toHaveLength(1));
  });
});

describe('the covered regions of a sub-station', () => {
  test('name the owners of regions that cannot be checked', async () => {
    const dialog = await open(<CoverRegions substation={linyi} onClose={close} />);
    await userEvent.type(await dialog.findByRole('searchbox'), '青岛市市南区');
    const taken = await dialog.findByRole('treeitem', { name: /市南区.*已属于青岛分站/ });
    expect(taken).toHaveAttribute('aria-disabled', 'true');
    await press(dialog, '保存');
    await waitFor(() => expect(closed).toEqual([true]));
    expect((await substationApi.one({ id: 1 })).coverRegionIds).toEqual(linyi.coverRegionIds);
  });
});

describe('a merged region', () => {
  test('needs two cities or more and shows obstacles at its field', async () => {
    const regionIds = [370_600, 440_100];
    const group = { substationId: 1, name: '胶东', regionIds };
    const dialog = await open(<MergeForm group={group} onClose={close} />);
    await dialog.findByRole('combobox', { name: '城市' });
    await press(dialog, '保存');
    expect(await dialog.findByText(/广州市：不是本分站及邻近省份的城市/)).toBeVisible();
    await userEvent.click(dialog.getAllByLabelText('close').at(-1) ?? document.body);
    await press(dialog, '保存');
    expect(await dialog.findByText('请选择 2 到 10 个城市')).toBeVisible();
    expect(closed).toEqual([]);
  });
});

describe('the receiving area of a sub-station', () => {
  test('shows its conflicts before it is saved, and the server refuses it', async () => {
    const { items } = await receiveAreaApi.list({ page: 1, limit: 10 });
    const [own, other] = items;
    if (!own || !other) throw new Error('there are no areas');
    const { fromRegionIds, toRegionIds } = other;
    const area = { ...own, fromRegionIds, toRegionIds };
    const dialog = await open(<ReceiveAreaForm area={area} onClose={close} />);
    expect(await dialog.findByText(/与 \d+ 个分站冲突，无法保存/)).toBeVisible();
    expect(dialog.getByText(other.substationName)).toBeVisible();
    await dialog.findAllByRole('searchbox');
    await press(dialog, '保存');
    await waitFor(() => expect(shown[0]?.message).toContain('承接区域冲突'));
    expect(closed).toEqual([]);
  });
});

test('a team refuses duplicate members, and its leader as a member', () => {
  const members = (...ids: string[]) => ids.map((userId) => ({ userId }));
  expect(noDuplicateMembers(members('1', '2'), { leaderId: '3' })).toBeNull();
  expect(noDuplicateMembers(members('1', '1'), {})).toBe('nobodyTwice');
  expect(noDuplicateMembers(members('1', '3'), { leaderId: '3' })).toBe('nobodyTwice');
  expect(noDuplicateMembers(undefined, { leaderId: '3' })).toBeNull();
});

test('a removed member of a team gets the permissions again, in every tab', async () => {
  const { items } = await teams.list({ page: 1, limit: 1 });
  const [team] = items;
  if (!team) throw new Error('there is no team');
  localStorage.removeItem(grantsKey);
  const whole = await teams.one({ id: team.id });
  await act(() => teams.update({ ...whole, members: whole.members.slice(1) }));
  await waitFor(() => expect(localStorage.getItem(grantsKey)).not.toBeNull());
});
