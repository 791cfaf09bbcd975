import { service } from './endpoint';
import type { Id, PageQuery, Stamped, Stored } from './types';

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
export interface SignIn {
  id: Id;
  signInTime: string;
  ip: string;
  /** Browser and system, e.g. `Chrome 140 / Windows`. */
  browser: string;
  /** False for a wrong password or an account that may not sign in. */
  isSuccess: boolean;
}
interface SignInQuery extends PageQuery {
  isSuccess?: boolean;
  signInTimeBegin?: string;
  signInTimeEnd?: string;
}

export const accountApi = {
  profile: get<void, MyProfile>('my-profile'),
  saveProfile: put<MyProfileInput, MyProfile>('my-profile'),
  changePassword: post<PasswordChange>('my-profile/change-password'),
  /** The sign-ins of the signed-in user, the latest first. */
  signIns: page<SignInQuery, SignIn>('sign-in-log'),
};
