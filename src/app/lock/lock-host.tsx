import { useLock } from '@/stores/lock';
import { loadable } from '@/ui/loadable';
import { IdleCountdown } from './idle-countdown';

const LockDialog = loadable(async () => (await import('./lock-dialog')).LockDialog);

/** The dialog and the countdown of the lock, while the screen is not locked. */
export function LockHost() {
  const isDialogOpen = useLock((state) => state.isDialogOpen);
  return (
    <>
      {isDialogOpen && <LockDialog />}
      <IdleCountdown />
    </>
  );
}
