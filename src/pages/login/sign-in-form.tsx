import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { storageKeys } from '@/config/limits';
import { useTranslation } from '@/i18n';
import { local } from '@/lib/storage';
import { trimText } from '@/lib/text';
import { CodeField } from './code-field';
import { firstProblem, codeImageMissing, problemsOf, read, type Problems } from './fields';
import { fill, focusField, focusFirstEmpty } from './inputs';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import type { ImageCodeState } from './use-image-code';
import { useSignIn } from './use-sign-in';
import styles from './login.module.css';

interface SignInFormProps {
  form: RefObject<HTMLFormElement | null>;
  code: ImageCodeState;
}

export function SignInForm({ form, code }: SignInFormProps) {
  const { t } = useTranslation();
  const { busy, problems, onInput, onSubmit } = useSubmit(code);
  const [remembered] = useState(() => local.read(storageKeys.rememberedUser) ?? '');
  const errorOf = (key?: string) => (key ? t(key) : undefined);

  useEffect(() => {
    if (form.current) focusFirstEmpty(form.current);
  }, [form]);

  return (
    <form ref={form} className={styles.form} noValidate onInput={onInput} onSubmit={onSubmit}>
      <TextField
        name="userName"
        label={t('login.userName')}
        defaultValue={remembered}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(problems.userName)}
        onBlur={({ currentTarget }) => {
          currentTarget.value = trimText(currentTarget.value);
        }}
      />
      <PasswordField error={errorOf(problems.password)} busy={busy} />
      <CodeField code={code} error={errorOf(problems.imageCode)} />
      <label className={styles.check}>
        <input type="checkbox" name="remember" defaultChecked={remembered !== ''} />
        {t('login.remember')}
      </label>
      <button type="submit" className={styles.submit} aria-disabled={busy} aria-busy={busy}>
        {t(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  );
}

function useSubmit(code: ImageCodeState) {
  const signIn = useSignIn();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  // A ref, because the state changes only with the next render and would miss a double click.
  const running = useRef(false);

  async function submit(form: HTMLFormElement) {
    const entered = read(form);
    const found = problemsOf(entered, code.picture !== null);
    setProblems(found);
    const first = firstProblem(found);
    if (first) return focusField(form, first);
    running.current = true;
    setBusy(true);
    const isSignedIn = await signIn(entered, code.picture?.codeSerialNumber ?? '').finally(() => {
      running.current = false;
      setBusy(false);
    });
    if (isSignedIn) return;
    code.reload();
    fill(form, { imageCode: '' });
    focusField(form, 'imageCode');
  }

  // The picture may have loaded in the meantime.
  const { picture } = code;
  const hasPictureArrived = picture !== null && problems.imageCode === codeImageMissing;
  return {
    busy,
    problems: hasPictureArrived ? { ...problems, imageCode: undefined } : problems,
    onInput: ({ target }: FormEvent) => {
      if (target instanceof HTMLInputElement)
        setProblems({ ...problems, [target.name]: undefined });
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!running.current) void submit(event.currentTarget);
    },
  };
}
