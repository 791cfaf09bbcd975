import './progress.css';

interface ProgressBar {
  start: () => unknown;
  done: () => unknown;
}

let bar: ProgressBar | null = null;
let running = 0;

/** Sets the bar, which loads with the code of the console, because the sign-in does not need it. */
export function setProgressBar(loaded: ProgressBar) {
  bar = loaded;
  if (running > 0) bar.start();
}

/** The progress bar at the top. It ends when all navigations that started it have ended. */
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
