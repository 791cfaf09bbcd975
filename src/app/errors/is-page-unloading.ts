/** Calls that end because their page is being left fail as if the network were gone; this long they are not believed. */
const doubtMs = 5_000;
let leftAt = -Infinity;
window.addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

export const isPageUnloading = () => performance.now() - leftAt < doubtMs;
