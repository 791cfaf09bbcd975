import { describe, expect, test } from 'vitest';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { mobileFunctions, mobilePermissionApi } from '@/api/substation/mobile-permission';
import { teamRoleApi } from '@/api/substation/role';
import { staffApi } from '@/api/substation/user';
import { tenantApi } from '@/api/tenant';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { P } from '@/policies';
import {
  accountOf,
  sendCall,
  first,
  reseedEachTest,
  statusOf,
  rowOf,
  rowsOf,
  tableRow,
  bodyOf,
} from './backend';
import { signIn, tryToken } from './server';

reseedEachTest();

const somebody = (userName: string) => rowOf(staffApi.list, { userName });
const idOf = async (userName: string) => (await accountOf(userName)).id;
const named = async (name: string) =>
  first(
    (await bodyOf(teamRoleApi.useful, { substationIds: [1] })).items.filter(
      (it) => it.name === name,
    ),
  );
const policyNotHeld = '403 Console:PolicyNotHeld';
const notManaged = '403 Console:SubstationNotManaged';
const isSignedIn = async (session: string) =>
  (await statusOf(tenantApi.userInfo, {}, session)) === '200';

describe('the staff', () => {
  const { list, search, create, update, remove, resetPassword } = staffApi;
  const input = async () => ({
    userName: 'Newcomer',
    name: '韩雪',
    phoneNumber: '13905390001',
    substationIds: [1],
    roleIds: [(await named('客服')).id],
    roleTypes: 2,
    password: 'Line@2026',
  });

  test('exclude company accounts, and hide passwords and grants', async () => {
    const all = await rowsOf(list);
    expect(all.map(({ userName }) => userName)).not.toContain('company');
    expect(all[0]).not.toHaveProperty('password');
    expect(all[0]).not.toHaveProperty('grants');
  });

  test('are found by part of a name, among all or some sub-stations', async () => {
    const find = async (query: object) => (await bodyOf(search, query, 'manager')).items;
    expect(await find({ keyword: 'S011' })).toEqual([await somebody('s011')]);
    expect(await find({ keyword: 's401' })).toEqual([]);
    const isNear = ({ substationIds }: { substationIds: Id[] }) =>
      substationIds.some((id) => Number(id) < 3);
    const near = await find({ keyword: 's0', substationIds: [1, 2] });
    expect(near.length > 0 && near.every(isNear)).toBe(true);
    expect((await find({ keyword: 's0' })).every(isNear)).toBe(false);
  });

  test('can sign in once they are created, and may do what their role grants', async () => {
    const made = await bodyOf(create, await input(), 'manager');
    expect(made).toMatchObject({
      userName: 'newcomer',
      substationNames: ['临沂分站'],
      roleNames: ['客服'],
      email: null,
      isActive: true,
    });
    const session = await signIn('newcomer', 'Line@2026');
    expect(await statusOf(companyCheckinApplyApi.list, {}, session)).toBe('200');
    expect(await statusOf(list, {}, session)).toBe('403');
  });

  test.each<[string, object]>([
    ['400 roleIds', { substationIds: [2] }],
    ['403 Volo.Abp.Identity:DuplicateUserName', { userName: 'STAFF' }],
    ['403 Volo.Abp.Identity:InvalidUserName', { userName: '员工一' }],
    ['403 Volo.Abp.Identity:DuplicateEmail', { email: 'staff@example.com' }],
    ['403 Console:PhoneNumberTaken', { phoneNumber: '13805390003' }],
    ['403 Volo.Abp.Identity:PasswordTooShort', { password: 'Ab@1' }],
    ['403 Volo.Abp.Identity:PasswordRequiresNonAlphanumeric', { password: 'Abc12345' }],
    ['403 Volo.Abp.Identity:PasswordRequiresDigit', { password: 'Abc-defg' }],
    ['403 Volo.Abp.Identity:PasswordRequiresLower', { password: 'ABC-1234' }],
    ['403 Volo.Abp.Identity:PasswordRequiresUpper', { password: 'abc-1234' }],
    ['400 roleTypes', { roleTypes: 3 }],
  ])('get the error %s for %j', async (reason, wrong) => {
    expect(await statusOf(create, { ...(await input()), ...wrong }, 'manager')).toBe(reason);
  });

  test('cannot get a role that grants more than the caller holds', async () => {
    const role = await named('客服');
    await bodyOf(teamRoleApi.update, { ...role, policies: [P.identityUsers] });
    expect(await statusOf(create, await input(), 'manager')).toBe(policyNotHeld);
  });

  test('keep their password when a save sends another one', async () => {
    const change = { name: '赵敏', password: 'Other@2026' };
    const saved = await bodyOf(update, { ...(await somebody('s011')), ...change }, 'manager');
    expect(saved.name).toBe('赵敏');
    expect(await signIn('s011')).toBeTruthy();
  });

  test('lose their sessions for good when they are disabled', async () => {
    const session = await signIn('s011');
    expect(await isSignedIn(session)).toBe(true);
    await bodyOf(update, { ...(await somebody('s011')), isActive: false }, 'manager');
    expect(await isSignedIn(session)).toBe(false);
    await bodyOf(update, { ...(await somebody('s011')), isActive: true }, 'manager');
    expect(await isSignedIn(session)).toBe(false);
  });

  test('refuse changes to the own account, to names, to accounts above the caller and in other sub-stations', async () => {
    const save = async (userName: string, change: object) =>
      statusOf(update, { ...(await somebody(userName)), ...change }, 'manager');
    expect(await save('manager', { isActive: false })).toBe('403 Console:OwnAccount');
    expect(await save('s011', { userName: 'other' })).toBe('403 Console:UserNameFixed');
    expect(await save('backoffice', { name: '改名' })).toBe('403 Console:AccountAboveYours');
    const reset = { id: await idOf('backoffice'), password: 'Line@2026' };
    const above = await statusOf(resetPassword, reset, 'manager');
    expect(above).toBe('403 Console:AccountAboveYours');
    const { substationIds } = await somebody('s031');
    expect(await save('s031', { substationIds: [...substationIds, 9] })).toBe(notManaged);
    expect(await save('s031', { name: '马超' })).toBe('200');
  });

  test('sign in only with the new password after a reset, which ends their sessions', async () => {
    const id = await idOf('s011');
    const session = await signIn('s011');
    const weak = await statusOf(resetPassword, { id, password: 'weak' }, 'manager');
    expect(weak).toBe('403 Volo.Abp.Identity:PasswordTooShort');
    await bodyOf(resetPassword, { id, password: 'Fresh@2026' }, 'manager');
    expect(await isSignedIn(session)).toBe(false);
    expect([await tryToken('s011'), await tryToken('s011', 'Fresh@2026')]).toEqual([400, 200]);
  });

  test('are not deleted when they are the caller, a platform user or the leader of a team', async () => {
    const own = await statusOf(remove, { id: await idOf('manager') }, 'manager');
    expect(own).toBe('403 Console:OwnAccount');
    const id = await idOf('backoffice');
    db.accounts.patch(id, { isPlatformUser: true });
    expect(await statusOf(remove, { id })).toBe('403 Console:PlatformUserNotDeletable');
    const team = await tableRow(db.teams, ({ substationIds }) => substationIds[0] === 1);
    expect(await sendCall(remove, { id: team.leaderId }, 'manager')).toMatchObject({
      code: 'Console:UserLeadsTeam',
      message: expect.stringContaining(team.name),
    });
    const member = first(team.memberIds);
    await bodyOf(remove, { id: member }, 'manager');
    expect(db.teams.one(team.id).memberIds).not.toContain(member);
    expect((await db.mobilePermissions.open()).find(member)).toBeUndefined();
  });

  test('have app permissions if they have a mobile account, saved for one user at a time', async () => {
    const rows = await rowsOf(mobilePermissionApi.list);
    const staff = await rowsOf(list, { roleTypes: 4 });
    const ids = (all: { id: Id }[]) => new Set(all.map(({ id }) => id));
    expect(ids(rows)).toEqual(ids(staff));
    const known = new Set(mobileFunctions);
    expect(rows.every(({ functions }) => functions.every((one) => known.has(one)))).toBe(true);
    const row = first(rows.filter(({ functions }) => functions.length > 0));
    const functions = ['statistics', 'companyView', 'statistics'];
    const saved = await bodyOf(mobilePermissionApi.update, { ...row, functions });
    expect(saved.functions).toEqual(['companyView', 'statistics']);
    const none = await bodyOf(mobilePermissionApi.update, { ...saved, functions: [] });
    expect(none.functions).toEqual([]);
    const without = { id: await idOf('staff'), functions: ['statistics'] };
    expect(await statusOf(mobilePermissionApi.update, without)).toBe('404');
  });
});
