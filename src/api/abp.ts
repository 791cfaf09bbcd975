import { service } from './endpoint';
import type { Id } from './types';

const { get } = service('/api/abp');

export interface ApplicationConfiguration {
  currentUser: {
    isAuthenticated?: boolean;
    id: Id | null;
    userName?: string | null;
    roles?: string[];
  };
  auth: {
    /** Only an own property that is `true` grants. */
    grantedPolicies: Record<string, boolean>;
  };
}

/** Answered with 200 for unknown names too. A missing `isActive` means active. */
export interface TenantByName {
  success: boolean;
  tenantId: Id | null;
  name: string | null;
  isActive?: boolean;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isConfiguration = (body: unknown) =>
  isObject(body) &&
  isObject((body as ApplicationConfiguration).currentUser) &&
  isObject((body as ApplicationConfiguration).auth);
const isTenant = (body: unknown) =>
  isObject(body) && typeof (body as TenantByName).success === 'boolean';

export const abpApi = {
  configuration: get<void, ApplicationConfiguration>('application-configuration', {
    check: isConfiguration,
  }),
};

const generic = service('/api/abp/multi-tenancy/tenants', { client: 'generic' });
export const tenantLookupApi = {
  byName: generic.get<{ name: string }, TenantByName>('by-name/:name', { check: isTenant }),
};
