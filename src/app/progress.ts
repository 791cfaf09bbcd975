import NProgress from 'nprogress';
import './progress.css';
import { progressTemplate } from './style-policy';

NProgress.configure({
  template: progressTemplate,
  barSelector: '.bar',
  showSpinner: false,
  trickle: false,
  speed: 150,
});

let running = 0;

/** The thin bar on top; it ends when every navigation that started it has settled. */
export const progress = {
  start() {
    running += 1;
    NProgress.start();
  },
  done() {
    running = Math.max(0, running - 1);
    if (running === 0) NProgress.done();
  },
};
