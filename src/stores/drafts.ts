import { draftOwner } from '@/lib/drafts';
import { useSession } from './session';
import { useSubstations } from './substations';

/** Where the drafts of one form are filed: by tenant, user and sub-station, since none may meet another's work. */
export function useDraftKey(form: string | undefined): string | null {
  const tenant = useSession((state) => state.tenant?.id);
  const userName = useSession((state) => state.userName);
  const substation = useSubstations((state) => state.chosen.id);
  return form ? `${draftOwner(tenant, userName)}${substation}|${form}` : null;
}
