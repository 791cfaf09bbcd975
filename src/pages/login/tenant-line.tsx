import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import { useSession } from '@/stores/session';
import { chooseTenant, loadTenantProfile, type TenantResult } from '@/stores/sign-in';
import { textOf } from './fields';
import { TextField } from './text-field';
import styles from './login.module.css';

interface TenantLineProps {
  /** Called after the stored tenant was changed or removed. */
  onChange: () => void;
}

/** Shows the tenant of the sign-in; opens a small form to look up another one. */
export function TenantLine({ onChange }: TenantLineProps) {
  const { t } = useTranslation();
  const tenant = useSession((state) => state.tenant);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onChange();
  };
  return (
    <div className={styles.tenant}>
      <p>
        <output>
          {t('login.tenant')}
          <span>{tenant?.name ?? t('login.noTenant')}</span>
        </output>
        <button
          type="button"
          className={styles.link}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'common.cancel' : 'login.switchTenant')}
        </button>
      </p>
      {open && <TenantForm onDone={close} />}
    </div>
  );
}

/** The locale key of the reason why a name was rejected, and the name. */
interface TenantError {
  key: string;
  name: string;
}
const refusals: Partial<Record<TenantResult, string>> = {
  unknown: 'login.tenantUnknown',
  inactive: 'login.tenantInactive',
};

function useChoice(onDone: () => void) {
  const [error, setError] = useState<TenantError>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function choose(name: string) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const key = refusals[await chooseTenant(name)];
      if (key) return setError({ key, name });
      void loadTenantProfile();
      onDone();
    } catch {
      // The API client has shown the error; the stored tenant is unchanged.
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, error, choose: (name: string) => void choose(name), setError };
}

const focusNow = (input: HTMLInputElement | null) => input?.focus();

function TenantForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const stored = useSession((state) => state.tenant);
  const { busy, error, choose, setError } = useChoice(onDone);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(trimText(textOf(event.currentTarget, 'tenant')));
  };
  return (
    <form className={styles.tenantForm} noValidate aria-busy={busy} onSubmit={onSubmit}>
      <TextField
        name="tenant"
        label={t('login.tenantName')}
        ref={focusNow}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        error={error && t(error.key, { name: error.name })}
        onInput={() => setError(undefined)}
        aside={
          <>
            <button type="submit" className={styles.button} aria-disabled={busy}>
              {t('common.confirm')}
            </button>
            {stored && (
              <button type="button" className={styles.button} onClick={() => choose('')}>
                {t('login.clear')}
              </button>
            )}
          </>
        }
      />
    </form>
  );
}
