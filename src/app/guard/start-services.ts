import { followOtherTabs } from '@/app/session/cross-tab';
import { passLock } from '@/app/lock/watch-lock';
import { painted } from '@/app/theme/applied-theme';

/** Before anything of the console shows: its colours, its lock, and an ear for the other tabs of the browser. */
export async function consoleReady(): Promise<void> {
  followOtherTabs();
  await Promise.all([painted, passLock()]);
}
