import { lazy, Suspense } from 'react';
import { useLock } from '@/stores/lock';
import { IdleCountdown } from './idle-countdown';

const LockDialog = lazy(() =>
  import('./lock-dialog').then((module) => ({ default: module.LockDialog })),
);

/** What the lock shows while the console is open. */
export function LockHost() {
  const asking = useLock((state) => state.asking);
  return (
    <>
      {asking && (
        <Suspense fallback={null}>
          <LockDialog />
        </Suspense>
      )}
      <IdleCountdown />
    </>
  );
}
