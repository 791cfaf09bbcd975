import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n';
import { closeLockDialog, useLock } from '@/stores/lock';
import { Grid, Text } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { useSecondsUntil } from '@/ui/use-clock';
import { useIdle } from './idle';
import styles from './lock.module.css';

const LockDialog = lazyPopup(
  async () => (await import('./lock-dialog')).LockDialog,
  closeLockDialog,
);

/** Shows when the screen will lock itself; any user activity prevents it. */
function IdleCountdown() {
  const { t } = useTranslation();
  const lockAt = useIdle((state) => state.lockAt);
  const secondsLeft = useSecondsUntil(lockAt ?? 0);
  if (lockAt === null) return null;
  return createPortal(
    <Grid as="output" className={styles.countdown}>
      <span>
        {t('elements.lock.soon')}
        {/* Screen readers announce the number once with the text, not every second. */}
        <Text as="strong" digits aria-live="off">
          {t('elements.lock.seconds', { count: secondsLeft })}
        </Text>
      </span>
      <Text tone="secondary">{t('elements.lock.stay')}</Text>
    </Grid>,
    document.body,
  );
}

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
