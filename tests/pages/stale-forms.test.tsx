import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientAppApi } from '@/api/base-support/client-app';
import { systemSettingApi } from '@/api/base-support/system-setting';
import { companyApi } from '@/api/company/company';
import { voteApi } from '@/api/company/vote';
import { voteCompanyApi } from '@/api/company/vote-company';
import { identityRoleApi } from '@/api/identity-role';
import { goodsConsultApi } from '@/api/platform/platform-consult';
import { mergeRegionApi } from '@/api/substation/merge-region';
import { teamRoleApi, type TeamRole } from '@/api/substation/role';
import { substationApi } from '@/api/substation/substation';
import { teamApi } from '@/api/substation/team';
import type { Saved } from '@/api/types';
import { CompanyType, ConnectType, SettingType, VoteCompanyStatus } from '@/enums';
import { editJson } from '@/pages/base-support/base-data/edit-json';
import ClientApps from '@/pages/base-support/client';
import { changeType } from '@/pages/company/shared/change-type';
import NetworkFreight from '@/pages/consultation/network-freight-consultation';
import IdentityRoles from '@/pages/identity/roles';
import { candidatesOf } from '@/pages/marketing/vote-company/vote-candidates';
import Teams from '@/pages/platform-site/substation-administrator';
import SubstationList from '@/pages/platform-site/substation-list';
import { MergeForm } from '@/pages/platform-site/substation-list/merge-form';
import { renameRole } from '@/pages/substation-employee/shared/role-forms';
import type { RenderDialog } from '@/schema/crud';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

const texts = 'base-support company consultation identity marketing platform-site';
beforeAll(() => startMockServer(...texts.split(' '), 'substation-employee'));
let closed: (boolean | undefined)[] = [];
const close = (changed?: boolean) => void closed.push(changed);
beforeEach(async () => {
  closed = [];
  await act(() => enterAs('operator'));
});
afterAll(() => server.close());

const firstOf = async <Row,>(list: Promise<{ items: Row[] }>): Promise<Row> => {
  const [row] = (await list).items;
  if (!row) throw new Error('there is no such record');
  return row;
};
const one = { page: 1, limit: 1 };

interface Declared<Row> {
  rowActions?: (string | { code?: string; dialog?: RenderDialog<Row> })[];
}
/** Returns the dialog that a row action of a list opens. */
function opened<Row>({ rowActions = [] }: Declared<Row>, code: string, row: Row): ReactNode {
  const found = rowActions.find((action) => typeof action !== 'string' && action.code === code);
  return typeof found === 'object' ? found.dialog?.(row, close) : null;
}

const openForm = async (form: ReactNode) => {
  renderElement(<MemoryRouter>{form}</MemoryRouter>);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: '保存' });
  return dialog;
};
type Dialog = Awaited<ReturnType<typeof openForm>>;
const press = async (dialog: Dialog, name: string | RegExp) =>
  userEvent.click(await dialog.findByRole('button', { name }));
const write = async (dialog: Dialog, name: string | RegExp, text: string) => {
  const field = await dialog.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const differing = async (dialog: Dialog) =>
  within(await dialog.findByRole('alert'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const statuses = () => shown.map(({ status }) => status);

/** Lets another user save a record; returns the form with the older record and the input of the test. */
const changedByOther: Record<
  string,
  () => Promise<[ReactNode, (dialog: Dialog) => Promise<unknown>]>
> = {
  'a setting': async () => {
    const settingType = SettingType.json;
    const setting = await firstOf(systemSettingApi.list({ ...one, settingType }));
    await systemSettingApi.update({ id: setting.id, value: '{"theirs":1}' });
    const form = editJson(setting, close);
    return [form, (dialog) => write(dialog, '值', '{"mine":1}')];
  },
  'a new version': async () => {
    const app = await firstOf(clientAppApi.list(one));
    const release = { version: '90.0.0', minVersion: '1.0.0', isForced: false, notes: 'theirs' };
    await clientAppApi.publish({ ...release, id: app.id });
    const fill = async (dialog: Dialog) => {
      await write(dialog, '新版本号', '99.0.0');
      await write(dialog, '更新说明', 'mine');
    };
    return [opened(ClientApps.page, 'publish', app), fill];
  },
  'the pages of adverts': async () => {
    const row = await substationApi.one({ id: 1 });
    await substationApi.saveAdPageCount({ id: 1, adPageCount: 77 });
    return [opened(SubstationList.page, 'adPages', row), async () => undefined];
  },
  'the members of a team': async () => {
    const team = await firstOf(teamApi.list(one));
    await teamApi.update({ ...team, name: '他人改名' });
    return [opened(Teams.page, 'members', team), async () => undefined];
  },
  'a role of the identity module': async () => {
    const role = await firstOf(identityRoleApi.list({ ...one, isStatic: false }));
    await identityRoleApi.update({ ...role, name: 'theirs' });
    return [opened(IdentityRoles.page, 'edit', role), async () => undefined];
  },
  'the result of a call': async () => {
    const consult = await firstOf(NetworkFreight.page.api.list(one));
    const { id } = consult;
    await goodsConsultApi.connect({
      id,
      connectType: ConnectType.$values[1] ?? 1,
      remark: '他人',
    });
    const fill = async (dialog: Dialog) => {
      await userEvent.click(await dialog.findByRole('radio', { name: '已联系上' }));
      await write(dialog, '备注', '我的备注');
    };
    return [opened(NetworkFreight.page, 'connect', consult), fill];
  },
  'the picture of a candidate': async () => {
    const vote = await firstOf(voteApi.list(one));
    const status = VoteCompanyStatus.normal;
    const page = candidatesOf(vote);
    const company = await firstOf(page.api.list({ ...one, voteId: vote.id, status }));
    await voteCompanyApi.setStatus({ id: company.id, status: VoteCompanyStatus.cancelled });
    const form = opened(page, 'image', company);
    return [form, (dialog) => press(dialog, /^删除/)];
  },
};

describe('a form that an action opens', () => {
  test.each(Object.entries(changedByOther))(
    'over %s shows the values that another user has saved, and saves over them',
    async (_what, prepare) => {
      const [form, fill] = await prepare();
      const dialog = await openForm(form);
      await fill(dialog);
      await press(dialog, '保存');
      await press(dialog, '覆盖保存');
      await waitFor(() => expect(closed).toEqual([true]));
      expect(statuses()).toEqual([409]);
    },
  );

  test('compares three versions and keeps mine', async () => {
    const role = await firstOf(teamRoleApi.useful({ substationIds: [1] }));
    await teamRoleApi.update({ ...role, name: '他人的名称' });
    const done: Saved<TeamRole>[] = [];
    const dialog = await openForm(renameRole({ role, done: (saved) => done.push(saved) }, close));
    await write(dialog, /名称/, '我的名称');
    await press(dialog, '保存');
    expect(await differing(dialog)).toEqual([[role.name, '我的名称', '他人的名称']]);
    await press(dialog, '覆盖保存');
    await waitFor(() => expect(closed).toEqual([true]));
    expect(done).toMatchObject([{ id: role.id, name: '我的名称' }]);
    expect(statuses()).toEqual([409]);
  });

  test("takes the other user's values, and sends later input with the new stamp", async () => {
    const settingType = SettingType.json;
    const setting = await firstOf(systemSettingApi.list({ ...one, settingType }));
    await systemSettingApi.update({ id: setting.id, value: '{"theirs":1}' });
    const dialog = await openForm(editJson(setting, close));
    await write(dialog, '值', '{"mine":1}');
    await press(dialog, '保存');
    await press(dialog, '载入最新');
    const field = dialog.getByRole('textbox', { name: '值' });
    expect(field).toHaveValue('{\n  "theirs": 1\n}');
    await write(dialog, '值', '{"theirs":1,"mine":1}');
    await press(dialog, '保存');
    await waitFor(() => expect(closed).toEqual([true]));
    await waitFor(async () => {
      const saved = await firstOf(systemSettingApi.list({ ...one, code: setting.code }));
      expect(saved.value).toBe('{"theirs":1,"mine":1}');
    });
    expect(statuses()).toEqual([409]);
  });

  test('shows a company type as text', async () => {
    const companyType = [CompanyType.line];
    const company = await firstOf(companyApi.list({ ...one, companyType }));
    await companyApi.update({ ...company, contact: '他人' });
    const dialog = await openForm(changeType(company, close));
    await userEvent.click(await dialog.findByRole('combobox'));
    await userEvent.click(await screen.findByTitle('专线加落地配'));
    await press(dialog, '保存');
    expect(await differing(dialog)).toEqual([['物流专线', '专线加落地配', '物流专线']]);
    await press(dialog, '覆盖保存');
    await waitFor(() => expect(closed).toEqual([true]));
    await waitFor(async () => {
      const saved = await companyApi.one({ id: company.id });
      expect(saved).toMatchObject({ contact: '他人', companyType: CompanyType.lineAndLastMile });
    });
  });

  test('keeps values outside the form as the other user has saved them', async () => {
    const team = await firstOf(teamApi.list(one));
    await teamApi.update({ ...team, name: '他人改名' });
    const dialog = await openForm(opened(Teams.page, 'members', team));
    await press(dialog, '保存');
    await press(dialog, '覆盖保存');
    await waitFor(() => expect(closed).toEqual([true]));
    await waitFor(async () => expect((await teamApi.one({ id: team.id })).name).toBe('他人改名'));
  });
});

test('a merged region that another user has changed shows its cities by name', async () => {
  const group = await firstOf(mergeRegionApi.list({ ...one }));
  const { substationId } = group;
  const { items } = await mergeRegionApi.options({ substationId });
  const free = items.find(({ mergeRegionId }) => mergeRegionId === null);
  if (!free) throw new Error('there is no free city');
  const regionIds = [...group.regionIds, free.id];
  await substationApi.saveMergeGroup({ ...group, regionIds });
  const dialog = await openForm(<MergeForm group={group} onClose={close} />);
  await write(dialog, /名称/, '我的名称');
  await press(dialog, '保存');
  const names = group.regionNames.join('、');
  expect(await differing(dialog)).toEqual([
    [group.name, '我的名称', group.name],
    [names, names, `${names}、${free.fullName}`],
  ]);
  await press(dialog, '按所选保存');
  await waitFor(() => expect(closed).toEqual([true]));
  await waitFor(async () => {
    const saved = (await mergeRegionApi.list({ page: 1, limit: 99 })).items;
    const { name, regionIds: now } = saved.find(({ id }) => id === group.id) ?? group;
    expect(name).toBe('我的名称');
    expect(now.map(String).toSorted()).toEqual(regionIds.map(String).toSorted());
  });
});
