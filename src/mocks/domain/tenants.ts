export interface Tenant {
  id: string;
  name: string;
  isActive: boolean;
  shortName: string;
}

/** Every tenant sees the same data; only name and state differ. */
export const tenants: Tenant[] = [
  {
    id: '3a0c8f52-6d1e-4b7a-9c35-1f0e8d2b4a61',
    name: 'default',
    isActive: true,
    shortName: '鲁南物流',
  },
  {
    id: '3a0c8f52-7b94-4e02-8a1d-c6f3507e9d28',
    name: 'lunan',
    isActive: true,
    shortName: '鲁南专线联盟',
  },
  {
    id: '3a0c8f52-a5c0-4f6b-b2e7-90d41c7f3e85',
    name: 'inactive',
    isActive: false,
    shortName: '停用租户',
  },
];

/** What nobody's tenant is called: the platform itself. */
export const hostShortName = '货运平台';

/** By Guid or by name, in any case, as the tenant header allows both. */
export function findTenant(idOrName: string): Tenant | undefined {
  const wanted = idOrName.trim().toLowerCase();
  return tenants.find((tenant) => tenant.id === wanted || tenant.name === wanted);
}
