import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { grantsKey, languageKey, settingsKey, storageKeys } from '@/config/limits';
import { changeLanguage, currentLanguage, languages } from '@/i18n';
import { local, parseStored } from '@/lib/storage';
import { pauseRequests } from '@/stores/request-gate';
import { densities, setDensity } from '@/stores/density';
import { isCurrentSession } from '@/stores/current-session';
import { reloadPermissions } from '@/stores/current-user-permissions';
import { useSession } from '@/stores/session';
import { reloadSettings } from '@/stores/settings';
import { useSubstations } from '@/stores/substations';
import { openOverlay } from '@/ui/overlay/overlays';
import { confirmLeave } from './leave';
import { UserChanged } from './user-changed';

/** Somebody else is signed in now, or nobody: what this tab shows is not theirs, and no call may tell them more. */
function checkUser() {
  if (useSession.getState().token === null || isCurrentSession()) return;
  pauseRequests('user');
  openOverlay('alert', false, (element) => createRoot(element).render(<UserChanged />));
}

const hasId = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Goes to the sub-station that another tab has chosen; whoever has unsaved work here may finish it first. */
async function followSubstation(text: string | null) {
  const { chosen, switching } = useSubstations.getState();
  const other = parseStored(text, hasId);
  if (switching || !other || String(other.id) === String(chosen.id)) return;
  if (!isCurrentSession()) return;
  if (await confirmLeave()) location.reload();
}

function followLanguage(text: string | null) {
  const language = languages.find((one) => one === text);
  if (language && language !== currentLanguage()) void changeLanguage(language);
}

function followDensity(text: string | null) {
  const density = densities.find((one) => one === text);
  if (density) setDensity(density);
}

/** The same user may do something else now; until that can be had, the server refuses what is gone. */
function followGrants() {
  if (isCurrentSession()) reloadPermissions().catch(() => undefined);
}

/** What this tab does when another one has stored something else. */
const followers: Record<string, (text: string | null) => unknown> = {
  [storageKeys.token]: checkUser,
  [storageKeys.substation]: followSubstation,
  [storageKeys.density]: followDensity,
  [settingsKey]: reloadSettings,
  [languageKey]: followLanguage,
  [grantsKey]: followGrants,
};

function onStorage({ key, newValue }: StorageEvent) {
  if (key === null) checkUser();
  else followers[key]?.(newValue);
}

let following = false;

/** Events of local storage come from other tabs only: what this one does itself is no news. */
export function followOtherTabs() {
  if (following) return;
  following = true;
  window.addEventListener('storage', onStorage);
  // A tab that was frozen has heard nothing.
  window.addEventListener('pageshow', checkUser);
  document.addEventListener('visibilitychange', checkUser);
  i18next.on('languageChanged', (language: string) => local.write(languageKey, language));
  // Nor has this one before it listened.
  checkUser();
}
