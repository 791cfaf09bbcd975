import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useNotices } from '@/ui/feedback/notices';
import { loadable } from '@/ui/loadable';
import { framePath, type AppRouter } from './router';

/** Shows notices as text when the code of the feedback host fails to load. The next notice loads it again. */
function FallbackFeedback({ onRetry }: { onRetry: () => void }) {
  const notice = useNotices(({ queue }) => queue.at(-1));
  const [first] = useState(notice);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (notice !== first) retry();
  }, [notice, first]);
  return (
    <output>
      {notice && notice.kind !== 'undo' && ('text' in notice ? notice.text : notice.content)}
    </output>
  );
}
/** Uses await: the bundler moves a `then` of the import into its own promise, which rejects for missing styles. */
const Feedback = loadable(
  async () => (await import('@/app/feedback/feedback')).default,
  undefined,
  (_props, retry) => <FallbackFeedback onRetry={retry} />,
);

const showsFrame = ({ state }: AppRouter) =>
  state.initialized && state.matches[0]?.route.path === framePath;

export function App({ router }: { router: AppRouter }) {
  const isHostNeeded = useNotices((state) => state.isHostNeeded);
  const isFrameDrawn = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => showsFrame(router),
    // While the sign-in of the document is taken over.
    () => false,
  );
  return (
    <>
      {/*
        The first frame is rendered in slices, as a transition: in one go it would block the browser for 100 ms, on a phone
        for a second. Later, a transition would render the frame twice: it is interrupted by the click's own updates.
      */}
      <RouterProvider router={router} useTransitions={isFrameDrawn ? false : undefined} />
      {isHostNeeded && <Feedback />}
    </>
  );
}
