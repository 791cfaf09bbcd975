import { tenantUserApi } from '@/api/tenant-user';
import type { LoadOptions } from '@/schema/field';

/** The roles the signed-in user may give; accounts know them by their names. */
export const assignableRoles: LoadOptions = async (options) => {
  const { items } = await tenantUserApi.assignableRoles(undefined, options);
  return items.map(({ name }) => ({ value: name, label: name }));
};

export async function findRoles(keyword: string, signal: AbortSignal) {
  const { items } = await tenantUserApi.assignableRoles(undefined, { signal });
  return items.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
}
