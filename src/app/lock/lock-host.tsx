import { useLock } from '@/stores/lock';
import { loadable } from '@/ui/loadable';
import { IdleCountdown } from './idle-countdown';

const LockDialog = loadable(async () => (await import('./lock-dialog')).LockDialog);

/** What the lock shows while the console is open. */
export function LockHost() {
  const isDialogOpen = useLock((state) => state.isDialogOpen);
  return (
    <>
      {isDialogOpen && <LockDialog />}
      <IdleCountdown />
    </>
  );
}
