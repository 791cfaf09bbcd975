import { forgetDrafts } from '@/lib/drafts';
import { useSession } from './session';
import { useSubstations } from './substations';

const ownerKey = (tenant: unknown, userName: string) => `${String(tenant)}|${userName}|`;

/** Where the drafts of one form are filed: by tenant, user and sub-station, since none may meet another's work. */
export function useDraftKey(form: string | undefined): string | null {
  const tenant = useSession((state) => state.tenant?.id ?? '');
  const userName = useSession((state) => state.userName);
  const substation = useSubstations((state) => state.chosen.id);
  return form ? `${ownerKey(tenant, userName)}${substation}|${form}` : null;
}

/** For the sign-out, before the session is gone: the next one at this machine finds no work of this user. */
export function forgetOwnDrafts() {
  const { tenant, userName } = useSession.getState();
  forgetDrafts(ownerKey(tenant?.id ?? '', userName));
}
