import { start } from '../app.jsx';
import { Form } from './form.jsx';

void start({ loadForm: () => ({ Form }), loadKit: () => import('./kit.jsx') });
