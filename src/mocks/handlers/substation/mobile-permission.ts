import {
  mobileFunctions,
  mobilePermissionApi,
  type MobileFunction,
} from '@/api/substation/mobile-permission';
import { UserRoleType } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Account } from '@/mocks/domain/account';
import { substationNames } from '@/mocks/domain/substations';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { scopeFrom } from '@/mocks/server/scope';
import { P } from '@/policies';
import { requireNotAbove, ofStaff } from './visible-staff';

/** Only mobile accounts can use the app at all. */
const ofMobileStaff = scopeFrom(
  ofStaff,
  (visible) => (account: Account) =>
    (account.roleTypes & UserRoleType.mobile) > 0 && visible(account),
);

const staff = readOnly(mobilePermissionApi, {
  table: db.accounts,
  scope: ofMobileStaff,
  sort: { field: 'userName', down: false },
  async view() {
    const permissions = await db.mobilePermissions.open();
    const nameOf = await substationNames();
    return ({ id, name, userName, phoneNumber, managedIds }: Account) => {
      const { functions = [], concurrencyStamp = '' } = permissions.find(id) ?? {};
      const names = managedIds.map(nameOf);
      const about = { id, name, userName, phoneNumber, substationNames: names };
      return { ...about, functions, concurrencyStamp };
    };
  },
  conditions: (on) => ({
    ...on.contains('name', 'phoneNumber'),
    substationId:
      ([id = '']) =>
      ({ id: accountId }) =>
        db.accounts.one(accountId).managedIds.map(String).includes(id),
  }),
});

export const answers = crudAnswers(mobilePermissionApi, P.mobilePower, {
  list: staff.list,
  update: async (body, context) => {
    const account = await staff.getStored(body.id, context);
    await requireNotAbove(account, context);
    const check = checks(body);
    const find = (name: string) => mobileFunctions.find((one) => one === name);
    const chosen = check.allKnown<MobileFunction>('functions', find, false);
    check.done();
    const { id } = account;
    const permissions = await db.mobilePermissions.open();
    const stored = permissions.find(id) ?? { id, functions: [], concurrencyStamp: '' };
    const functions = mobileFunctions.filter((name) => chosen.includes(name));
    const stamp = { concurrencyStamp: body.concurrencyStamp || undefined };
    permissions.update(stored, stamp, { functions });
    return staff.saved(account);
  },
});
