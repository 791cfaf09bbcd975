import { create } from 'zustand';
import { versionCheckMs, versionQuietMs } from '@/config/limits';

/** Whether the host holds another build than the one this window came from. */
export const useVersion = create<{ outdated: boolean }>(() => ({ outdated: false }));

let quietUntil = 0;
/** Not now; it is offered again after a while. */
export function postponeVersion() {
  quietUntil = Date.now() + versionQuietMs;
  useVersion.setState({ outdated: false });
}

/** Names the build this window runs; '' while developing. */
export const buildId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

const written = /<meta name="build" content="([^"]*)"/;

/** The build that the host gives out now; null when it cannot be asked. */
export async function latestBuild(): Promise<string | null> {
  try {
    const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return page.ok ? (written.exec(await page.text())?.[1] ?? '') : null;
  } catch {
    return null;
  }
}

export async function checkVersion(): Promise<void> {
  const [own, latest] = [buildId(), await latestBuild()];
  // A host in trouble answers pages of its own: they name no build.
  if (own && latest && latest !== own) useVersion.setState({ outdated: true });
}

/** Asks now and then, and whenever the window comes back into view; answers how to stop. */
export function watchVersion(): () => void {
  const check = () => {
    if (!document.hidden && Date.now() >= quietUntil) void checkVersion();
  };
  const timer = setInterval(check, versionCheckMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
