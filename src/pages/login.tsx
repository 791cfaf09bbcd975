import { useRef } from 'react';
import { Brand } from './login/brand';
import { DemoNote } from './login/demo-note';
import { fill } from './login/fields';
import { LanguageSelect } from './login/language-select';
import { SignInForm } from './login/sign-in-form';
import { TenantLine } from './login/tenant-line';
import { useImageCode } from './login/use-image-code';
import styles from './login/login.module.css';

/** The sign-in page. It uses plain HTML elements, so that it is usable before the rest of the console has loaded. */
export default function Login() {
  const form = useRef<HTMLFormElement>(null);
  const code = useImageCode();
  return (
    <main className={styles.page}>
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
