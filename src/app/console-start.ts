import { followOtherTabs } from './cross-tab';
import { passLock } from './lock/watch-lock';
import { painted } from './settings/painted';

/** Before anything of the console shows: its colours, its lock, and an ear for the other tabs of the browser. */
export async function consoleReady(): Promise<void> {
  followOtherTabs();
  await Promise.all([painted, passLock()]);
}
