import { appForwardApi, type AppForwardInput } from '@/api/platform/app-forward';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { ForwardPreview } from './forwarding-graph-config/forward-preview';

const nameLength = 20;
const titleLength = 30;
const pathLength = 100;
/** The aspect ratio in which chats show the picture. */
const cardAspect = 5 / 4;

/** The path of a page of the app. */
const pagePath = (value: unknown) =>
  /^\/[\w-]+(\/[\w-]+)*$/.test(String(value)) ? null : 'pagePath';

const preview = (values: Partial<AppForwardInput>) => <ForwardPreview forward={values} />;

export default crudPage({
  name: 'configuration.forward',
  policy: P.appForward,
  api: appForwardApi,
  columns: [
    { key: 'pageName', width: 160 },
    { key: 'pagePath', width: 240, copyable: true },
    { key: 'title', width: 280 },
    { key: 'imageUrl', type: 'image' },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [{ key: 'pageName' }, { key: 'pagePath' }, { key: 'title' }],
  form: [
    { key: 'pageName', required: true, maxLength: nameLength },
    {
      key: 'pagePath',
      required: true,
      maxLength: pathLength,
      halfWidth: true,
      rules: [pagePath],
      hint: 'configuration.forward.pathHint',
    },
    { key: 'title', required: true, maxLength: titleLength },
    { key: 'imageId', type: 'image', aspect: cardAspect, required: true },
  ],
  preview,
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'copy', 'delete'],
});
