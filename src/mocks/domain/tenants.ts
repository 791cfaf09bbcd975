import data from '@/mocks/seed/data/tenants.json';

export interface Tenant {
  id: string;
  name: string;
  isActive: boolean;
  shortName: string;
}

/** Every tenant sees the same data; only name and state differ. */
export const tenants: Tenant[] = data.map(({ tenant }) => tenant);

/** What nobody's tenant is called: the platform itself. */
export const hostShortName = '货运平台';

/** By Guid or by name, in any case, as the tenant header allows both. */
export function findTenant(idOrName: string): Tenant | undefined {
  const wanted = idOrName.trim().toLowerCase();
  return tenants.find((tenant) => tenant.id === wanted || tenant.name === wanted);
}
