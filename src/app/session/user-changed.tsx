import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/i18n';
import { clearDirty } from '@/stores/dirty';
import { clearTabData } from '@/stores/sign-out';
import { Button } from '@/ui/button';
import { Grid, Text } from '@/ui/layout/layout';
import styles from './user-changed.module.css';

function refresh() {
  // Unsaved work cannot be saved without the session; drafts stay.
  clearDirty();
  clearTabData();
  location.reload();
}

/** Blocks the page of a user who is no longer signed in; the only action is a reload. */
export function UserChanged() {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Grid align="center" justify="center" padding={4} className={styles.mask}>
      <Grid
        gap={4}
        padding={6}
        panel
        className={styles.box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <Text as="h2" size={16} strong id={titleId}>
          {t('common.tips')}
        </Text>
        <p id={textId}>{t('elements.crossTab.userChanged')}</p>
        <Button variant="primary" ref={button} onClick={refresh}>
          {t('elements.crossTab.refresh')}
        </Button>
      </Grid>
    </Grid>
  );
}
