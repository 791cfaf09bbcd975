import { service } from './endpoint';
import { dateTime, flag, text } from './properties';
import { record, type QueryOf, type RowOf } from './record';
import type { Id, Stamped, Stored } from './types';

const { get, post, put, page } = service('/api/account', { paging: 'abp', assumed: true });

/** The account of the signed-in user. */
export interface MyProfile extends Stored {
  userName: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  /** Id of the uploaded image; null without one. */
  avatarId: Id | null;
  /** URL of the image. */
  avatar: string | null;
  introduction: string | null;
  roles: string[];
  lastSignInTime: string | null;
}
/** The values that the form edits. */
export type MyProfileInput = Pick<MyProfile, 'name'> &
  Partial<Pick<MyProfile, 'email' | 'phoneNumber' | 'avatarId' | 'introduction'> & Stamped>;

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** An attempt to sign in. */
export const signIn = record(
  '/api/account/sign-in-log',
  {
    signInTime: dateTime({ filter: true, past: true }),
    ip: text(),
    browser: text({ about: 'Browser and system, e.g. `Chrome 140 / Windows`.' }),
    isSuccess: flag({
      filter: true,
      about: 'False for a wrong password or an account that may not sign in.',
    }),
  },
  { without: ['concurrencyStamp', 'creationTime'] },
);
export type SignIn = RowOf<typeof signIn>;

export const accountApi = {
  profile: get<void, MyProfile>('my-profile'),
  saveProfile: put<MyProfileInput, MyProfile>('my-profile'),
  changePassword: post<PasswordChange>('my-profile/change-password'),
  /** The sign-ins of the signed-in user, the latest first. */
  signIns: page<QueryOf<typeof signIn>, SignIn>('sign-in-log'),
};
