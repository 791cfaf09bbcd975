import { RouterProvider } from 'react-router-dom';
import { loadable } from '@/ui/loadable';
import { useNotices } from '@/stores/notices';
import type { AppRouter } from './router';

/** Shows notices as text when the code of the feedback host fails to load. */
function FallbackFeedback() {
  const notice = useNotices(({ queue }) => queue.at(-1));
  return <output>{notice && ('text' in notice ? notice.text : notice.content)}</output>;
}
/** Uses await: the bundler moves a `then` of the import into its own promise, which rejects for missing styles. */
const Feedback = loadable(async () => {
  try {
    return (await import('@/app/feedback/feedback')).default;
  } catch {
    return FallbackFeedback;
  }
});

export function App({ router }: { router: AppRouter }) {
  const isHostNeeded = useNotices((state) => state.isHostNeeded);
  return (
    <>
      <RouterProvider router={router} />
      {isHostNeeded && <Feedback />}
    </>
  );
}
