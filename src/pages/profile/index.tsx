import { tabbedPage } from '@/crud/tabbed-page';
import { OwnProfile } from './index/own-profile';
import SignInLog from './index/sign-in-log';

export default tabbedPage('profile', [
  { key: 'own', Content: OwnProfile },
  { key: 'signIns', Content: SignInLog },
]);
