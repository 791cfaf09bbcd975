import NProgress from 'nprogress';
import { setProgressBar } from './progress';
import { progressTemplate } from '@/app/theme/style-policy';

NProgress.configure({
  template: progressTemplate,
  barSelector: '.bar',
  showSpinner: false,
  trickle: false,
  speed: 150,
});
setProgressBar(NProgress);
