import { isRecord } from '@/lib/guards';
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
    /** A policy is granted only by an own property with the value `true`. */
    grantedPolicies: Record<string, boolean>;
  };
}

/** The server also sends 200 for an unknown name. A missing `isActive` means active. */
interface TenantByName {
  success: boolean;
  tenantId: Id | null;
  name: string | null;
  isActive?: boolean;
}

const isConfiguration = (body: unknown) =>
  isRecord(body) && isRecord(body.currentUser) && isRecord(body.auth);
const isTenant = (body: unknown) => isRecord(body) && typeof body.success === 'boolean';

export const abpApi = {
  configuration: get<void, ApplicationConfiguration>('application-configuration', {
    check: isConfiguration,
  }),
};

const generic = service('/api/abp/multi-tenancy/tenants', { client: 'generic' });
export const tenantLookupApi = {
  byName: generic.get<{ name: string }, TenantByName>('by-name/:name', { check: isTenant }),
};
