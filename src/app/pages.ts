import { page, type LoadablePage } from './loadable-page';

/** The page behind each path of the route table; the test `routes` holds the two together. */
export const pages: Record<string, LoadablePage> = {
  '/dashboard': page(() => import('@/pages/dashboard'), 'dashboard'),
  '/company/company-list': page(() => import('@/pages/company/company-list'), 'company'),
  '/today-line-price/today-line-price': page(
    () => import('@/pages/today-line-price/today-line-price'),
    'today-line-price',
  ),
  '/source/source-management': page(() => import('@/pages/source/source-management'), 'source'),
  '/profile/index': page(() => import('@/pages/profile/index'), 'profile'),
  '/profile/change-password': page(() => import('@/pages/profile/change-password'), 'profile'),
  '/settings/index': page(() => import('@/pages/settings/index'), 'settings'),
  // The condition is settled while building: other builds do not even hold the file.
  ...(import.meta.env.VITE_MOCK === 'on' && {
    '/gallery': page(() => import('@/pages/gallery'), 'gallery'),
    '/gallery-bench': page(() => import('@/pages/gallery-bench'), 'gallery'),
    '/gallery-record/:id': page(() => import('@/pages/gallery-record'), 'gallery'),
  }),
};

/** Behind the sign-in for everybody, whatever the policies. */
export const constantPages: Record<string, LoadablePage> = {
  '/404': page(() => import('@/pages/404'), 'common'),
  '/401': page(() => import('@/pages/401'), 'common'),
};
