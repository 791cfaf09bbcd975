import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined';
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { endSession, isSignedIn } from '@/app/session/end-session';
import { useTranslation } from '@/i18n';
import { isLockPassword, unlockScreen, useLock } from '@/stores/lock';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { useSecondsUntil } from '@/ui/use-clock';
import { PasswordInput } from './password-input';
import styles from './lock.module.css';

/** Unlocks the screen after the right password. When another tab has ended the session, a new sign-in is needed. */
export function unlock() {
  if (isSignedIn()) unlockScreen();
  else endSession();
}

/** Checks passwords, one at a time. */
function useUnlockAttempt(input: RefObject<HTMLInputElement | null>) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<'required' | 'wrong' | 'failed'>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    input.current?.focus();
    if (!password) return setError('required');
    setBusy(true);
    try {
      if (await isLockPassword(password)) return unlock();
      setError('wrong');
      setPassword('');
    } catch {
      setError('failed');
    } finally {
      setBusy(false);
    }
  };
  const type = (text: string) => {
    setPassword(text);
    setError(undefined);
  };
  return { password, type, error, busy, submit };
}

function UnlockForm() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const attempt = useUnlockAttempt(input);
  const wait = useSecondsUntil(useLock(({ data }) => data?.waitUntil ?? 0));
  useEffect(() => input.current?.focus(), []);
  const failed = attempt.error && t(`elements.lock.${attempt.error}`);
  return (
    <Grid as="form" gap={4} columns={1} onSubmit={(event) => void attempt.submit(event)} noValidate>
      <PasswordInput
        ref={input}
        label={t('elements.lock.password')}
        autoComplete="off"
        value={attempt.password}
        error={wait ? t('elements.lock.wait', { seconds: wait }) : failed}
        onType={attempt.type}
      />
      <Button type="submit" variant="primary" busy={attempt.busy} disabled={wait > 0}>
        {t('elements.lock.unlock')}
      </Button>
    </Grid>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Offers a new sign-in. It loses unsaved work, so it needs a second click, which can be thought over: the focus goes to the
 * button that takes the first one back.
 */
function SignInButton() {
  const { t } = useTranslation();
  // Undefined until it was pressed: a button that takes the place of a pressed one takes its focus as well.
  const [isConfirming, setIsConfirming] = useState<boolean>();
  if (!isConfirming) {
    return (
      <Button
        ref={isConfirming === undefined ? undefined : focus}
        variant="text"
        onClick={() => setIsConfirming(true)}
      >
        {t('elements.lock.signIn')}
      </Button>
    );
  }
  return (
    <Grid gap={3} justify="center">
      <p role="alert">{t('elements.lock.loss')}</p>
      <Row gap={2}>
        <Button ref={focus} onClick={() => setIsConfirming(false)}>
          {t('common.cancel')}
        </Button>
        <Button variant="primaryDanger" onClick={endSession}>
          {t('elements.lock.signIn')}
        </Button>
      </Row>
    </Grid>
  );
}

/** The screen that covers a locked console. */
export function LockScreen() {
  const { t } = useTranslation();
  const titleId = useId();
  const hasPassword = useLock(({ data }) => data?.password !== '');
  return (
    <Grid
      as="main"
      align="center"
      justify="center"
      columns={1}
      className={styles.screen}
      aria-labelledby={titleId}
    >
      <Grid gap={4} justify="center" columns={1} tone="secondary" className={styles.card}>
        <Icon icon={LockOutlined} size={40} />
        <Text as="h1" size={20} strong id={titleId}>
          {t('elements.lock.locked')}
        </Text>
        <p>{t(hasPassword ? 'elements.lock.hint' : 'elements.lock.noPassword')}</p>
        {hasPassword && <UnlockForm />}
        <SignInButton />
      </Grid>
    </Grid>
  );
}
