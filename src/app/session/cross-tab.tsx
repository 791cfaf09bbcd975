import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { languages } from '@/config/languages';
import { grantsKey, settingsKey, storageKeys } from '@/config/limits';
import { changeLanguage, currentLanguage, t } from '@/i18n';
import { cookies, local } from '@/lib/storage';
import { isCurrentSession } from '@/stores/current-session';
import { reloadPermissions } from '@/stores/current-user-permissions';
import { hasUnsavedWork } from '@/stores/dirty';
import { pauseRequests } from '@/stores/request-gate';
import { adoptRenewedToken, useSession } from '@/stores/session';
import { reloadSettings, densities, setDensity } from '@/stores/settings';
import { parseSubstation, substationTitle, useSubstations } from '@/stores/substations';
import { openOverlay } from '@/ui/overlay/overlays';
import { confirmLeave } from './leave';
import { UserChanged } from './user-changed';

/** Local storage: the language, because a change of its cookie sends no event to other tabs. */
const languageKey = 'languageChosen';

/** Blocks this tab when another tab has signed out or signed in as somebody else, who must not see this data. */
function checkUser() {
  adoptRenewedToken();
  if (useSession.getState().token === null || isCurrentSession()) return;
  pauseRequests('user');
  openOverlay('alert', (element) => createRoot(element).render(<UserChanged />));
}

/** The last choice of a sub-station in another tab that this one has followed or asked about. */
let announced: string | null = null;

/** Reloads for the sub-station that another tab has chosen; with unsaved work, the user decides when. */
async function followSubstation(text: string | null) {
  const { chosen, switching } = useSubstations.getState();
  const other = parseSubstation(text);
  if (switching || !other || String(other.id) === String(chosen.id)) return;
  if (!isCurrentSession()) return;
  announced = text;
  const reason = t('elements.switcher.followed', { name: substationTitle(other) });
  if (await confirmLeave(undefined, reason)) location.reload();
}

function followLanguage(text: string | null) {
  const language = languages.find((one) => one === text);
  if (language && language !== currentLanguage()) void changeLanguage(language);
}

function followDensity(text: string | null) {
  const density = densities.find((one) => one === text);
  if (density) setDensity(density);
}

/** The last change of grants that this tab has followed; undefined until it has caught up after its start. */
let followedGrants: string | null | undefined;

/**
 * A page that the user may not open any more would close with what is unsaved there, so that this waits for it. Errors are
 * ignored: until the new permissions are loaded, the server rejects forbidden requests.
 */
async function loadPermissions() {
  if (hasUnsavedWork()) await (await import('@/elements/access/when-saved')).whenSaved();
  if (isCurrentSession()) await reloadPermissions();
}

function followPermissions(changedAt: string | null) {
  followedGrants = changedAt;
  if (isCurrentSession()) loadPermissions().catch(() => undefined);
}

/** Follows a change of grants since this tab has begun to load, or since the last one that it has followed. */
function catchUpWithPermissions() {
  const changedAt = local.read(grantsKey);
  const isNew =
    followedGrants === undefined
      ? Number(changedAt) > performance.timeOrigin
      : changedAt !== followedGrants;
  if (isNew) followPermissions(changedAt);
  else followedGrants = changedAt;
}

/** What this tab does when another tab has changed a stored value. */
const listeners: Record<string, (text: string | null) => unknown> = {
  [storageKeys.token]: checkUser,
  [storageKeys.substation]: followSubstation,
  [storageKeys.density]: followDensity,
  [settingsKey]: reloadSettings,
  [languageKey]: followLanguage,
  [grantsKey]: followPermissions,
};

function onStorage({ key, newValue }: StorageEvent) {
  if (key === null) checkUser();
  else listeners[key]?.(newValue);
}

/** Reads what other tabs have changed while this one was loading or frozen and received no storage events. */
function catchUp() {
  checkUser();
  const substation = local.read(storageKeys.substation);
  // With unsaved work the user is asked once.
  if (substation !== announced) void followSubstation(substation);
  followDensity(local.read(storageKeys.density));
  followLanguage(cookies.read(storageKeys.language));
  if (local.read(settingsKey) !== null) reloadSettings();
  catchUpWithPermissions();
}

let isFollowing = false;

/** Follows changes that other tabs make; a tab gets no storage events for its own changes. */
export function followOtherTabs() {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  i18next.on('languageChanged', (language: string) => local.write(languageKey, language));
  catchUp();
}
