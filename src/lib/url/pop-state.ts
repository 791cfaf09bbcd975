interface PopState {
  /** Handles a step in the history before the router does. The router imports this module before it listens. */
  handle: ((event: PopStateEvent) => void) | null;
  /** Pending while a step is being undone: the current entry is not that of the open page, so nothing may be written to it. */
  undoing: Promise<void> | null;
}

export const popState: PopState = { handle: null, undoing: null };
// A window calls its listeners in the order in which they were added, even those that capture.
window.addEventListener('popstate', (event) => popState.handle?.(event));
