import { service } from './endpoint';
import type { Id, PageQuery } from './types';

const { get, post, put, page } = service('/api/account', { paging: 'abp', assumed: true });

/** The signed-in user's own account. */
export interface MyProfile {
  id: Id;
  userName: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  /** The uploaded picture; null for none. */
  avatarId: Id | null;
  /** Address of the picture. */
  avatar: string | null;
  introduction: string | null;
  roles: string[];
  lastSignInTime: string | null;
  creationTime: string;
  concurrencyStamp: string;
}
/** What the form edits. */
export type MyProfileInput = Pick<MyProfile, 'name'> &
  Partial<
    Pick<MyProfile, 'email' | 'phoneNumber' | 'avatarId' | 'introduction' | 'concurrencyStamp'>
  >;

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** One attempt to sign in. */
export interface SignIn {
  id: Id;
  signInTime: string;
  ip: string;
  /** Browser and system, e.g. `Chrome 140 / Windows`. */
  browser: string;
  /** False: the password was wrong, or the account could not be used. */
  isSuccess: boolean;
}
export interface SignInQuery extends PageQuery {
  isSuccess?: boolean;
  signInTimeBegin?: string;
  signInTimeEnd?: string;
}

export const accountApi = {
  profile: get<void, MyProfile>('my-profile'),
  saveProfile: put<MyProfileInput, MyProfile>('my-profile'),
  changePassword: post<PasswordChange>('my-profile/change-password'),
  /** The caller's own, the latest first. */
  signIns: page<SignInQuery, SignIn>('sign-in-log'),
};
