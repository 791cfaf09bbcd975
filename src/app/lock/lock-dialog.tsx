import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '@/i18n';
import { saveIdleDigest, lockDigest, lockScreen, closeLockDialog, useLock } from '@/stores/lock';
import { Button } from '@/ui/button';
import { Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { PasswordInput } from './password-input';
import styles from './lock.module.css';

interface Errors {
  password?: string;
  again?: string;
}

/** The locale keys of the errors; both passwords must be equal. */
function check(password: string, again: string): Errors {
  return {
    ...(!password && { password: 'required' }),
    ...(!again ? { again: 'requiredAgain' } : again !== password && { again: 'differ' }),
  };
}

/** Asks for a lock password twice, then locks the screen or stores the password for the automatic lock. */
export function LockDialog() {
  const { t } = useTranslation();
  const formId = useId();
  const forIdle = useLock((state) => state.forIdle);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = check(password, again);
    setErrors(found);
    if (found.password) first.current?.focus();
    else if (found.again) second.current?.focus();
    if (busy || found.password || found.again) return;
    setBusy(true);
    try {
      const digest = await lockDigest(password);
      // The user has closed the dialog in the meantime.
      if (!useLock.getState().isDialogOpen) return;
      closeLockDialog();
      if (forIdle) saveIdleDigest(digest);
      else lockScreen(digest);
    } catch {
      setErrors({ password: 'failed' });
      setBusy(false);
    }
  };
  const errorOf = (key?: string) => key && t(`elements.lock.${key}`);
  const footer = (
    <>
      <Button onClick={closeLockDialog}>{t('common.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {t(forIdle ? 'elements.lock.setPassword' : 'elements.lock.lock')}
      </Button>
    </>
  );
  return (
    <Popup
      title={t(forIdle ? 'elements.lock.idleTitle' : 'elements.lock.title')}
      footer={footer}
      onClose={closeLockDialog}
    >
      <Grid
        as="form"
        gap={4}
        columns={1}
        className={styles.form}
        id={formId}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <Text as="p" tone="secondary">
          {t(forIdle ? 'elements.lock.idleHelp' : 'elements.lock.help')}
        </Text>
        <PasswordInput
          ref={first}
          data-autofocus
          label={t('elements.lock.password')}
          value={password}
          error={errorOf(errors.password)}
          onType={setPassword}
        />
        <PasswordInput
          ref={second}
          label={t('elements.lock.again')}
          value={again}
          error={errorOf(errors.again)}
          onType={setAgain}
        />
      </Grid>
    </Popup>
  );
}
