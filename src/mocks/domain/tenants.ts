import data from '@/mocks/seed/data/tenants.json';

export interface Tenant {
  id: string;
  name: string;
  isActive: boolean;
  shortName: string;
}

/** The tenants differ only in name and state; all of them see the same data. */
export const tenants: Tenant[] = data.map(({ tenant }) => tenant);

/** The short name of the host, which is the platform itself and no tenant. */
export const hostShortName = '货运平台';

/** Finds a tenant by id or name, ignoring case, because the tenant header allows both. */
export function findTenant(idOrName: string): Tenant | undefined {
  const wanted = idOrName.trim().toLowerCase();
  return tenants.find((tenant) => tenant.id === wanted || tenant.name === wanted);
}
