import {
  clientApp,
  clientAppApi,
  type ClientApp,
  type ClientAppVersionInput,
} from '@/api/base-support/client-app';
import { crudPage } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { findRow } from '@/elements/query/all-rows';
import { t } from '@/i18n';
import { formatBytes } from '@/lib/number';
import { compareVersions, isVersion } from '@/lib/semver';
import { P } from '@/policies';
import type { FormRule } from '@/schema/field';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { appLabel } from './client/app-label';

const VersionHistory = lazyPopup(
  async () => (await import('./client/version-history')).VersionHistory,
);

const name = 'base-support.client';
const publishing = 'base-support.publishing';

/** The current version is part of the values, because the new one must be greater. */
type Publishing = ClientAppVersionInput & { current: string };

const version: FormRule<Publishing> = (value) =>
  typeof value === 'string' && value && !isVersion(value) ? 'version' : null;
const greater: FormRule<Publishing> = (value, { current = '' }) =>
  typeof value === 'string' && value && compareVersions(value, current) <= 0 ? 'greater' : null;
const notAbove: FormRule<Publishing> = (value, { version: next = '' }) =>
  typeof value === 'string' && value && isVersion(next) && compareVersions(value, next) > 0
    ? 'notAbove'
    : null;

const publish = formAction<ClientApp, Publishing>({
  name: publishing,
  code: 'publish',
  title: (app) => t(`${publishing}.title`, { app: appLabel(app), version: app.version }),
  fields: [
    { key: 'version', required: true, halfWidth: true, rules: [version, greater] },
    {
      key: 'minVersion',
      required: true,
      halfWidth: true,
      rules: [version, notAbove],
      hint: `${publishing}.minVersionHint`,
    },
    { key: 'isForced', type: 'flag', hint: `${publishing}.forcedHint` },
    { key: 'notes', type: 'text', multiline: true, required: true, maxLength: 500 },
    { key: 'packageId', type: 'file', kind: 'zip', hint: `${publishing}.packageHint` },
  ],
  initial: ({ version: current, minVersion }) => ({ current, minVersion, isForced: false }),
  reload: ({ id, platform }) => findRow(clientAppApi.list, { platform }, id),
  save: (values, { id, concurrencyStamp }) =>
    clientAppApi.publish({ ...values, id, concurrencyStamp }),
});

export default crudPage({
  name,
  policy: P.clientApp,
  record: clientApp,
  api: { list: clientAppApi.list },
  columns: [
    { key: 'appName', width: 112 },
    'platform',
    { key: 'version', width: 96 },
    { key: 'minVersion', width: 96 },
    'isForced',
    {
      key: 'packageSize',
      type: 'number',
      width: 112,
      format: (value) => formatBytes(Number(value)),
    },
    { key: 'publishTime', sortable: true },
    { key: 'publisher', width: 104 },
    { key: 'notes', width: 256 },
  ],
  card: { facts: ['platform', 'version'] },
  filters: ['appName', 'platform', 'isForced', 'publishTime'],
  panel: { title: appLabel },
  rowActions: [
    { code: 'publish', dialog: publish },
    { code: 'history', dialog: (app, close) => <VersionHistory app={app} onClose={close} /> },
  ],
  defaultSort: 'publishTime descending',
});
