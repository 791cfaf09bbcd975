import { useEffect, useState } from 'react';

type Controls = typeof import('./filter-control');
let loaded: Controls | undefined;

/** Loads the code of the controls in advance. The first use handles a failure. */
export const preloadControls = () => {
  load().catch(() => undefined);
};

async function load(): Promise<Controls> {
  loaded = await import('./filter-control');
  return loaded;
}

/**
 * Returns the controls, or undefined until their code has loaded. It does not use `lazy`, because React delays
 * content behind a Suspense fallback and never retries a failed load.
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
