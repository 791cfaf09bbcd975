/** Runs in the page before everything else: `meter` times what the user sees, from the event to the paint. */
export function meter() {
  const channel = new MessageChannel();
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  /** A message sent while a frame is being made arrives once it is painted. */
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        waiting.push(done);
        channel.port2.postMessage(0);
      });
    });
  const nextFrame = () => new Promise(requestAnimationFrame);
  const seen = async (selector, count) => {
    while (document.querySelectorAll(selector).length < count) await nextFrame();
    await painted();
  };

  const tasks = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const events = [];
  new PerformanceObserver((list) => {
    events.push(...list.getEntries().map(({ name, duration }) => ({ name, duration })));
  }).observe({ type: 'event', durationThreshold: 16 });

  const spans = {};
  let pressed = 0;
  const span = (name, from) =>
    void painted().then(() => (spans[name] ??= []).push(performance.now() - from));
  // A key is pressed before its character is there: the clock runs from the press.
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener('input', () => span('input', pressed), true);
  addEventListener('click', ({ timeStamp }) => span('click', timeStamp), true);

  window.meter = {
    painted,
    /** Resolves once `count` elements of `selector` are painted. */
    seen,
    /** What was noted since the last call. */
    async take() {
      await painted();
      const taken = {
        tasks: tasks.splice(0),
        events: events.splice(0),
        input: spans.input?.splice(0) ?? [],
        click: spans.click?.splice(0) ?? [],
      };
      return taken;
    },
    /** Milliseconds from a click on `button` to the paint with `count` elements of `selector`. */
    async until(button, selector, count = 1) {
      const start = performance.now();
      document.querySelector(button).click();
      await seen(selector, count);
      return performance.now() - start;
    },
    /** The same for the next click, which the user makes. */
    untilSeen: (selector, count) =>
      new Promise((done) => {
        const watch = async ({ timeStamp }) => {
          await seen(selector, count);
          done(performance.now() - timeStamp);
        };
        addEventListener('pointerdown', (event) => void watch(event), {
          capture: true,
          once: true,
        });
      }),
    /** Scrolls a box by `step` px a frame and answers how long the frames took. */
    async scroll(box, step, frames) {
      const spent = [];
      let last = await nextFrame();
      for (let at = 0; at < frames; at += 1) {
        document.querySelector(box).scrollTop += step;
        const now = await nextFrame();
        spent.push(now - last);
        last = now;
      }
      await painted();
      return spent;
    },
  };
}
