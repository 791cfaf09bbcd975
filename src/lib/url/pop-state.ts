type PopStateHandler = (event: PopStateEvent) => void;

let handler: PopStateHandler | null = null;
// A window calls its listeners in the order in which they were added, even those that capture.
window.addEventListener('popstate', (event) => handler?.(event));

/** Sets what handles a step in the history before the router does. The router imports this module before it listens. */
export function setPopStateHandler(next: PopStateHandler | null) {
  handler = next;
}
