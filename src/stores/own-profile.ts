import type { MyProfile } from '@/api/account';
import { useSession } from './session';

/** After a user has changed the own profile: the frame and the watermark follow. */
export function followProfile(profile: MyProfile) {
  const { name, email, phoneNumber, introduction, avatar } = profile;
  useSession.setState({ name, email, phoneNumber, introduction, avatar });
}
