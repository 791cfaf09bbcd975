import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';
import type { ClientPlatform } from '@/enums';

const { put, page } = service('/api/base-support/client-app');

/** A release of an application. A version consists of three numbers, e.g. `1.2.0`. */
interface Release {
  version: string;
  /** The oldest version that still works; not newer than `version`. */
  minVersion: string;
  /** Whether users must update before they can continue. */
  isForced: boolean;
  notes: string;
  /** The id of the attached .zip file; null when users get the application from an app store. */
  packageId: Id | null;
  packageName: string | null;
  packageUrl: string | null;
  /** In bytes. */
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

/** A past or the current release of an application. */
export interface ClientAppVersion extends Release {
  id: Id;
  clientAppId: Id;
  isCurrent: boolean;
  /** When the release was rolled back; null when it was not. */
  rolledBackTime: string | null;
}
export interface ClientAppHistoryQuery extends PageQuery {
  clientAppId: Id;
}

/** A new release; `id` is the id of the application. */
export type ClientAppVersionInput = Pick<
  Release,
  'version' | 'isForced' | 'minVersion' | 'notes'
> & { id: Id; packageId?: Id | null; concurrencyStamp?: string };

/** Returns to an earlier release; `id` is the id of the application. */
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
