import { tabbedPage } from '@/crud/tabbed-page';
import { OwnProfile } from './own-profile';
import SignInLog from './sign-in-log';

export default tabbedPage('profile', [
  { key: 'own', Content: OwnProfile },
  { key: 'signIns', Content: SignInLog },
]);
