import { start } from '../app.tsx';
import { Form } from './form.tsx';

start({ Form, loadKit: () => import('./kit.tsx') });
