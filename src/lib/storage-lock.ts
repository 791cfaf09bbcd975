import { isRecord, isString } from './guards';
import { local, parseStored } from './storage';

/** Who holds a lock, and until when at most: a tab that is closed meanwhile does not release it. */
interface Holder {
  id: string;
  until: number;
}
const isHolder = (value: unknown): value is Holder =>
  isRecord(value) && isString(value.id) && Number.isFinite(value.until);

const maxHeldMs = 20_000;
/** Within this time all tabs see what one of them has written. */
const settleMs = 200;
const pause = () => new Promise((resolve) => setTimeout(resolve, settleMs));

/** Whether somebody holds the lock. A time too far ahead means that the clock was set back. */
function isHeld(key: string): boolean {
  const holder = parseStored(local.read(key), isHolder);
  const remainingMs = (holder?.until ?? 0) - Date.now();
  return remainingMs > 0 && remainingMs <= maxHeldMs;
}

/**
 * Runs a function in one tab at a time, without Web Locks, which pages without https do not have. Tabs that write at the
 * same time find out after a moment which of them was the last.
 */
export async function withStorageLock(key: string, run: () => Promise<void>): Promise<void> {
  const id = `${Date.now()} ${Math.random()}`;
  const isOwn = () => parseStored(local.read(key), isHolder)?.id === id;
  while (!isOwn()) {
    if (!isHeld(key)) local.write(key, JSON.stringify({ id, until: Date.now() + maxHeldMs }));
    await pause();
  }
  try {
    await run();
  } finally {
    if (isOwn()) local.remove(key);
  }
}
