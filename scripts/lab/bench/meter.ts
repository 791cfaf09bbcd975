/** What must be on the screen: `count` elements that contain the text, the last of them visible. */
export interface Condition {
  selector: string;
  text?: string;
  count?: number;
}
/** A wait from an event to a paint. */
export interface Measured {
  ms: number;
  /** The time of the event. */
  from: number;
  paintedAt: number;
}
interface Meter {
  painted: () => Promise<void>;
  seen: (condition: Condition) => Promise<number>;
  arm: (type: string, condition: Condition) => void;
  measured: () => Promise<Measured>;
  tasksSince: (from?: number, until?: number) => Promise<{ longest: number; blocking: number }>;
  take: () => Promise<{
    tasks: number[];
    events: { name: string; duration: number }[];
    input: number[];
    click: number[];
  }>;
  frames: (count: number) => Promise<number[]>;
  scroll: (box: string, step: number, frames: number) => Promise<number[]>;
  loaded: (time: number) => { scriptKb: number; requests: number; files: number };
}
declare global {
  /** The types of the DOM lack this option of event timing. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    meter: Meter;
    /** The time at which the sign-in form could be used. */
    usable: Promise<number>;
  }
}

/**
 * Runs in the page before its own code. `meter` measures what the user sees: the time from a real mouse or key event
 * to the first paint in which a condition is true.
 */
export function meter() {
  const timeoutMs = 45_000;
  /** Browsers report a task as long from this duration on. */
  const longTaskMs = 50;
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  /** A message posted while a frame is rendered is received after its paint. */
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => {
        waiting.push(done);
        channel.port2.postMessage(0);
      });
    });
  const nextFrame = () => new Promise<number>(requestAnimationFrame);

  const foundOf = ({ selector, text = '' }: Condition) =>
    [...document.querySelectorAll(selector)].filter((one) => one.textContent.includes(text));
  const areFound = (condition: Condition) => foundOf(condition).length >= (condition.count ?? 1);
  const isLastVisible = (condition: Condition) =>
    foundOf(condition).at(-1)?.checkVisibility() === true;
  /** Resolves after the paint in which `condition.count` elements exist and the last of them is visible. */
  const seen = (condition: Condition) =>
    new Promise<number>((resolve, reject) => {
      let isLooking = false;
      const end = () => {
        observer.disconnect();
        clearTimeout(timeout);
      };
      const look = () => {
        if (isLooking || !areFound(condition)) return;
        isLooking = true;
        // Checks visibility inside the frame, which computes styles anyway.
        requestAnimationFrame(() => {
          isLooking = false;
          if (!areFound(condition) || !isLastVisible(condition)) return;
          end();
          waiting.push(() => resolve(performance.now()));
          channel.port2.postMessage(0);
        });
      };
      const observer = new MutationObserver(look);
      const timeout = setTimeout(() => {
        end();
        reject(new Error(`Never seen: ${JSON.stringify(condition)}`));
      }, timeoutMs);
      observer.observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      look();
    });

  const tasks: { startTime: number; duration: number }[] = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
  const events: { name: string; duration: number }[] = [];
  new PerformanceObserver((list) => {
    events.push(...list.getEntries().map(({ name, duration }) => ({ name, duration })));
  }).observe({ type: 'event', durationThreshold: 16 });

  const spans: Record<'input' | 'click', number[]> = { input: [], click: [] };
  let pressed = 0;
  const span = (name: keyof typeof spans, from: number) =>
    void painted().then(() => spans[name].push(performance.now() - from));
  // The keydown event precedes the input event, so the time starts with keydown.
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener('input', () => span('input', pressed), true);
  addEventListener('click', ({ timeStamp }) => span('click', timeStamp), true);

  window.meter = {
    painted,
    seen,
    /** Starts the clock with the next event of this type; `measured` returns the result. */
    arm(type, condition) {
      const taken = new Promise<Measured>((resolve, reject) => {
        const start = ({ timeStamp }: Event) =>
          seen(condition).then(
            (time) => resolve({ ms: time - timeStamp, from: timeStamp, paintedAt: time }),
            reject,
          );
        addEventListener(type, (event) => void start(event), { capture: true, once: true });
      });
      window.meter.measured = () => taken;
    },
    measured: () => Promise.reject(new Error('The clock was not started.')),
    /** The longest task since `from`, and the sum of what each takes beyond `longTaskMs`. */
    async tasksSince(from = 0, until = Infinity) {
      await painted();
      const within = tasks.filter(({ startTime, duration }) => {
        return startTime + duration > from && startTime < until;
      });
      const durations = within.map(({ duration }) => duration);
      return {
        longest: Math.max(0, ...durations),
        blocking: durations.reduce((sum, duration) => sum + duration - longTaskMs, 0),
      };
    },
    /** Returns and clears everything recorded since the last call. */
    async take() {
      await painted();
      return {
        tasks: tasks.splice(0).map(({ duration }) => duration),
        events: events.splice(0),
        input: spans.input.splice(0),
        click: spans.click.splice(0),
      };
    },
    /** Durations of the next frames, from the first scroll event on. */
    async frames(count) {
      await new Promise((done) => addEventListener('scroll', done, { capture: true, once: true }));
      const durations: number[] = [];
      let last = await nextFrame();
      while (durations.length < count) {
        const now = await nextFrame();
        durations.push(now - last);
        last = now;
      }
      return durations;
    },
    /** Scrolls an element by `step` px per frame and returns the duration of each frame. */
    async scroll(box, step, frames) {
      const durations: number[] = [];
      let last = await nextFrame();
      for (let frame = 0; frame < frames; frame += 1) {
        const scrolled = document.querySelector(box);
        if (!scrolled) throw new Error(`Nothing to scroll: ${box}`);
        scrolled.scrollTop += step;
        const now = await nextFrame();
        durations.push(now - last);
        last = now;
      }
      await painted();
      return durations;
    },
    /** Compressed size of scripts, number of requests and number of files that had arrived at a time. */
    loaded(time) {
      // All entries of this type are resource timings.
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const entries = all.filter(({ responseEnd }) => responseEnd <= time);
      const byName = new Map(entries.map((entry) => [new URL(entry.name).pathname, entry]));
      const ending = (end: string) => [...byName].filter(([path]) => path.endsWith(end));
      const scripts = ending('.js');
      return {
        scriptKb: scripts.reduce((sum, [, { encodedBodySize }]) => sum + encodedBodySize, 0) / 1000,
        requests: entries.length + 1,
        files: scripts.length + ending('.css').length,
      };
    },
  };
}
