import { service } from '@/api/endpoint';
import { code, dateTime, flag, number, ref, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { Id } from '@/api/types';
import { ClientPlatform } from '@/enums';

const path = '/api/base-support/client-app';
const { put, page } = service(path);

/** A release of an application. A version consists of three numbers, e.g. `1.2.0`. */
const release = {
  version: text({ required: true }),
  minVersion: text({
    required: true,
    about: 'The oldest version that still works; not newer than `version`.',
  }),
  isForced: flag({ about: 'Whether users must update before they can continue.' }),
  notes: text({ required: true, maxLength: 500 }),
  package: ref({
    named: false,
    nullable: true,
    about:
      'The id of the attached .zip file; null when users get the application from an app store.',
  }),
  packageName: text({ nullable: true, readOnly: true }),
  packageUrl: text({ nullable: true, readOnly: true }),
  packageSize: number({ nullable: true, readOnly: true, about: 'In bytes.' }),
  publishTime: dateTime({ readOnly: true }),
  publisher: text({ readOnly: true }),
};

/** An application of the product with its current release. */
export const clientApp = record(
  path,
  {
    ...release,
    appName: text({ readOnly: true, filter: true }),
    platform: code(ClientPlatform, { readOnly: true, filter: true }),
  },
  {
    conditions: { isForced: flag(), publishTime: dateTime({ past: true }) },
    without: ['creationTime'],
  },
);
export type ClientApp = RowOf<typeof clientApp>;

/** A past or the current release of an application. */
export const clientAppVersion = record(
  `${path}/history`,
  {
    ...release,
    clientApp: ref({ named: false }),
    isCurrent: flag(),
    rolledBackTime: dateTime({
      nullable: true,
      about: 'When the release was rolled back; null when it was not.',
    }),
  },
  {
    conditions: { clientApp: ref({ required: true }) },
    without: ['concurrencyStamp', 'creationTime'],
  },
);
export type ClientAppVersion = RowOf<typeof clientAppVersion>;

/** A new release; `id` is the id of the application. */
export type ClientAppVersionInput = Pick<
  ClientApp,
  'id' | 'version' | 'isForced' | 'minVersion' | 'notes'
> &
  Partial<Pick<ClientApp, 'packageId' | 'concurrencyStamp'>>;

/** Returns to an earlier release; `id` is the id of the application. */
interface ClientAppRollback {
  id: Id;
  versionId: Id;
  concurrencyStamp?: string;
}

export const clientAppApi = {
  list: page<QueryOf<typeof clientApp>, ClientApp>(''),
  history: page<QueryOf<typeof clientAppVersion>, ClientAppVersion>('history'),
  rollback: put<ClientAppRollback, ClientApp>('rollback'),
  publish: put<ClientAppVersionInput, ClientApp>('version'),
};
