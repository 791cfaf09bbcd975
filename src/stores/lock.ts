import { create } from 'zustand';
import {
  lockFreeTries,
  lockKey,
  lockLongestWaitMs,
  lockMs,
  lockReleaseKey,
  lockRounds,
  lockWaitMs,
} from '@/config/limits';
import { digestPassword, matchesDigest } from '@/lib/password/password-digest';
import { local, parseStored } from '@/lib/storage';
import { ownPrefixes } from './own-prefixes';
import { ownKey } from './own-key';
import { useSession } from './session';

/** What is stored while the screen is locked; wrong tries are counted in it once there are any. */
export interface LockData {
  /** A digest; what is none, like '' after locking itself without one, is opened only by a new sign-in. */
  password: string;
  /** Moment of locking, in ms. */
  time: number;
  wrongTries?: number;
  /** No try counts before this moment. */
  waitUntil?: number;
}

interface Lock {
  locked: boolean;
  /** The dialog that asks for the password to lock with is open. */
  asking: boolean;
  /** That password is for when the screen locks itself; else it locks at once. */
  forIdle: boolean;
  data: LockData | null;
}

const isCount = (value: unknown) => value === undefined || Number.isFinite(value);
const isLockData = (value: unknown): value is LockData =>
  typeof value === 'object' &&
  value !== null &&
  'password' in value &&
  typeof value.password === 'string' &&
  'time' in value &&
  Number.isFinite(value.time) &&
  isCount('wrongTries' in value ? value.wrongTries : undefined) &&
  isCount('waitUntil' in value ? value.waitUntil : undefined);

/** A moment in the future is a clock that was set back: the lock holds. */
export const isOver = ({ time }: LockData) => Date.now() - time > lockMs;
const sameLock = (one: LockData, other: LockData) =>
  one.password === other.password && one.time === other.time;

const stored = () => parseStored(local.read(lockKey), isLockData);

function show(data: LockData | null) {
  useLock.setState({ data, locked: data !== null, ...(data && { asking: false }) });
}

/** A lock that holds, or none; what is over, makes no sense or has nobody to wait for is cleared away. */
function found(): LockData | null {
  const data = stored();
  if (data && !isOver(data) && useSession.getState().token) return data;
  local.remove(lockKey);
  return null;
}

const first = found();
export const useLock = create<Lock>(() => ({
  locked: first !== null,
  asking: false,
  forIdle: false,
  data: first,
}));

/** Opens the dialog in which the user sets a password and locks. */
export const askToLock = () => useLock.setState({ asking: true, forIdle: false });
/** The same dialog for the password with which the screen locks itself. */
export const askIdlePassword = () => useLock.setState({ asking: true, forIdle: true });
export const stopAsking = () => useLock.setState({ asking: false });

function write(data: LockData) {
  local.write(lockKey, JSON.stringify(data));
  show(data);
}

export const lockDigest = (password: string) => digestPassword(password, lockRounds);

const idleKey = () => ownKey(ownPrefixes.idlePassword);
/** What the screen of this user locks itself with; '' when nothing was set. */
export function idleDigest(): string {
  const key = idleKey();
  return (key && local.read(key)) ?? '';
}
export function keepIdleDigest(digest: string) {
  const key = idleKey();
  if (key) local.write(key, digest);
}

/** Locks all tabs of the browser. A lock that another tab has just set stays as it is. */
export function lockWith(digest: string, time = Date.now()) {
  local.remove(lockReleaseKey);
  write(found() ?? { password: digest, time });
}

/** Opens all tabs; the others see by the release that nobody has removed the lock by hand. */
export function release() {
  const { data } = useLock.getState();
  if (data) local.write(lockReleaseKey, String(data.time));
  local.remove(lockKey);
  show(null);
}

// The session takes its lock out of the storage. What it covers stays covered until somebody has signed in anew.
useSession.subscribe(({ token }, before) => {
  if (token !== null && token !== before.token) show(null);
});

/** How long until the next try counts. */
export const waitMs = ({ waitUntil = 0 }: LockData) =>
  Math.min(Math.max(0, waitUntil - Date.now()), lockLongestWaitMs);

function countWrong(data: LockData) {
  const wrongTries = (data.wrongTries ?? 0) + 1;
  const over = wrongTries - lockFreeTries;
  if (over < 0) return write({ ...data, wrongTries });
  const wait = Math.min(lockWaitMs * 2 ** over, lockLongestWaitMs);
  write({ ...data, wrongTries, waitUntil: Date.now() + wait });
}

/** Whether the password is the one the screen was locked with; a wrong one is counted. */
export async function isLockPassword(password: string): Promise<boolean> {
  const { data } = useLock.getState();
  if (!data || waitMs(data) > 0) return false;
  const right = await matchesDigest(password, data.password);
  if (!right) countWrong(data);
  return right;
}

/** Follows what other tabs did. False when somebody has changed or removed the lock by hand. */
export function followLock(): boolean {
  const { data } = useLock.getState();
  const now = stored();
  if (!data) {
    if (now && !isOver(now)) show(now);
    return true;
  }
  if (isOver(data)) {
    release();
    return true;
  }
  if (now && sameLock(now, data)) {
    const fewer = (now.wrongTries ?? 0) < (data.wrongTries ?? 0);
    if (!fewer) show(now);
    return !fewer;
  }
  const released = now === null && local.read(lockReleaseKey) === String(data.time);
  if (released) show(null);
  return released;
}
