import { create } from 'zustand';
import { lockKey, lockMs, lockReleaseKey } from '@/config/limits';
import { isRecord, isString } from '@/lib/guards';
import { digestPassword, matchesDigest } from '@/lib/password';
import { local, parseStored } from '@/lib/storage';
import { perUserKey, userKeyPrefixes } from './per-user';
import { onSessionChange, useSession } from './session';

export const lockRounds = 600_000;
/** The number of wrong passwords without a delay; each further one doubles the delay. */
const lockFreeTries = 5;
const lockWaitMs = 30_000;
const lockLongestWaitMs = 900_000;

/** The stored state of a locked screen. */
export interface LockData {
  /** A digest. '' means that the screen locked itself without a password; only a new sign-in unlocks it. */
  password: string;
  /** When the screen was locked, in ms. */
  time: number;
  wrongTries?: number;
  /** Passwords are rejected before this time. */
  waitUntil?: number;
}

interface Lock {
  locked: boolean;
  /** Whether the dialog that sets the lock password is open. */
  isDialogOpen: boolean;
  /** Whether the dialog sets the password of the automatic lock; otherwise it locks the screen. */
  forIdle: boolean;
  data: LockData | null;
}

const isCount = (value: unknown) => value === undefined || Number.isFinite(value);
const isLockData = (value: unknown): value is LockData =>
  isRecord(value) &&
  isString(value.password) &&
  Number.isFinite(value.time) &&
  isCount(value.wrongTries) &&
  isCount(value.waitUntil);

/** Whether a lock has expired. A time in the future means that the clock was set back; the lock stays. */
const isExpired = ({ time }: LockData) => Date.now() - time > lockMs;
const isSameLock = (one: LockData, other: LockData) =>
  one.password === other.password && one.time === other.time;

const stored = () => parseStored(local.read(lockKey), isLockData);

function show(data: LockData | null) {
  useLock.setState({ data, locked: data !== null, ...(data && { isDialogOpen: false }) });
}

/** The current lock. A lock that has expired, is invalid or belongs to no session is removed. */
function currentLock(): LockData | null {
  const data = stored();
  if (data && !isExpired(data) && useSession.getState().token) return data;
  local.remove(lockKey);
  return null;
}

const initial = currentLock();
export const useLock = create<Lock>(() => ({
  locked: initial !== null,
  isDialogOpen: false,
  forIdle: false,
  data: initial,
}));

/** Opens the dialog that sets a password and locks the screen. */
export const openLockDialog = () => useLock.setState({ isDialogOpen: true, forIdle: false });
/** Opens the dialog that sets the password of the automatic lock. */
export const openIdlePasswordDialog = () => useLock.setState({ isDialogOpen: true, forIdle: true });
export const closeLockDialog = () => useLock.setState({ isDialogOpen: false });

function write(data: LockData) {
  local.write(lockKey, JSON.stringify(data));
  show(data);
}

export const lockDigest = (password: string) => digestPassword(password, lockRounds);

const idleKey = () => perUserKey(userKeyPrefixes.idlePassword);
/** The digest with which the screen of this user locks itself; '' when the user has not set a password. */
export function readIdleDigest(): string {
  const key = idleKey();
  return (key && local.read(key)) ?? '';
}
export function saveIdleDigest(digest: string) {
  const key = idleKey();
  if (key) local.write(key, digest);
}

/** Locks all tabs of this browser. A lock that another tab has just set stays unchanged. */
export function lockScreen(digest: string, time = Date.now()) {
  local.remove(lockReleaseKey);
  write(currentLock() ?? { password: digest, time });
}

/** Unlocks all tabs. The release key tells the other tabs that the lock was not deleted by hand. */
export function unlockScreen() {
  const { data } = useLock.getState();
  if (data) local.write(lockReleaseKey, String(data.time));
  local.remove(lockKey);
  show(null);
}

// The session removes its lock from the storage. The page stays covered until somebody has signed in again.
onSessionChange((token) => {
  if (token !== null) show(null);
});

/** How long passwords are rejected from now on. */
export const remainingWaitMs = ({ waitUntil = 0 }: LockData) =>
  Math.min(Math.max(0, waitUntil - Date.now()), lockLongestWaitMs);

function countWrongTry(data: LockData) {
  const wrongTries = (data.wrongTries ?? 0) + 1;
  const excess = wrongTries - lockFreeTries;
  if (excess < 0) return write({ ...data, wrongTries });
  const wait = Math.min(lockWaitMs * 2 ** excess, lockLongestWaitMs);
  write({ ...data, wrongTries, waitUntil: Date.now() + wait });
}

/** Whether the password unlocks the screen; a wrong one is counted. */
export async function isLockPassword(password: string): Promise<boolean> {
  const { data } = useLock.getState();
  if (!data || remainingWaitMs(data) > 0) return false;
  const isRight = await matchesDigest(password, data.password);
  if (!isRight) countWrongTry(data);
  return isRight;
}

/** Applies what other tabs did. Returns false when the lock was changed or deleted by hand. */
export function syncLock(): boolean {
  const { data } = useLock.getState();
  const now = stored();
  if (!data) {
    if (now && !isExpired(now)) show(now);
    return true;
  }
  if (isExpired(data)) {
    unlockScreen();
    return true;
  }
  if (now && isSameLock(now, data)) {
    const hasFewerTries = (now.wrongTries ?? 0) < (data.wrongTries ?? 0);
    if (!hasFewerTries) show(now);
    return !hasFewerTries;
  }
  const isReleased = now === null && local.read(lockReleaseKey) === String(data.time);
  if (isReleased) show(null);
  return isReleased;
}
