import { create } from 'zustand';
import { activityKey, activityPauseMs, idleWarningMs, lockMs } from '@/config/limits';
import { local } from '@/lib/storage';
import { readIdleDigest, lockScreen, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';

/** When the screen will lock itself, while that is close enough to be counted down; else null. */
export const useIdle = create<{ lockAt: number | null }>(() => ({ lockAt: null }));

/** Of all tabs of the browser; what lies in the future comes from a clock that was set back. */
function lastActivity(): number {
  const stored = Number(local.read(activityKey));
  return stored > 0 && stored <= Date.now() ? stored : note();
}

let told = 0;
function note(): number {
  told = Date.now();
  local.write(activityKey, String(told));
  return told;
}

let timer: ReturnType<typeof setTimeout> | undefined;
const wake = (at: number) => {
  timer = setTimeout(arm, at - Date.now());
};

/** Several tabs may come to this at once: the same moment makes their locks the same. */
function lock(deadline: number) {
  const now = Date.now();
  lockScreen(readIdleDigest(), now - deadline < lockMs ? deadline : now);
}

/** How long nobody may touch anything; Infinity: as long as they like. */
function allowedMs(): number {
  const { idleLockMinutes } = useSettings.getState();
  const off = !idleLockMinutes || useLock.getState().locked || !useSession.getState().userName;
  return off ? Infinity : idleLockMinutes * 60_000;
}

/** Looks how long nobody has touched anything, and comes back when the next thing is due. */
function arm() {
  clearTimeout(timer);
  const allowed = allowedMs();
  const deadline = allowed === Infinity ? Infinity : lastActivity() + allowed;
  const warnAt = deadline - idleWarningMs;
  const now = Date.now();
  const isClose = now >= warnAt && now < deadline;
  useIdle.setState({ lockAt: isClose ? deadline : null });
  if (now >= deadline) lock(deadline);
  else if (deadline < Infinity) wake(isClose ? deadline : warnAt);
}

/** Somebody is there. After the deadline, as on waking from sleep, that comes too late. */
function onActivity() {
  const allowed = allowedMs();
  if (allowed === Infinity) return;
  const isCounting = useIdle.getState().lockAt !== null;
  if (!isCounting && Date.now() - told < activityPauseMs) return;
  if (Date.now() < lastActivity() + allowed) note();
  arm();
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export function watchIdle() {
  for (const sign of signs) {
    window.addEventListener(sign, onActivity, { capture: true, passive: true });
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === activityKey && useIdle.getState().lockAt !== null) arm();
  });
  document.addEventListener('visibilitychange', arm);
  useSettings.subscribe((now, before) => {
    if (now.idleLockMinutes === before.idleLockMinutes) return;
    note();
    arm();
  });
  useLock.subscribe((now, before) => {
    if (now.locked === before.locked) return;
    // Whoever has just unlocked is there.
    if (!now.locked) note();
    arm();
  });
  // Before that nobody knows whose password it would be.
  useSession.subscribe((now, before) => now.userName !== before.userName && arm());
  arm();
}
