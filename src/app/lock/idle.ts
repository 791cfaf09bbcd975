import { create } from 'zustand';
import { activityKey, lockMs } from '@/config/limits';
import { local } from '@/lib/storage';
import { readIdleDigest, lockScreen, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';

/** The duration of the countdown before the screen locks itself. */
const idleWarningMs = 60_000;
/** The minimum interval at which activity is reported to other tabs. */
const activityPauseMs = 5_000;

/** When the screen will lock itself; null until the countdown starts. */
export const useIdle = create<{ lockAt: number | null }>(() => ({ lockAt: null }));

/** The last activity in all tabs. A time in the future means that the clock was set back; now is used instead. */
function lastActivity(): number {
  const stored = Number(local.read(activityKey));
  return stored > 0 && stored <= Date.now() ? stored : recordActivity();
}

let recordedAt = 0;
function recordActivity(): number {
  recordedAt = Date.now();
  local.write(activityKey, String(recordedAt));
  return recordedAt;
}

let timer: ReturnType<typeof setTimeout> | undefined;
const scheduleCheck = (time: number) => {
  timer = setTimeout(checkIdle, time - Date.now());
};

/** All tabs use the deadline as the time of the lock, so that tabs that lock at the same time write the same lock. */
function lock(deadline: number) {
  const now = Date.now();
  lockScreen(readIdleDigest(), now - deadline < lockMs ? deadline : now);
}

/** How long the user may be idle; Infinity when the automatic lock is off. */
function allowedMs(): number {
  const { idleLockMinutes } = useSettings.getState();
  const isOff = !idleLockMinutes || useLock.getState().locked || !useSession.getState().userName;
  return isOff ? Infinity : idleLockMinutes * 60_000;
}

/** Locks the screen or starts the countdown when it is due, and schedules the next check. */
function checkIdle() {
  clearTimeout(timer);
  const allowed = allowedMs();
  const deadline = allowed === Infinity ? Infinity : lastActivity() + allowed;
  const warnAt = deadline - idleWarningMs;
  const now = Date.now();
  const isClose = now >= warnAt && now < deadline;
  useIdle.setState({ lockAt: isClose ? deadline : null });
  if (now >= deadline) lock(deadline);
  else if (deadline < Infinity) scheduleCheck(isClose ? deadline : warnAt);
}

/** Records user activity. Activity after the deadline is ignored, e.g. when the computer wakes up. */
function onActivity() {
  const allowed = allowedMs();
  if (allowed === Infinity) return;
  const isCounting = useIdle.getState().lockAt !== null;
  if (!isCounting && Date.now() - recordedAt < activityPauseMs) return;
  if (Date.now() < lastActivity() + allowed) recordActivity();
  checkIdle();
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export function watchIdle() {
  for (const type of activityEvents) {
    window.addEventListener(type, onActivity, { capture: true, passive: true });
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === activityKey && useIdle.getState().lockAt !== null) checkIdle();
  });
  document.addEventListener('visibilitychange', checkIdle);
  useSettings.subscribe((now, before) => {
    if (now.idleLockMinutes === before.idleLockMinutes) return;
    recordActivity();
    checkIdle();
  });
  useLock.subscribe((now, before) => {
    if (now.locked === before.locked) return;
    // Unlocking counts as activity.
    if (!now.locked) recordActivity();
    checkIdle();
  });
  // The password of the automatic lock is known once the user is loaded.
  useSession.subscribe((now, before) => now.userName !== before.userName && checkIdle());
  checkIdle();
}
