import { headerNames } from '@/api/clients';
import type { Company } from '@/api/company/company';
import { BusinessError } from './errors';
import type { Context } from './mock';

const outside = (id: string) =>
  new BusinessError(
    403,
    { zh: `您无权管理编号为 ${id} 的分站。`, en: `You do not manage the sub-station ${id}.` },
    { code: 'Console:SubstationNotManaged' },
  );

/** Refuses a sub-station the caller does not manage. */
export function requireManaged({ user }: Context, id: number | string) {
  if (!user.managedIds.some((managed) => String(managed) === String(id))) throw outside(String(id));
}

/** Whether the caller may see a company at all: of a managed sub-station, or the company account's own. */
export function mayManage({ user }: Context) {
  const managed = new Set(user.managedIds.map(String));
  return (company: Company) =>
    user.companyId ? company.id === user.companyId : managed.has(String(company.substationId));
}

/** What a list shows: the companies the caller manages, of the sub-station chosen in the headers if one is. */
export function inScope(context: Context) {
  const { headers } = context.request;
  const chosen = headers.get(headerNames.substation);
  const claimed = headers.get(headerNames.managed)?.split(',') ?? [];
  for (const id of chosen === null ? claimed : [chosen, ...claimed]) requireManaged(context, id);
  const mine = mayManage(context);
  return (company: Company) =>
    mine(company) && (chosen === null || String(company.substationId) === chosen);
}
