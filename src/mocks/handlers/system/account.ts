import { accountApi, signIn as loggedSignIn, type MyProfile } from '@/api/account';
import {
  identityApi,
  type PasswordGrant,
  type RefreshGrant,
  type TokenRequest,
} from '@/api/identity';
import { paginate } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Account } from '@/mocks/domain/account';
import { takeCode } from '@/mocks/domain/captcha';
import {
  lockMs,
  maxFailures,
  nameFaults,
  passwordFaults,
  identityFault,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import { endTokens, findUser } from '@/mocks/domain/users';
import { avatarAddress, avatarPath, readUpload } from '@/mocks/files/attachments';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import { bearerOf } from '@/mocks/server/access';
import { checks, textOf, type Check } from '@/mocks/server/checks';
import { oauthError, untranslated } from '@/mocks/server/errors';
import { tokenSeconds } from '@/mocks/server/faults';
import { mock, type Context, type Received, crudHandlers } from '@/mocks/server/mock';

const refreshSeconds = 14 * 24 * 3600;

const wrongCode = () => oauthError('invalid_grant', textOf('wrongImageCode'));
/** The error is in English in every language, as newer servers send it. */
const wrongPassword = () =>
  oauthError('invalid_grant', untranslated('Invalid username or password!'));
const lockedOut = () => oauthError('invalid_grant', textOf('lockedOut'));
const inactive = () => oauthError('invalid_grant', textOf('inactive'));

function checkForm({ request }: Context, form: Received<TokenRequest>) {
  const type = request.headers.get('content-type') ?? '';
  if (!type.includes('application/x-www-form-urlencoded')) {
    throw oauthError('invalid_request', untranslated('The request must be sent as a form body.'));
  }
  if (form.grant_type !== 'password' && form.grant_type !== 'refresh_token') {
    throw oauthError('unsupported_grant_type', null);
  }
  if (!form.client_id) throw oauthError('invalid_client', null);
  if (form.grant_type === 'refresh_token') return;
  if (!form.username || !form.password) {
    throw oauthError(
      'invalid_request',
      untranslated("The mandatory 'username' or 'password' is missing."),
    );
  }
}

/** Issues the tokens of a sign-in; a refresh token is included only for a scope with `offline_access`. */
async function issueTokens(userName: string, scope: string, signInId: string) {
  const seconds = await tokenSeconds();
  const token = (kind: string, lifetime: number) => ({
    id: `${kind}.${userName}.${crypto.randomUUID()}`,
    userName,
    expiresAt: Date.now() + lifetime * 1000,
    signInId,
  });
  const access = token('mock', seconds);
  (await db.tokens.open()).save(access);
  const body = {
    access_token: access.id,
    token_type: 'Bearer',
    expires_in: seconds,
    scope,
  };
  if (!body.scope.split(' ').includes('offline_access')) return body;
  const refresh = token('refresh', refreshSeconds);
  (await db.refreshTokens.open()).save({ ...refresh, isUsed: false });
  return { ...body, refresh_token: refresh.id };
}

const endSignIn = (signInId: string) => endTokens((token) => token.signInId === signInId);

const invalidToken = () =>
  oauthError('invalid_grant', untranslated('The specified refresh token is no longer valid.'));

/** Exchanges a refresh token. It is valid once; a second use ends the sign-in, because the token may have been stolen. */
async function renew({ refresh_token: id, scope }: Received<RefreshGrant>) {
  const table = await db.refreshTokens.open();
  const found = table.find(String(id));
  if (!found || found.expiresAt <= Date.now()) throw invalidToken();
  if (found.isUsed) {
    await endSignIn(found.signInId);
    throw invalidToken();
  }
  const user = await findUser(found.userName);
  if (!user?.isActive) throw invalidToken();
  table.save({ ...found, isUsed: true });
  return issueTokens(found.userName, scope, found.signInId);
}

/** Counts a wrong password; the fifth one locks the user out. */
async function countFailure(userName: string) {
  const attempts = await db.attempts.open();
  const failed = (attempts.find(userName)?.failed ?? 0) + 1;
  const locks = failed >= maxFailures;
  const lockedUntil = locks ? Date.now() + lockMs : 0;
  attempts.save({ id: userName, failed: locks ? 0 : failed, lockedUntil });
  return locks ? lockedOut() : wrongPassword();
}

/** Throws an error when the account cannot sign in with this password. */
async function admit(user: Account, password: string) {
  const attempts = await db.attempts.open();
  if ((attempts.find(user.userName)?.lockedUntil ?? 0) > Date.now()) throw lockedOut();
  if (password !== user.password) {
    throw user.lockoutEnabled ? await countFailure(user.userName) : wrongPassword();
  }
  if (!user.isActive) throw inactive();
  attempts.discard(user.userName);
}

async function signIn(form: Received<PasswordGrant>, { request }: Context) {
  if (!takeCode(form.codeSerialNumber, form.imageCode)) throw wrongCode();
  const user = await findUser(form.username);
  if (!user) throw wrongPassword();
  try {
    await admit(user, form.password);
  } catch (refusal) {
    await logSignIn(user, false, request);
    throw refusal;
  }
  await logSignIn(user, true, request);
  // `patch` keeps the stamp, so that a sign-in does not conflict with another user's edit of the account.
  (await db.accounts.open()).patch(user.id, { lastSignInTime: wallText() });
  return issueTokens(user.userName, form.scope, crypto.randomUUID());
}

/** The browsers in the order of their tests: the first match counts, because user agents also name other browsers. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Returns a text such as `Chrome 140 / Windows`, or '' for an unknown user agent. */
export function browserOf(userAgent: string): string {
  const browser = browsers
    .map(([name, pattern]) => [name, pattern.exec(userAgent)?.[1]].join(' '))
    .find((text) => /\d$/.test(text));
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(' / ');
}

/** Returns the address that a proxy has added; without one, as in the demo's page, the address is local. */
const ipOf = ({ headers }: Request) =>
  headers.get('x-forwarded-for')?.split(',')[0]?.trim() || '127.0.0.1';

/** Returns the user agent of the request or, because the service worker's copy of a request lacks it, of the page. */
const userAgentOf = ({ headers }: Request) => headers.get('user-agent') ?? navigator.userAgent;

async function logSignIn({ id }: Account, isSuccess: boolean, request: Request) {
  const signIns = await db.signIns.open();
  signIns.save({
    id: signIns.newId(),
    userId: id,
    signInTime: wallText(),
    ip: ipOf(request),
    browser: browserOf(userAgentOf(request)),
    isSuccess,
  });
}

const shownAsStored = pick(
  'id',
  'userName',
  'name',
  'introduction',
  'roles',
  'lastSignInTime',
  'creationTime',
  'concurrencyStamp',
);

async function toProfile(account: Account, { request }: Context): Promise<MyProfile> {
  const uploads = (await db.attachments.open()).all();
  const picture = uploads.find(({ filePath }) => avatarPath(filePath) === account.avatar);
  return {
    ...shownAsStored(account),
    email: account.email || null,
    phoneNumber: account.phoneNumber || null,
    avatarId: picture?.id ?? null,
    avatar: avatarAddress(account.avatar, request),
  };
}

/** Reads the avatar; when the body leaves it out, the stored one stays. */
async function readAvatar(check: Check<'avatarId'>, stored: Account) {
  if (check.value('avatarId') === undefined) return stored.avatar;
  const picture = await readUpload(check, 'avatarId', null);
  return picture && avatarPath(picture.filePath);
}

export const handlers = [
  mock(identityApi.token, { anonymous: true }, async (form, context) => {
    checkForm(context, form);
    return form.grant_type === 'password' ? signIn(form, context) : renew(form);
  }),
  mock(identityApi.logout, { anonymous: true }, async (_query, { request }) => {
    const token = (await db.tokens.open()).find(bearerOf(request) ?? '');
    if (token) await endSignIn(token.signInId);
  }),
  ...crudHandlers(accountApi, null, {
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
      if (current !== stored.password) refuseFaults([identityFault('PasswordMismatch')]);
      refuseFaults(passwordFaults(password));
      db.accounts.save({ ...stored, password });
    },
    signIns: async (query, { user }) => {
      const all = (await db.signIns.open()).all().filter(({ userId }) => userId === user.id);
      // The rows are reversed first, so that the latest comes first also among attempts within the same second.
      const rows = all.toReversed().map(({ userId: _user, ...row }) => row);
      return paginate(accountApi.signIns, query, rows, {
        conditions: (on) => on.filters(loggedSignIn),
        sort: { field: 'signInTime', descending: true },
      });
    },
  }),
];
