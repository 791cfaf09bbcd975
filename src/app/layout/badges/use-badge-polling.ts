import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pause, whenPageIdle } from '@/stores/load-ahead';

/** The pause after the first page is there. */
const badgeDelayMs = 5_000;

/** Keeps the badges of the menu up to date from the moment when the first page is there. */
export function useBadgePolling() {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      await whenPageIdle(client, signal);
      await pause(badgeDelayMs);
      if (signal.aborted) return;
      const { watchWork } = await import('./watch-work');
      if (!signal.aborted) signal.addEventListener('abort', watchWork());
    };
    // Without the code there are no badges.
    start().catch(() => undefined);
    return () => controller.abort();
  }, [client]);
}
