import { ConfigProvider } from 'antd';
import { start } from '../app.tsx';
import { Form } from './form.tsx';

// The host sends the content security policy of the console. antd inserts its styles with innerHTML, which requires a
// Trusted Types policy and the nonce.
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string }): unknown;
}
// TypeScript's types of the DOM do not know Trusted Types.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
const nonce = document.querySelector<HTMLElement>('[property="csp-nonce"]')?.nonce;

start({
  Form,
  loadKit: () => import('./kit.tsx'),
  wrap: (app) => <ConfigProvider csp={{ nonce }}>{app}</ConfigProvider>,
});
