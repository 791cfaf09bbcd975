import { useEffect, useRef } from 'react';
import { Brand } from './login/brand';
import { DemoNote } from './login/demo-note';
import { fill } from './login/inputs';
import { LanguageSelect } from './login/language-select';
import { SignInForm } from './login/sign-in-form';
import { TenantLine } from './login/tenant-line';
import { useFollowSignIn } from './login/use-follow-sign-in';
import { useImageCode } from './login/use-image-code';
import styles from './login/login.module.css';

interface LoginProps {
  onInput?: () => void;
}

/** Does what was last done before this code had loaded: a button was pressed, or a language was chosen. */
function doAgain() {
  const control = document.querySelector<HTMLElement>('[data-used]');
  if (!control) return;
  const { used = '' } = control.dataset;
  delete control.dataset.used;
  if (!(control instanceof HTMLSelectElement)) return control.click();
  control.value = used;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * The sign-in page. It uses plain HTML elements, so that it is usable before the rest of the console has loaded. The build
 * renders it into the document as well, so its first render must not depend on anything that only the browser knows.
 */
export default function Login({ onInput }: LoginProps) {
  const form = useRef<HTMLFormElement>(null);
  const code = useImageCode();
  useEffect(doAgain, []);
  useFollowSignIn(form);
  return (
    <main className={styles.page} onInput={onInput}>
      <div className={styles.card}>
        <LanguageSelect />
        <Brand />
        <TenantLine onChange={code.reload} />
        <SignInForm form={form} code={code} />
        {import.meta.env.VITE_MOCK === 'on' && (
          <DemoNote onChoose={(values) => form.current && fill(form.current, values)} />
        )}
      </div>
    </main>
  );
}
