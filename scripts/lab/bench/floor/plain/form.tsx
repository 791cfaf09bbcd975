import type { FormEvent } from 'react';
import type { Credentials } from '../calls.ts';

export function Form({ onSubmit }: { onSubmit: (values: Credentials) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: keyof Credentials) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    onSubmit({ username: text('username'), password: text('password'), code: text('code') });
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
