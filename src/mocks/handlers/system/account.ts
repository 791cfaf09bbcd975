import { accountApi, type MyProfile, type SignIn, type SignInQuery } from '@/api/account';
import { paginate } from '@/mocks/db/collection';
import { conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Account } from '@/mocks/domain/account';
import {
  nameFaults,
  passwordFaults,
  passwordMismatch,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import { avatarAddress, avatarPath, readUpload } from '@/mocks/files/attachments';
import { checks, type Check } from '@/mocks/server/checks';
import { crudAnswers, type Context } from '@/mocks/server/mock';
import type { StoredSignIn } from '@/mocks/seed/system/sign-ins';

async function toProfile(account: Account, { request }: Context): Promise<MyProfile> {
  const uploads = (await db.attachments.open()).all();
  const picture = uploads.find(({ filePath }) => avatarPath(filePath) === account.avatar);
  return {
    id: account.id,
    userName: account.userName,
    name: account.name,
    email: account.email || null,
    phoneNumber: account.phoneNumber || null,
    avatarId: picture?.id ?? null,
    avatar: avatarAddress(account.avatar, request),
    introduction: account.introduction,
    roles: account.roles,
    lastSignInTime: account.lastSignInTime,
    creationTime: account.creationTime,
    concurrencyStamp: account.concurrencyStamp,
  };
}

/** The picture a body names; the one that is there when it says nothing. */
async function readAvatar(check: Check<'avatarId'>, stored: Account) {
  if (check.value('avatarId') === undefined) return stored.avatar;
  const picture = await readUpload(check, 'avatarId', null);
  return picture && avatarPath(picture.filePath);
}

const signInConditions = conditions<SignInQuery, SignIn>((on) => ({
  ...on.flag('isSuccess'),
  ...on.times('signInTime'),
}));

export const answers = crudAnswers(accountApi, null, {
  profile: async (_query, context) =>
    toProfile((await db.accounts.open()).one(context.user.id), context),
  saveProfile: async (body, context) => {
    const stored = (await db.accounts.open()).one(context.user.id);
    const check = checks(body);
    const fields = check.done({
      name: check.text('name', { required: true, max: 64 }),
      email: check.text('email', { max: 256 }),
      phoneNumber: check.mobile('phoneNumber', false),
      introduction: check.optional('introduction', { max: 200 }),
      avatar: await readAvatar(check, stored),
    });
    refuseFaults(await nameFaults(stored.id, { ...stored, ...fields }));
    return toProfile(db.accounts.update(stored, body, fields), context);
  },
  changePassword: async (body, { user }) => {
    const check = checks(body);
    const current = readPassword(check, 'currentPassword');
    const password = readPassword(check, 'newPassword');
    check.done();
    const stored = (await db.accounts.open()).one(user.id);
    if (current !== stored.password) refuseFaults([passwordMismatch()]);
    refuseFaults(passwordFaults(password));
    db.accounts.save({ ...stored, password });
  },
  signIns: async (query, { user }) => {
    const all = (await db.signIns.open()).all().filter(({ userId }) => userId === user.id);
    const withoutUser = ({ userId: _user, ...row }: StoredSignIn): SignIn => row;
    // Of those within one second, too, the last one comes first.
    return paginate('SignInLog', all.toReversed().map(withoutUser), {
      query,
      conditions: signInConditions,
      sort: { field: 'signInTime', down: true },
    });
  },
});
