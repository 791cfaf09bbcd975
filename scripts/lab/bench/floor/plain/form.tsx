import type { FormEvent } from 'react';
import type { Credentials } from '../calls.ts';

export function Form({ onSubmit }: { onSubmit: (values: Credentials) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    // The inputs below have these names, and none of them holds a file.
    onSubmit(entries as unknown as Credentials);
  };
  return (
    <form onSubmit={submit}>
      <label>
        用户名
        <input name="username" autoComplete="username" required />
      </label>
      <label>
        密码
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <label>
        验证码
        <input name="code" autoComplete="off" required />
      </label>
      <button type="submit">登录</button>
    </form>
  );
}
