/** The listeners, observers and timers that are removed from the window after a test file. */
interface Left {
  listeners: Listener[];
  observers: Set<MutationObserver>;
  timers: Set<ReturnType<typeof setTimeout>>;
}
type Listener = [Window | Document, ...Parameters<typeof window.addEventListener>];

const shared: typeof globalThis & { left?: Left } = globalThis;
/** React and user-event add these listeners to the document once, for all files. */
const keptOnDocument = new Set(['selectionchange', 'focus', 'blur']);

function watchListeners(target: Window | Document, { listeners }: Left) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...args: Parameters<typeof window.addEventListener>) => {
    if (target !== document || !keptOnDocument.has(args[0])) listeners.push([target, ...args]);
    add(...args);
  };
}

function watchObservers({ observers }: Left) {
  globalThis.MutationObserver = class extends MutationObserver {
    override observe(...args: Parameters<MutationObserver['observe']>) {
      observers.add(this);
      super.observe(...args);
    }
  };
}

/**
 * Intervals are not tracked: jsdom renders its frames with an interval, and those of the console end with their
 * components.
 */
function watchTimers({ timers }: Left) {
  const start = globalThis.setTimeout;
  const watched = (...args: Parameters<typeof setTimeout>) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(watched, start);
}

/**
 * Keeps one frame requested, so that jsdom never starts its interval of frames again: an interval started under fake
 * timers does not tick after them, and no later test of this worker would get a frame.
 */
function keepFramesRunning() {
  const request = window.requestAnimationFrame.bind(window);
  const next = () => void request(next);
  next();
}

/** Records listeners, observers and timers from now on. */
export function watchWindow() {
  if (shared.left) return;
  shared.left = { listeners: [], observers: new Set(), timers: new Set() };
  watchListeners(window, shared.left);
  watchListeners(document, shared.left);
  watchObservers(shared.left);
  watchTimers(shared.left);
  keepFramesRunning();
}

function endWhatIsLeft({ listeners, observers, timers }: Left) {
  for (const [target, ...args] of listeners.splice(0)) target.removeEventListener(...args);
  observers.forEach((observer) => observer.disconnect());
  observers.clear();
  timers.forEach((timer) => clearTimeout(timer));
  timers.clear();
}

function dropAttributes(element: Element) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/**
 * Restores the window to its state before the first file. Style elements stay, because packages insert them only
 * once.
 */
export function emptyWindow() {
  if (shared.left) endWhatIsLeft(shared.left);
  // The style policy replaces document.createElement; without this, each file would wrap the replacement of the file
  // before.
  Reflect.deleteProperty(document, 'createElement');
  document.body.replaceChildren();
  [document.documentElement, document.body].forEach(dropAttributes);
  document.head.querySelectorAll(':scope > :not(style)').forEach((element) => element.remove());
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}
