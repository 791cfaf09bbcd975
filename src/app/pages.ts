import { page, type LoadablePage } from './loadable-page';

/** The page behind each path of the route table; the test `routes` holds the two together. */
export const pages: Record<string, LoadablePage> = {
  '/dashboard': page(() => import('@/pages/dashboard'), 'dashboard'),
  '/company/company-list': page(() => import('@/pages/company/company-list'), 'company'),
  '/profile/index': page(() => import('@/pages/profile/index'), 'profile'),
  // The condition is settled while building: other builds do not even hold the file.
  ...(import.meta.env.VITE_MOCK === 'on' && {
    '/gallery': page(() => import('@/pages/gallery'), 'gallery'),
  }),
};

/** Behind the sign-in for everybody, whatever the policies. */
export const constantPages: Record<string, LoadablePage> = {
  '/404': page(() => import('@/pages/404'), 'common'),
  '/401': page(() => import('@/pages/401'), 'common'),
};
