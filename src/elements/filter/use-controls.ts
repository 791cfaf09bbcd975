import { useEffect, useState } from 'react';

type Controls = typeof import('./filter-control');
let loaded: Controls | undefined;

/** Fetches the controls' code ahead of its first use; a failure is left to the first use. */
export const preloadControls = () => {
  load().catch(() => undefined);
};

async function load(): Promise<Controls> {
  loaded = await import('./filter-control');
  return loaded;
}

/**
 * The controls, or undefined until their code has come. A state instead of `lazy`: React would hold back
 * what a Suspense fallback reveals, and would remember a failed load for ever.
 */
export function useFilterControls() {
  const [controls, setControls] = useState(loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (controls || failed) return;
    load().then(setControls, () => setFailed(true));
  }, [controls, failed]);
  return { controls, failed, retry: () => setFailed(false) };
}
