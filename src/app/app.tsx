import { RouterProvider } from 'react-router-dom';
import { loadable } from '@/ui/loadable';
import { useNotices } from '@/stores/notices';
import type { AppRouter } from './router';

/** Where the code that draws notices cannot be had, what they say is still said: no error may take the page away. */
function PlainFeedback() {
  const notice = useNotices(({ queue }) => queue.at(-1));
  return <output>{notice && ('text' in notice ? notice.text : notice.content)}</output>;
}
/** Awaited: the bundler takes a `then` of the import into its own promise, which fails for styles that are missing. */
const Feedback = loadable(async () => {
  try {
    return (await import('@/app/feedback/feedback')).default;
  } catch {
    return PlainFeedback;
  }
});

export function App({ router }: { router: AppRouter }) {
  const wanted = useNotices((state) => state.isHostNeeded);
  return (
    <>
      <RouterProvider router={router} />
      {wanted && <Feedback />}
    </>
  );
}
