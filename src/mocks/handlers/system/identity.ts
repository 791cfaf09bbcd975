import { identityApi, type TokenRequest } from '@/api/identity';
import type { Account } from '@/mocks/domain/account';
import { bearerOf } from '@/mocks/server/access';
import { wallText } from '@/mocks/lib/clock';
import { takeCode } from '@/mocks/domain/captcha';
import { db } from '@/mocks/db/db';
import { OAuthError, same } from '@/mocks/server/errors';
import { lockMs, maxFailures } from '@/mocks/domain/identity-rules';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { findUser } from '@/mocks/domain/users';
import { logSignIn } from './sign-in-log';

const tokenSeconds = 8 * 3600;

const wrongCode = () =>
  new OAuthError('invalid_grant', { zh: '验证码错误', en: 'The image code is incorrect.' });
/** The newer servers say this in English whatever the language. */
const wrongPassword = () => new OAuthError('invalid_grant', same('Invalid username or password!'));
const lockedOut = () =>
  new OAuthError('invalid_grant', {
    zh: '登录失败,用户账户已被锁定.请稍后再试.',
    en: 'The user account has been locked out due to invalid login attempts. Please wait a while and try again.',
  });
const inactive = () =>
  new OAuthError('invalid_grant', {
    zh: '无法登录！您的账号未激活或需要验证邮箱地址/手机号。',
    en: 'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.',
  });

function checkForm({ request }: Context, form: Received<TokenRequest>) {
  const type = request.headers.get('content-type') ?? '';
  if (!type.includes('application/x-www-form-urlencoded')) {
    throw new OAuthError('invalid_request', same('The request must be sent as a form body.'));
  }
  if (form.grant_type !== 'password') throw new OAuthError('unsupported_grant_type', null);
  if (!form.client_id) throw new OAuthError('invalid_client', null);
  if (!form.username || !form.password) {
    throw new OAuthError(
      'invalid_request',
      same("The mandatory 'username' or 'password' is missing."),
    );
  }
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

/** Throws what keeps the account from signing in with this password. */
async function admit(user: Account, password: string) {
  const attempts = await db.attempts.open();
  if ((attempts.find(user.userName)?.lockedUntil ?? 0) > Date.now()) throw lockedOut();
  if (password !== user.password) {
    throw user.lockoutEnabled ? await countFailure(user.userName) : wrongPassword();
  }
  if (!user.isActive) throw inactive();
  attempts.discard(user.userName);
}

async function signIn(form: Received<TokenRequest>, { request }: Context) {
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
  // No edit: whoever signs in at the same moment, or edits the account, is not overtaken by it.
  (await db.accounts.open()).patch(user.id, { lastSignInTime: wallText() });
  const token = `mock.${user.userName}.${crypto.randomUUID()}`;
  const expiresAt = Date.now() + tokenSeconds * 1000;
  (await db.tokens.open()).save({ id: token, userName: user.userName, expiresAt });
  return token;
}

export const answers = [
  mock(identityApi.token, { anonymous: true }, async (form, context) => {
    checkForm(context, form);
    return {
      access_token: await signIn(form, context),
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      scope: form.scope,
    };
  }),
  mock(identityApi.logout, { anonymous: true }, async (_query, { request }) => {
    const tokens = await db.tokens.open();
    const bearer = bearerOf(request);
    if (bearer) tokens.discard(bearer);
  }),
];
