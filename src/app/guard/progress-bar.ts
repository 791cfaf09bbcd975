import NProgress from 'nprogress';
import { drawProgress } from './progress';
import { progressTemplate } from '@/app/theme/style-policy';

NProgress.configure({
  template: progressTemplate,
  barSelector: '.bar',
  showSpinner: false,
  trickle: false,
  speed: 150,
});
drawProgress(NProgress);
