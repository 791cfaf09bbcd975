import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useNotices } from '@/stores/notices';
import type { AppRouter } from './router';

const Feedback = lazy(() => import('./feedback'));

export function App({ router }: { router: AppRouter }) {
  const wanted = useNotices((state) => state.wanted);
  return (
    <>
      <RouterProvider router={router} />
      {wanted && (
        <Suspense fallback={null}>
          <Feedback />
        </Suspense>
      )}
    </>
  );
}
