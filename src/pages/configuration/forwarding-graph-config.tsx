import { appForward, appForwardApi, type AppForwardInput } from '@/api/platform/app-forward';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { ForwardPreview } from './forwarding-graph-config/forward-preview';

/** The path of a page of the app. */
const pagePath = (value: unknown) =>
  /^\/[\w-]+(\/[\w-]+)*$/.test(String(value)) ? null : 'pagePath';

const preview = (values: Partial<AppForwardInput>) => <ForwardPreview forward={values} />;

export default crudPage({
  name: 'configuration.forward',
  policy: P.appForward,
  record: appForward,
  api: appForwardApi,
  columns: [
    { key: 'pageName', width: 160 },
    { key: 'pagePath', width: 240, copyable: true },
    { key: 'title', width: 280 },
    'image',
    { key: 'creationTime', sortable: true },
  ],
  filters: ['pageName', 'pagePath', 'title'],
  form: [
    'pageName',
    { key: 'pagePath', rules: [pagePath], hint: 'configuration.forward.pathHint' },
    'title',
    'image',
  ],
  preview,
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'copy', 'delete'],
});
