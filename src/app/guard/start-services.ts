import { retryStylesheet } from '@/app/errors/retry-stylesheet';
import { requireUnlocked } from '@/app/lock/watch-lock';
import { followOtherTabs } from '@/app/session/cross-tab';
import { themeApplied } from '@/app/theme/applied-theme';
import './progress-bar';

// Added before the first page loads its styles. Error events of link elements do not bubble, so it listens while capturing.
addEventListener('error', retryStylesheet, true);

/** Starts what every page needs and waits until the theme is applied and the screen is unlocked. */
export async function startServices(): Promise<void> {
  followOtherTabs();
  await Promise.all([themeApplied, requireUnlocked()]);
}
