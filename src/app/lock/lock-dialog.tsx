import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Popup } from '@/ui/overlay/popup';
import { saveIdleDigest, lockDigest, lockScreen, closeLockDialog, useLock } from '@/stores/lock';
import styles from './lock.module.css';
import { PasswordLine } from './password-line';

interface Errors {
  password?: string;
  again?: string;
}

/** Keys of what is wrong with the two, which must be the same. */
function check(password: string, again: string): Errors {
  return {
    ...(!password && { password: 'required' }),
    ...(!again ? { again: 'requiredAgain' } : again !== password && { again: 'differ' }),
  };
}

/** Takes the password to lock with, twice; locks at once, or keeps it for when the screen locks itself. */
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
  useEffect(() => first.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = check(password, again);
    setErrors(found);
    if (found.password) first.current?.focus();
    else if (found.again) second.current?.focus();
    if (busy || found.password || found.again) return;
    setBusy(true);
    const digest = await lockDigest(password);
    // Closed meanwhile: nobody wants it any more.
    if (!useLock.getState().isDialogOpen) return;
    closeLockDialog();
    if (forIdle) saveIdleDigest(digest);
    else lockScreen(digest);
  };
  const errorOf = (key?: string) => key && t(`elements.lock.${key}`);
  const footer = (
    <div className={styles.buttons}>
      <Button onClick={closeLockDialog}>{t('common.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {t(forIdle ? 'elements.settings.setPassword' : 'elements.lock.lock')}
      </Button>
    </div>
  );
  return (
    <Popup
      title={t(forIdle ? 'elements.lock.idleTitle' : 'elements.lock.title')}
      footer={footer}
      onClose={closeLockDialog}
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t(forIdle ? 'elements.lock.idleHelp' : 'elements.lock.help')}</p>
        <PasswordLine
          ref={first}
          label={t('elements.lock.password')}
          value={password}
          error={errorOf(errors.password)}
          onType={setPassword}
        />
        <PasswordLine
          ref={second}
          label={t('elements.lock.again')}
          value={again}
          error={errorOf(errors.again)}
          onType={setAgain}
        />
      </form>
    </Popup>
  );
}
