import { create } from 'zustand';
import { env } from '@/config/env';

/** The interval at which an open window checks for a newer build. */
const versionCheckMs = 600_000;
/** The time until the question is repeated after 稍后. */
const versionQuietMs = 3_600_000;

/** Whether the host serves another build than the one that is running. */
export const useVersion = create<{ outdated: boolean }>(() => ({ outdated: false }));

let quietUntil = 0;
/** Hides the offer to reload; it appears again after a while. */
export function postponeVersion() {
  quietUntil = Date.now() + versionQuietMs;
  useVersion.setState({ outdated: false });
}

/** The id of the running build; '' in development. */
export const buildId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

const buildMeta = /<meta name="build" content="([^"]*)"/;

/** The id of the build that the host serves; null when the request fails. */
export async function fetchLatestBuild(): Promise<string | null> {
  try {
    const page = await fetch(`${env.basePath}/`, { cache: 'no-store' });
    return page.ok ? (buildMeta.exec(await page.text())?.[1] ?? '') : null;
  } catch {
    return null;
  }
}

async function checkVersion(): Promise<void> {
  const [own, latest] = [buildId(), await fetchLatestBuild()];
  // The error pages of a host contain no build id.
  if (own && latest && latest !== own) useVersion.setState({ outdated: true });
}

/** Checks regularly, and whenever the window becomes visible. Returns a function that stops it. */
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
