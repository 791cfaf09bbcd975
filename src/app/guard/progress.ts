import './progress.css';

interface Bar {
  start: () => unknown;
  done: () => unknown;
}

let bar: Bar | null = null;
let running = 0;

/** Hands in the bar itself, which comes with the code of the console: the sign-in does not wait for it. */
export function drawProgress(given: Bar) {
  bar = given;
  if (running > 0) bar.start();
}

/** The thin bar on top; it ends when every navigation that started it has settled. */
export const progress = {
  start() {
    running += 1;
    bar?.start();
  },
  done() {
    running = Math.max(0, running - 1);
    if (running === 0) bar?.done();
  },
};
