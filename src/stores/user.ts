import { ApiError } from '@/api/errors';
import { tenantApi, type UserInfo } from '@/api/tenant';
import { userCode } from '@/lib/user-code';
import { useSession } from './session';
import { takeOwnChoice } from './substations';
import { loadManagedSubstations } from './managed-substations';
import { cachedTableSettings } from './table-setting-cache';

/**
 * A user without a name cannot be greeted, watermarked or held to account: the server is not well. The text of the
 * specification stands for an empty profile only; a request that fails is told in the server's own words.
 */
function checkedUser(info: UserInfo | '' | null): UserInfo {
  if (!info || !info.name) {
    throw new ApiError({ kind: 'shape', message: 'Verification failed, please Login again.' });
  }
  return info;
}

/** What the guard loads once per session: user info and settings, then roles, then sub-stations. */
export async function loadUser(roles: string[]): Promise<void> {
  const [info, , tables] = await Promise.all([
    tenantApi.userInfo(undefined, { quiet: true }).then(checkedUser),
    tenantApi.userSettings(undefined, { quiet: true }),
    // Which columns show is no reason to keep anybody out.
    tenantApi.tableSettings(undefined, { quiet: true }).catch(() => null),
  ]);
  const tableSettings = tables?.items ?? cachedTableSettings(info.userName);
  useSession.setState({ roles, tableSettings });
  takeOwnChoice(userCode(useSession.getState().tenant?.id, info.userName));
  await loadManagedSubstations();
  const { name, userName, avatar, introduction, isPlatformUser, companyId, email, phoneNumber } =
    info;
  useSession.setState({
    name,
    userName,
    avatar,
    introduction,
    isPlatformUser,
    companyId,
    email,
    phoneNumber,
  });
}
