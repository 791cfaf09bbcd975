import {
  accountApi,
  type MyProfile,
  type MyProfileInput,
  type PasswordChange,
  type SignIn,
  type SignInQuery,
} from '@/api/account';
import type { Account } from '@/mocks/domain/account';
import { pictureGiven } from '@/mocks/files/attachments';
import { avatarAddress, avatarPath } from '@/mocks/files/avatar';
import { checks } from '@/mocks/server/checks';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import {
  nameFaults,
  passwordFaults,
  passwordMismatch,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { paginate } from '@/mocks/db/paginate';

const maxName = 64;
const maxEmail = 256;
const maxIntroduction = 200;

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
async function readAvatar(check: ReturnType<typeof checks>, avatarId: unknown, stored: Account) {
  if (avatarId === undefined) return stored.avatar;
  const picture = await pictureGiven(check, ['avatarId', avatarId], null);
  return picture && avatarPath(picture.filePath);
}

async function saveProfile(body: Received<MyProfileInput>, context: Context) {
  const stored = (await db.accounts.open()).one(context.user.id);
  const check = checks();
  const fields = {
    name: check.text('name', body.name, { required: true, max: maxName }),
    email: check.text('email', body.email, { max: maxEmail }),
    phoneNumber: check.mobile('phoneNumber', body.phoneNumber, false),
    introduction: check.optional('introduction', body.introduction, { max: maxIntroduction }),
    avatar: await readAvatar(check, body.avatarId, stored),
  };
  check.done();
  refuseFaults(await nameFaults(stored.id, { ...stored, ...fields }));
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  return toProfile(db.accounts.save({ ...stored, ...fields, concurrencyStamp }), context);
}

async function changePassword(body: Received<PasswordChange>, { user }: Context) {
  const check = checks();
  const current = readPassword(check, 'currentPassword', body.currentPassword);
  const password = readPassword(check, 'newPassword', body.newPassword);
  check.done();
  const stored = (await db.accounts.open()).one(user.id);
  if (current !== stored.password) refuseFaults([passwordMismatch()]);
  refuseFaults(passwordFaults(password));
  db.accounts.save({ ...stored, password });
}

const { flag, since, until } = conditionsOn<SignIn>();
const conditions: Conditions<SignInQuery, SignIn> = {
  isSuccess: flag('isSuccess'),
  signInTimeBegin: since('signInTime'),
  signInTimeEnd: until('signInTime'),
};

export const answers = crudAnswers(
  accountApi,
  {},
  {
    profile: async (_query, context) =>
      toProfile((await db.accounts.open()).one(context.user.id), context),
    saveProfile,
    changePassword,
    signIns: async (query, { user }) => {
      const all = (await db.signIns.open()).all().filter(({ userId }) => userId === user.id);
      // Of those within one second, too, the last one comes first.
      const rows = all.toReversed().map(({ userId: _user, ...row }) => row);
      const sort = { field: 'signInTime', down: true };
      return paginate('SignInLog', rows, { query, conditions, sort });
    },
  },
);
