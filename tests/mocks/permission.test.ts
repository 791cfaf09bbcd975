import { beforeEach, describe, expect, test } from 'vitest';
import type { PermissionList } from '@/api/permission';
import type { TenantUser } from '@/api/tenant-user';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const base = '/api/tenant/permission-service/permissions';
const ofRole = (name: string) => `${base}?providerName=R&providerKey=${name}`;
async function ofUser(userName: string) {
  const line = `GET /api/tenant/user/users-list?userName=${userName}`;
  const { items } = await read<Page<TenantUser>>(line, { token });
  return `${base}?providerName=U&providerKey=${items[0]?.id}`;
}
const list = (path: string, call = {}) => read<PermissionList>(`GET ${path}`, { token, ...call });
const all = ({ groups }: PermissionList) => groups.flatMap(({ permissions }) => permissions);
const granted = (answer: PermissionList) =>
  all(answer).flatMap(({ name, isGranted }) => (isGranted ? name : []));
const find = (answer: PermissionList, wanted: string) =>
  all(answer).find(({ name }) => name === wanted);

const put = (path: string, changes: Record<string, boolean>, call = {}) =>
  [
    `PUT ${path}`,
    {
      token,
      body: {
        permissions: Object.entries(changes).map(([name, isGranted]) => ({ name, isGranted })),
      },
      ...call,
    },
  ] as const;

describe('the permissions of a role', () => {
  test('are the whole tree, with what the role grants', async () => {
    const answer = await list(ofRole('substation-staff'));
    expect(answer.entityDisplayName).toBe('substation-staff');
    expect(
      all(answer)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.values(P).sort());
    expect(granted(answer).sort()).toEqual(
      [P.companyList, P.todayLinePrice, P.companySettled].sort(),
    );
    expect(find(answer, P.companyList)).toMatchObject({
      grantedProviders: [{ providerName: 'R', providerKey: 'substation-staff' }],
      allowedProviders: [],
      parentName: null,
    });
    expect(find(answer, P.companyCreate)).toMatchObject({
      parentName: P.companyList,
      isGranted: false,
      grantedProviders: [],
    });
  });

  test('are named in the language of the caller', async () => {
    const titles = async (headers = {}) =>
      (await list(ofRole('back-office'), { headers })).groups.map(({ displayName }) => displayName);
    expect(await titles()).toContain('身份管理');
    expect(await titles({ 'accept-language': 'en' })).toContain('Identity');
  });
});

describe('the permissions of a user', () => {
  test('show what comes from his roles as theirs', async () => {
    const path = await ofUser('staff');
    await send(...put(path, { [P.vote]: true, [P.companyList]: true }));
    const answer = await list(path);
    expect(answer.entityDisplayName).toBe('staff');
    const id = new URLSearchParams(path.split('?')[1]).get('providerKey');
    const own = { providerName: 'U', providerKey: id };
    const role = { providerName: 'R', providerKey: 'substation-staff' };
    expect(find(answer, P.vote)?.grantedProviders).toEqual([own]);
    expect(find(answer, P.companyList)?.grantedProviders).toEqual([own, role]);
    expect(find(answer, P.todayLinePrice)?.grantedProviders).toEqual([role]);
  });

  test('stay granted by the role when they are taken from the user alone', async () => {
    const path = await ofUser('staff');
    await send(...put(path, { [P.companyList]: false }));
    expect(find(await list(path), P.companyList)?.isGranted).toBe(true);
  });

  test('include those of the roles of his sub-station', async () => {
    const answer = await list(await ofUser('s011'));
    const providers = all(answer).flatMap(({ grantedProviders }) => grantedProviders);
    expect(new Set(providers.map(({ providerName }) => providerName))).toEqual(new Set(['R']));
    expect(new Set(providers.map(({ providerKey }) => providerKey)).size).toBe(2);
  });
});

describe('changing permissions', () => {
  test('takes changes only, and holds from the next call on', async () => {
    const staff = await signIn('staff');
    const votes = 'GET /api/identity/roles';
    expect((await send(votes, { token: staff })).status).toBe(403);
    const path = ofRole('substation-staff');
    const response = await send(...put(path, { [P.identityRoles]: true, [P.companyList]: false }));
    expect(response.status).toBe(204);
    expect((await send(votes, { token: staff })).status).toBe(200);
    expect((await send('GET /api/company/company', { token: staff })).status).toBe(403);
    expect(granted(await list(path)).sort()).toEqual(
      [P.identityRoles, P.todayLinePrice, P.companySettled].sort(),
    );
    await send(...put(path, { [P.identityRoles]: false }));
    expect((await send(votes, { token: staff })).status).toBe(403);
  });

  test('grants nothing the caller does not hold, but leaves and takes what is there', async () => {
    const call = { token: await signIn('backoffice') };
    const path = ofRole('substation-staff');
    expect(await refused(...put(path, { [P.vote]: true }, call))).toMatchObject({
      status: 403,
      code: 'Console:GrantNotHeld',
    });
    const allowed = { [P.companyList]: true, [P.companySettled]: false, [P.cache]: true };
    expect((await send(...put(path, allowed, call))).status).toBe(204);
    expect(granted(await list(path)).sort()).toEqual(
      [P.companyList, P.todayLinePrice, P.cache].sort(),
    );
  });

  test.each<[unknown]>([
    [undefined],
    ['all'],
    [[{ name: 'Company.Nothing', isGranted: true }]],
    [[{ name: P.vote, isGranted: 'yes' }]],
    [[null]],
  ])('refuses the changes %j', async (permissions) => {
    const line = `PUT ${ofRole('back-office')}`;
    expect(await refused(line, { token, body: { permissions } })).toMatchObject({
      status: 400,
      members: ['permissions'],
    });
  });

  test('fails for a provider nobody knows, and for a role or a user nobody knows', async () => {
    for (const method of ['GET', 'PUT']) {
      const call = { token, body: method === 'PUT' ? { permissions: [] } : undefined };
      const status = async (query: string) =>
        (await refused(`${method} ${base}?${query}`, call)).status;
      expect(await status('providerName=X&providerKey=1')).toBe(500);
      expect(await status('providerName=R&providerKey=nobody')).toBe(404);
      expect(await status('providerName=U&providerKey=nobody')).toBe(404);
    }
    expect(await refused(`GET ${base}`, { token })).toMatchObject({
      status: 400,
      members: ['providerName', 'providerKey'],
    });
  });
});
