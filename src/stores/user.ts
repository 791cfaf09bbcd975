import type { MyProfile } from '@/api/account';
import { ApiError } from '@/api/errors';
import { substationOptionApi, type SubstationOption } from '@/api/substation/substation-option';
import { tenantApi, type UserInfo } from '@/api/tenant';
import { t } from '@/i18n';
import { isId, isRecord } from '@/lib/guards';
import { hashUser } from '@/lib/user-hash';
import { useSession } from './session';
import {
  allSubstations,
  applyUserSubstation,
  chooseSubstation,
  isAllSubstations,
  useSubstations,
  type ChosenSubstation,
} from './substations';
import { cachedTableSettings } from './table-settings';

/** The list of managed sub-stations is invalid: another request may succeed, while another sign-in would not help. */
export class InvalidSubstationsError extends ApiError {
  constructor() {
    super({ kind: 'shape', message: t('errors.managedSubstations') });
  }
}

const hasId = (substation: unknown) => isRecord(substation) && isId(substation.id);

/** The sub-stations that the user manages, with the entry for all of them that some servers send. */
export async function fetchManagedSubstations(): Promise<SubstationOption[]> {
  try {
    const substations = await substationOptionApi.managed(undefined, { quiet: true });
    if (substations.every(hasId)) return substations;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'shape') throw error;
  }
  throw new InvalidSubstationsError();
}

/** Stores the managed sub-stations. When the chosen one is not among them, all are chosen, and the store names the lost one. */
export function setManagedSubstations(substations: SubstationOption[]) {
  const managed = substations.filter(({ id }) => !isAllSubstations(id));
  const find = (one: ChosenSubstation) =>
    isAllSubstations(one.id)
      ? allSubstations
      : managed.find(({ id }) => String(id) === String(one.id));
  const { chosen, former } = useSubstations.getState();
  const lost = [chosen, former].find((one) => one && !find(one)) ?? null;
  useSubstations.setState({ managed, former: null, lost });
  if (isAllSubstations(chosen.id)) return;
  const known = find(chosen);
  if (known?.substationName !== chosen.substationName) chooseSubstation(known ?? allSubstations);
}

/**
 * Loads the profile. The specification gives one message for whatever goes wrong; the client has logged the failure. The
 * console needs the name for the top bar, the watermark and the logs.
 */
async function loadInfo(): Promise<UserInfo> {
  const info = await tenantApi.userInfo(undefined, { quiet: true }).catch(() => null);
  if (info?.name) return info;
  throw new ApiError({ kind: 'shape', message: 'Verification failed, please Login again.' });
}

/** Sends all requests about the user at once, in this order. Errors are handled where a result is awaited. */
function sendRequests() {
  const requests = {
    info: loadInfo(),
    settings: tenantApi.userSettings(undefined, { quiet: true }),
    // The console works with default table settings, so this failure must not prevent the sign-in.
    tables: tenantApi.tableSettings(undefined, { quiet: true }).catch(() => null),
    managed: fetchManagedSubstations(),
  };
  const forget = () => {
    if (prefetched?.requests === requests) prefetched = null;
  };
  for (const request of Object.values(requests)) request.catch(forget);
  return { token: useSession.getState().token, requests };
}

let prefetched: ReturnType<typeof sendRequests> | null = null;

/** Sends the requests of `loadUser` early. When one fails before `loadUser` runs, all are sent again. */
export function prefetchUser() {
  prefetched = sendRequests();
}

/** Loads what the guard needs once per session: user info and settings, then roles, then sub-stations. */
export async function loadUser(roles: string[]): Promise<void> {
  // Responses to requests of another session belong to another user.
  const early = prefetched?.token === useSession.getState().token ? prefetched : null;
  prefetched = null;
  const { requests } = early ?? sendRequests();
  const [info, , tables] = await Promise.all([requests.info, requests.settings, requests.tables]);
  const tableSettings = tables?.items ?? cachedTableSettings(info.userName);
  useSession.setState({ roles, tableSettings });
  applyUserSubstation(hashUser(useSession.getState().tenant?.id, info.userName));
  setManagedSubstations(await requests.managed);
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

/** Copies a saved profile of the signed-in user to the session, which the top bar and the watermark show. */
export function updateProfile(profile: MyProfile) {
  const { name, email, phoneNumber, introduction, avatar } = profile;
  useSession.setState({ name, email, phoneNumber, introduction, avatar });
}
