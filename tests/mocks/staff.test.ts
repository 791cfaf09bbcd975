import { beforeEach, describe, expect, test } from 'vitest';
import type { Staff, StaffInput } from '@/api/substation/user';
import type { TeamRole } from '@/api/substation/role';
import type { Items, Page } from '@/api/types';
import { UserRoleType } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { P } from '@/policies';
import { read, refused, send, signIn, signInForm } from './server';

const path = '/api/substation/user';
let token = '';
let manager = '';
let roleIds: TeamRole['id'][] = [];
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
  manager = await signIn('manager');
  const line = 'GET /api/substation/role/query-useful?substationIds=1';
  const { items } = await read<Items<TeamRole>>(line, { token });
  roleIds = items.filter(({ name }) => name === '客服').map(({ id }) => id);
});

const list = (query = '', as = token) =>
  read<Page<Staff>>(`GET ${path}?limit=1000&${query}`, { token: as });
const body = (given: object, as = manager) => ({ token: as, body: given });
async function somebody(userName: string): Promise<Staff> {
  const [staff] = (await list(`userName=${userName}`)).items;
  if (!staff) throw new Error(`no ${userName}`);
  return staff;
}
const input = (): StaffInput => ({
  userName: 'Newcomer',
  name: '韩雪',
  phoneNumber: '13905390001',
  substationIds: [1],
  roleIds,
  roleTypes: UserRoleType.backOffice,
  password: 'Line@2026',
});

describe('the staff list', () => {
  test('shows who shares a sub-station with the caller, and no company accounts', async () => {
    const all = await list();
    expect(all.items.map(({ userName }) => userName)).not.toContain('company');
    const { items } = await list('', manager);
    expect(items.length).toBeLessThan(all.items.length);
    expect(items.every((one) => one.substationIds.some((id) => Number(id) <= 3))).toBe(true);
  });

  test('keeps passwords and grants to itself, and needs the grant', async () => {
    const [first] = (await list()).items;
    expect(first).not.toHaveProperty('password');
    expect(first).not.toHaveProperty('grants');
    expect((await send(`GET ${path}`, { token: await signIn('staff') })).status).toBe(403);
  });

  test('can be searched by part of name, user name or mobile number', async () => {
    const line = `GET ${path}/search-biz-userr?keyword=S011`;
    const { items } = await read<Items<Staff>>(line, { token: manager });
    const [listed] = (await list('userName=s011')).items;
    expect(items).toEqual([listed]);
    const foreign = `GET ${path}/search-biz-userr?keyword=s401`;
    expect((await read<Items<Staff>>(foreign, { token: manager })).items).toEqual([]);
  });

  test('is searched among those of some sub-stations only', async () => {
    const search = async (query: string) =>
      (
        await read<Items<Staff>>(`GET ${path}/search-biz-userr?keyword=s0${query}`, {
          token: manager,
        })
      ).items;
    const found = await search('&substationIds=1&substationIds=2');
    const fits = ({ substationIds }: Staff) => substationIds.some((id) => Number(id) < 3);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(fits)).toBe(true);
    expect((await search('')).every(fits)).toBe(false);
  });
});

describe('a new member of staff', () => {
  test('can sign in and do what the role says', async () => {
    const made = await read<Staff>(`POST ${path}`, body(input()));
    expect(made).toMatchObject({
      userName: 'newcomer',
      substationNames: ['临沂分站'],
      roleNames: ['客服'],
      email: null,
      isActive: true,
      lastSignInTime: null,
    });
    const form = { ...signInForm('newcomer'), password: 'Line@2026' };
    const { access_token: session } = await read<{ access_token: string }>('POST /connect/token', {
      form,
    });
    const apply = 'GET /api/substation/company-checkin-apply';
    expect((await send(apply, { token: session })).status).toBe(200);
    expect((await send(`GET ${path}`, { token: session })).status).toBe(403);
  });

  test('has roles of the sub-stations he works for', async () => {
    const elsewhere = { ...input(), substationIds: [2] };
    expect((await refused(`POST ${path}`, body(elsewhere))).members).toEqual(['roleIds']);
  });

  test.each<[string, object, string]>([
    ['the user name', { userName: 'STAFF' }, 'Volo.Abp.Identity:DuplicateUserName'],
    ['the user name', { userName: '员工一' }, 'Volo.Abp.Identity:InvalidUserName'],
    ['the e-mail', { email: 'staff@example.com' }, 'Volo.Abp.Identity:DuplicateEmail'],
    ['the mobile', { phoneNumber: '13805390003' }, 'Console:PhoneNumberTaken'],
    ['the password', { password: 'Ab@1' }, 'Volo.Abp.Identity:PasswordTooShort'],
    ['the password', { password: 'Abcdef1' }, 'Volo.Abp.Identity:PasswordRequiresNonAlphanumeric'],
    ['the password', { password: 'Abcdef@' }, 'Volo.Abp.Identity:PasswordRequiresDigit'],
    ['the password', { password: 'ABCDE@1' }, 'Volo.Abp.Identity:PasswordRequiresLower'],
    ['the password', { password: 'abcde@1' }, 'Volo.Abp.Identity:PasswordRequiresUpper'],
  ])('is refused for %s: %j', async (_what, wrong, code) => {
    expect(await refused(`POST ${path}`, body({ ...input(), ...wrong }))).toMatchObject({
      status: 403,
      code,
    });
  });

  test('belongs to sub-stations its maker manages', async () => {
    const line = 'GET /api/substation/role/query-useful?substationIds=4';
    const { items } = await read<Items<TeamRole>>(line, { token });
    const foreign = { ...input(), substationIds: [4], roleIds: [items[1]?.id] };
    expect((await refused(`POST ${path}`, body(foreign))).code).toBe(
      'Console:SubstationNotManaged',
    );
  });

  test('gets no role that grants more than its maker holds', async () => {
    const [role] = (
      await read<Items<TeamRole>>('GET /api/substation/role/query-useful?substationIds=1', {
        token,
      })
    ).items;
    const stronger = { ...role, policies: [P.identityUsers] };
    await read('PUT /api/substation/role', body(stronger, token));
    const greedy = { ...input(), roleIds: [role?.id] };
    expect((await refused(`POST ${path}`, body(greedy))).code).toBe('Console:PolicyNotHeld');
  });
});

describe('saving a member of staff', () => {
  test('keeps the password and all that is not in the form', async () => {
    const before = await somebody('s011');
    const changed = { ...before, name: '赵敏', password: 'Other@2026' };
    const saved = await read<Staff>(`PUT ${path}`, body(changed));
    expect({ ...saved, concurrencyStamp: '' }).toEqual({
      ...before,
      name: '赵敏',
      concurrencyStamp: '',
    });
    expect(await signIn('s011')).toBeTruthy();
    expect((await refused(`PUT ${path}`, body(changed))).status).toBe(409);
  });

  test('ends the sessions of the one who is disabled, for good', async () => {
    const session = await signIn('s011');
    const line = 'GET /api/tenant/user-info';
    expect((await send(line, { token: session })).status).toBe(200);
    const disabled = { ...(await somebody('s011')), isActive: false };
    await read(`PUT ${path}`, body(disabled));
    expect((await send(line, { token: session })).status).toBe(401);
    await read(`PUT ${path}`, body({ ...(await somebody('s011')), isActive: true }));
    expect((await send(line, { token: session })).status).toBe(401);
  });

  test('cannot disable oneself, nor rename an account', async () => {
    const self = await somebody('manager');
    const disabled = { ...self, isActive: false };
    expect((await refused(`PUT ${path}`, body(disabled))).code).toBe('Console:OwnAccount');
    const renamed = { ...(await somebody('s011')), userName: 'other' };
    expect((await refused(`PUT ${path}`, body(renamed))).code).toBe('Console:UserNameFixed');
  });

  test('leaves accounts alone that may do more', async () => {
    const stronger = await somebody('backoffice');
    const weaker = { ...stronger, name: '改名' };
    expect((await refused(`PUT ${path}`, body(weaker))).code).toBe('Console:AccountAboveYours');
    const line = `POST ${path}/reset-password`;
    const reset = { id: stronger.id, password: 'Line@2026' };
    expect((await refused(line, body(reset))).code).toBe('Console:AccountAboveYours');
  });

  test('changes only the sub-stations the caller manages', async () => {
    const both = (await list('substationId=3')).items.find((one) => one.substationIds.includes(4));
    const staff = both ?? (await somebody('s031'));
    const widened = { ...staff, substationIds: [...staff.substationIds, 9] };
    expect((await refused(`PUT ${path}`, body(widened))).code).toBe('Console:SubstationNotManaged');
    expect((await send(`PUT ${path}`, body({ ...staff, name: '马超' }))).status).toBe(200);
  });
});

describe('a password that is reset', () => {
  const line = `POST ${path}/reset-password`;
  test('is the only one that counts, everywhere', async () => {
    const { id } = await somebody('s011');
    const session = await signIn('s011');
    expect((await send(line, body({ id, password: 'Fresh@2026' }))).status).toBe(204);
    expect((await send('GET /api/tenant/user-info', { token: session })).status).toBe(401);
    const old = await send('POST /connect/token', { form: signInForm('s011') });
    expect(old.status).toBe(400);
    const form = { ...signInForm('s011'), password: 'Fresh@2026' };
    expect((await send('POST /connect/token', { form })).status).toBe(200);
  });

  test('is as strong as any other', async () => {
    const { id } = await somebody('s011');
    expect((await refused(line, body({ id }))).members).toEqual(['password']);
    const weak = await refused(line, body({ id, password: 'weak' }));
    expect(weak).toMatchObject({ status: 403, code: 'Volo.Abp.Identity:PasswordTooShort' });
  });
});

describe('deleting a member of staff', () => {
  const remove = async (userName: string, as = manager) =>
    [`DELETE ${path}/${(await somebody(userName)).id}`, { token: as }] as const;

  test('is never oneself nor an account of the platform', async () => {
    expect((await refused(...(await remove('manager')))).code).toBe('Console:OwnAccount');
    const accounts = await db.accounts.open();
    const second = accounts.all().find(({ userName }) => userName === 'backoffice');
    if (second) accounts.save({ ...second, isPlatformUser: true });
    expect((await refused(...(await remove('backoffice', token)))).code).toBe(
      'Console:PlatformUserNotDeletable',
    );
  });

  test('is refused while he leads a team', async () => {
    const [team] = (await db.teams.open()).all();
    const accounts = await db.accounts.open();
    const leader = accounts.one(team?.leaderId ?? '');
    expect(await refused(...(await remove(leader.userName)))).toMatchObject({
      status: 403,
      code: 'Console:UserLeadsTeam',
      message: expect.stringContaining(team?.name ?? '-'),
    });
  });

  test('takes him out of his teams and out of the app', async () => {
    const team = (await db.teams.open()).all().find(({ substationIds }) => substationIds[0] === 1);
    const accounts = await db.accounts.open();
    const member = accounts.one(team?.memberIds[0] ?? '');
    const [line, call] = await remove(member.userName);
    expect((await send(line, call)).status).toBe(204);
    expect((await send(line, call)).status).toBe(404);
    expect(db.teams.one(team?.id ?? '').memberIds).not.toContain(member.id);
    expect((await db.mobilePermissions.open()).find(member.id)).toBeUndefined();
  });
});
