import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';
import type { ClientPlatform } from '@/enums';

const { put, page } = service('/api/base-support/client-app');

/** What one release of an application is; three whole numbers with points between make a version. */
interface Release {
  version: string;
  /** The oldest version that still runs; at most `version`. */
  minVersion: string;
  /** Users must update before they go on. */
  isForced: boolean;
  notes: string;
  /** The .zip attachment; null where a shop delivers the application. */
  packageId: Id | null;
  packageName: string | null;
  packageUrl: string | null;
  /** Bytes. */
  packageSize: number | null;
  publishTime: string;
  publisher: string;
}

/** An application of the product with its current release. */
export interface ClientApp extends Release, ById, Stamped {
  appName: string;
  platform: ClientPlatform;
}
interface ClientAppQuery extends PageQuery {
  appName?: string;
  platform?: ClientPlatform;
  isForced?: boolean;
  publishTimeBegin?: string;
  publishTimeEnd?: string;
}

/** One release of an application, the current one among them. */
export interface ClientAppVersion extends Release {
  id: Id;
  clientAppId: Id;
  isCurrent: boolean;
  /** When it was taken back; null: never. */
  rolledBackTime: string | null;
}
export interface ClientAppHistoryQuery extends PageQuery {
  clientAppId: Id;
}

/** A new release; `id` is the application's. */
export type ClientAppVersionInput = Pick<
  Release,
  'version' | 'isForced' | 'minVersion' | 'notes'
> & { id: Id; packageId?: Id | null; concurrencyStamp?: string };

/** Back to an earlier release; `id` is the application's. */
interface ClientAppRollback {
  id: Id;
  versionId: Id;
  concurrencyStamp?: string;
}

export const clientAppApi = {
  list: page<ClientAppQuery, ClientApp>(''),
  history: page<ClientAppHistoryQuery, ClientAppVersion>('history'),
  rollback: put<ClientAppRollback, ClientApp>('rollback'),
  publish: put<ClientAppVersionInput, ClientApp>('version'),
};
