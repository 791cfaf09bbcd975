import demo from '../src/mocks/demo-users.json' with { type: 'json' };

/** The form that the console sends to sign in, with a demo user who has all permissions. */
export const signInForm = {
  grant_type: 'password',
  scope: 'Console',
  client_id: 'Console_App',
  username: 'operator',
  password: demo.password,
  imageCode: demo.captcha,
  codeSerialNumber: 'any',
};
/** Headers that every call of the console has. */
export const baseHeaders = {
  'accept-language': 'zh-Hans',
  language: 'zh-Hans',
  'is-all-substation': '1',
};
