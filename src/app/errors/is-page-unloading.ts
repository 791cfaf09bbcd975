/** Requests aborted by a reload look like network errors; for this long after `beforeunload` they are ignored. */
const unloadMs = 5_000;
let unloadAt = -Infinity;
window.addEventListener('beforeunload', () => {
  unloadAt = performance.now();
});

export const isPageUnloading = () => performance.now() - unloadAt < unloadMs;
