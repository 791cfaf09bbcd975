import {
  permissionApi,
  type GrantedProvider,
  type PermissionChanges,
  type PermissionList,
  type PermissionOwner,
} from '@/api/permission';
import { db } from '@/mocks/db/db';
import { localeTexts } from '@/mocks/domain/locale-texts';
import data from '@/mocks/domain/permission-titles.json';
import { rolesOf } from '@/mocks/domain/users';
import { checks, forbidden } from '@/mocks/server/checks';
import { internalError, notFound, type Language } from '@/mocks/server/errors';
import { crudHandlers, type Context, type Received } from '@/mocks/server/mock';
import { P, type Policy } from '@/policies';
import { flatten } from '@/route-tree';
import { routeRows } from '@/routes';

const either = [P.identityUsers, P.identityRoles];
const all: readonly Policy[] = Object.values(P);

/** A user or role that permissions are granted to. */
interface Owner {
  displayName: string;
  /** The policies that are granted to the owner directly. */
  granted: readonly Policy[];
  inherited: { name: string; policies: readonly Policy[] }[];
  save: (granted: Policy[]) => void;
}

async function roleOwner(key: string): Promise<Owner> {
  const roles = await db.identityRoles.open();
  const role = roles.all().find(({ name }) => name === key);
  if (!role) throw notFound(roles.name, key);
  const save = (policies: Policy[]) => void roles.save({ ...role, policies });
  return { displayName: role.name, granted: role.policies, inherited: [], save };
}

async function userOwner(key: string): Promise<Owner> {
  const accounts = await db.accounts.open();
  const account = accounts.one(key);
  return {
    displayName: account.userName,
    granted: account.grants,
    inherited: await rolesOf(account),
    save: (grants) => void accounts.save({ ...account, grants }),
  };
}

const owners = new Map([
  ['R', roleOwner],
  ['U', userOwner],
]);

/** Reads which user or role a call is about. Throws a 500 for an unknown provider, as the real server does. */
async function readOwner(query: Received<PermissionOwner>) {
  const { providerName, providerKey } = query;
  const check = checks(query);
  check.text('providerName', { required: true });
  if (providerKey === undefined || providerKey === '') check.missing('providerKey');
  check.done();
  const find = owners.get(providerName);
  if (!find) throw internalError();
  return { ...(await find(String(providerKey))), providerName, providerKey: String(providerKey) };
}

async function list(query: Received<PermissionOwner>, { language }: Context) {
  const { displayName, granted, inherited, providerName, providerKey } = await readOwner(query);
  const providersOf = (policy: Policy): GrantedProvider[] => [
    ...(granted.includes(policy) ? [{ providerName, providerKey }] : []),
    ...inherited
      .filter(({ policies }) => policies.includes(policy))
      .map(({ name }) => ({ providerName: 'R', providerKey: name })),
  ];
  const groups = permissionTree(language).map(({ permissions, ...group }) => ({
    ...group,
    permissions: permissions.map((permission) => {
      const grantedProviders = providersOf(permission.name);
      const isGranted = grantedProviders.length > 0;
      return { ...permission, isGranted, allowedProviders: [], grantedProviders };
    }),
  }));
  return { entityDisplayName: displayName, groups } satisfies PermissionList;
}

/** Reads the changed policies of a body: true grants a policy, false revokes it. */
function readChanges({ permissions }: { permissions: unknown }): Map<Policy, boolean> {
  const check = checks({ permissions });
  if (!Array.isArray(permissions)) check.missing('permissions');
  const changes = new Map<Policy, boolean>();
  const rows = Array.isArray(permissions)
    ? check.rows<keyof PermissionChanges['permissions'][number]>('permissions')
    : [];
  for (const row of rows) {
    const policy = all.find((known) => known === row.value('name'));
    const isGranted = row.value('isGranted');
    if (policy && typeof isGranted === 'boolean') changes.set(policy, isGranted);
    else check.wrongValue('permissions');
  }
  check.done();
  return changes;
}

async function update(body: Received<PermissionChanges>, { user }: Context) {
  const { granted, save } = await readOwner(body);
  const changes = readChanges(body);
  const added = all.filter((policy) => changes.get(policy) && !granted.includes(policy));
  const beyond = added.find((policy) => !user.policies.includes(policy));
  if (beyond) throw forbidden('GrantNotHeld', { policy: beyond });
  save([...granted.filter((policy) => changes.get(policy) !== false), ...added]);
}

/** The titles of the groups, and of the policies that open no page, in Chinese and English. */
const titles: { groups: Record<string, string[]>; policies: Record<string, string[]> } = data;
const pageTitles = localeTexts<string>('routes');
/** The first page of each policy. */
const pages = new Map(
  flatten(routeRows)
    .toReversed()
    .flatMap(({ name, row }) => (row.policy ? [[row.policy, name] as const] : [])),
);

const groupOf = (name: Policy) => name.slice(0, name.indexOf('.'));
/** Returns the parent of a policy: `Company.CompanyList` is the parent of `Company.CompanyList.Create`. */
export const parentOf = (name: Policy) =>
  all.find((other) => other === name.slice(0, name.lastIndexOf('.'))) ?? null;

/** Returns all permissions by group, in the language of the caller. */
export function permissionTree(language: Language) {
  const title = ([zh = '', en = '']: string[]) => (language === 'en' ? en : zh);
  return Object.entries(titles.groups).map(([group, groupTitles]) => ({
    name: group,
    displayName: title(groupTitles),
    permissions: all
      .filter((name) => groupOf(name) === group)
      .map((name) => ({
        name,
        displayName:
          pageTitles[language][pages.get(name) ?? ''] ?? title(titles.policies[name] ?? []),
        parentName: parentOf(name),
      })),
  }));
}

export const handlers = crudHandlers(permissionApi, either, { list, update });
