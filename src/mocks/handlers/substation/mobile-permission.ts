import {
  mobileFunctions,
  mobilePermissionApi,
  type MobileFunction,
  type MobilePermission,
  type MobilePermissionInput,
  type MobilePermissionQuery,
} from '@/api/substation/mobile-permission';
import { UserRoleType } from '@/enums';
import type { Account } from '@/mocks/domain/account';
import { checks, sameId } from '@/mocks/server/checks';
import { conditionsOn, matching, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { notFound } from '@/mocks/server/errors';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import { requireNotAbove } from './held-policies';
import { ofStaff } from './visible-staff';

const grant = { grant: P.mobilePower };

const { contains } = conditionsOn<Account>();
const conditions: Conditions<MobilePermissionQuery, Account> = {
  name: contains('name'),
  phoneNumber: contains('phoneNumber'),
  substationId:
    ([id = '']) =>
    ({ managedIds }) =>
      managedIds.some((one) => sameId(one, id)),
};

/** Only mobile accounts can use the app at all. */
const isMobile = ({ roleTypes }: Account) => (roleTypes & UserRoleType.mobile) > 0;

async function show(): Promise<(account: Account) => MobilePermission> {
  const permissions = await db.mobilePermissions.open();
  const nameOf = await substationNames();
  return ({ id, name, userName, phoneNumber, managedIds }) => {
    const stored = permissions.find(id);
    return {
      id,
      name,
      userName,
      phoneNumber,
      substationNames: managedIds.map(nameOf),
      functions: stored?.functions ?? [],
      concurrencyStamp: stored?.concurrencyStamp ?? '',
    };
  };
}

async function list(query: Received<MobilePermissionQuery>, context: Context) {
  const visible = await ofStaff.listed(context);
  const wanted = matching(conditions, query);
  const accounts = await db.accounts.open();
  const { items, totalCount } = accounts.page(
    { sort: 'userName ascending', ...query },
    (account) => isMobile(account) && visible(account) && wanted(account),
  );
  return { items: items.map(await show()), totalCount };
}

async function update(body: Received<MobilePermissionInput>, context: Context) {
  const account = (await db.accounts.open()).one(body.id ?? '');
  const visible = await ofStaff.owned(context);
  if (!visible(account) || !isMobile(account)) throw notFound('IdentityUser', body.id);
  await requireNotAbove(account, context);
  const check = checks();
  const find = (name: string) => mobileFunctions.find((one) => one === name);
  const chosen = check.allKnown<MobileFunction>('functions', body.functions, find, false);
  check.done();
  const permissions = await db.mobilePermissions.open();
  const stored = permissions.find(account.id);
  permissions.save({
    id: account.id,
    functions: mobileFunctions.filter((name) => chosen.includes(name)),
    concurrencyStamp: body.concurrencyStamp || (stored?.concurrencyStamp ?? ''),
  });
  return (await show())(account);
}

export const answers = [
  mock(mobilePermissionApi.list, grant, list),
  mock(mobilePermissionApi.update, grant, update),
];
