import { ConfigProvider } from 'antd';
import { start } from '../app.jsx';
import { Form } from './form.jsx';

// The host sends the content security policy of the console. antd inserts its styles with innerHTML, which requires a
// Trusted Types policy and the nonce.
window.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
const { nonce } = document.querySelector('[property="csp-nonce"]');

void start({
  loadForm: () => ({ Form }),
  loadKit: () => import('./kit.jsx'),
  wrap: (app) => <ConfigProvider csp={{ nonce }}>{app}</ConfigProvider>,
});
