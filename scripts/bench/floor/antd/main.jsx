import { ConfigProvider } from 'antd';
import { start } from '../app.jsx';
import { Form } from './form.jsx';

// The host sends the policy of the console; antd writes its styles as markup and needs the page's nonce.
window.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
const { nonce } = document.querySelector('[property="csp-nonce"]');

void start({
  loadForm: () => ({ Form }),
  loadKit: () => import('./kit.jsx'),
  wrap: (app) => <ConfigProvider csp={{ nonce }}>{app}</ConfigProvider>,
});
