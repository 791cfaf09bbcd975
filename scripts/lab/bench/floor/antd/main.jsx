import { ConfigProvider } from 'antd';
import { start } from '../app.jsx';
import { Form } from './form.jsx';

// The host sends the console's content policy; antd writes its styles as markup, which needs a policy and the nonce.
window.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
const { nonce } = document.querySelector('[property="csp-nonce"]');

void start({
  loadForm: () => ({ Form }),
  loadKit: () => import('./kit.jsx'),
  wrap: (app) => <ConfigProvider csp={{ nonce }}>{app}</ConfigProvider>,
});
