import { ApiError } from '@/api/errors';
import { tenantApi, type UserInfo } from '@/api/tenant';
import { hashUser } from '@/lib/user-hash';
import { useSession } from './session';
import { takeOwnChoice } from './substations';
import { askManaged, takeManaged } from './managed-substations';
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

/** The calls about the user, sent together in this order; a failure shows where the answer is taken. */
function ask() {
  const calls = {
    info: tenantApi.userInfo(undefined, { quiet: true }).then(checkedUser),
    settings: tenantApi.userSettings(undefined, { quiet: true }),
    // Which columns show is no reason to keep anybody out.
    tables: tenantApi.tableSettings(undefined, { quiet: true }).catch(() => null),
    managed: askManaged(),
  };
  const forget = () => {
    if (asked?.calls === calls) asked = null;
  };
  for (const call of Object.values(calls)) call.catch(forget);
  return { token: useSession.getState().token, calls };
}

let asked: ReturnType<typeof ask> | null = null;

/** Sends the calls of `loadUser` before it is known whether they are needed; one that fails until then is sent again. */
export function askAhead() {
  asked = ask();
}

/** What the guard loads once per session: user info and settings, then roles, then sub-stations. */
export async function loadUser(roles: string[]): Promise<void> {
  // Answers to another session speak of another user.
  const ahead = asked?.token === useSession.getState().token ? asked : null;
  asked = null;
  const { calls } = ahead ?? ask();
  const [info, , tables] = await Promise.all([calls.info, calls.settings, calls.tables]);
  const tableSettings = tables?.items ?? cachedTableSettings(info.userName);
  useSession.setState({ roles, tableSettings });
  takeOwnChoice(hashUser(useSession.getState().tenant?.id, info.userName));
  takeManaged(await calls.managed);
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
