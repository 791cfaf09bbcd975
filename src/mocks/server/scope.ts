import { headerNames } from '@/api/clients';
import type { Company } from '@/api/company/company';
import type { Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { db } from '@/mocks/db/db';
import { forbidden } from './checks';
import type { Context } from './mock';

type Visible<Row> = (row: Row) => boolean;
type Judge<Row> = (context: Context) => Visible<Row> | Promise<Visible<Row>>;

/** Which rows of a collection a caller may see. */
export interface Scope<Row> {
  /** The rows the caller may read and change; any other row responds with 404. */
  owned: Judge<Row>;
  /** What a list shows: of these, the rows of the sub-station chosen in the headers. */
  listed: Judge<Row>;
}

/** Refuses a sub-station the caller does not manage. */
export function requireManaged({ user }: Context, id: Id) {
  if (!user.managedIds.some((managed) => String(managed) === String(id)))
    throw forbidden('SubstationNotManaged', { id });
}

/** The sub-station of the headers; null for all. Refuses any the caller only claims to manage. */
function chosenSubstation(context: Context): string | null {
  const { headers } = context.request;
  const chosen = headers.get(headerNames.substation);
  const claimed = headers.get(headerNames.managed)?.split(',') ?? [];
  for (const id of chosen === null ? claimed : [chosen, ...claimed]) requireManaged(context, id);
  return chosen;
}

function managedBy({ user }: Context): Visible<Id> {
  const managed = new Set<Id>(user.managedIds);
  return (id) => managed.has(id);
}

function chosenAmong(context: Context): Visible<Id> {
  const chosen = chosenSubstation(context);
  const managed = managedBy(context);
  if (chosen === null) return managed;
  const id = Number(chosen);
  return (other) => other === id && managed(other);
}

const on =
  <Key, Row>(judge: (context: Context) => Visible<Key>, keyOf: (row: Row) => Key): Judge<Row> =>
  (context) => {
    const visible = judge(context);
    return (row) => visible(keyOf(row));
  };

/** The same for everybody who is let in at all. */
export const everybody: Scope<unknown> = { owned: () => () => true, listed: () => () => true };

const idOf = ({ substationId }: { substationId: Id }) => substationId;
/** Rows that belong to a sub-station. */
export const ofSubstation: Scope<{ substationId: Id }> = {
  owned: on(managedBy, idOf),
  listed: on(chosenAmong, idOf),
};

/** A scope whose rows are judged by the scope of what they belong to. */
export const scopeFrom = <Owner, Row>(
  owners: Scope<Owner>,
  judge: (visible: Visible<Owner>, context: Context) => Visible<Row> | Promise<Visible<Row>>,
): Scope<Row> => ({
  owned: async (context) => judge(await owners.owned(context), context),
  listed: async (context) => judge(await owners.listed(context), context),
});

/** Rows that several sub-stations share: one that the caller manages is enough. */
export const ofSubstations = scopeFrom(
  ofSubstation,
  (visible) =>
    ({ substationIds }: { substationIds: Id[] }) =>
      substationIds.some((substationId) => visible({ substationId })),
);

/** Companies: those of a managed sub-station, or the company account's own. */
export const ofCompanies = scopeFrom(
  ofSubstation,
  (visible, { user: { companyId } }) =>
    (company: Company) =>
      companyId ? company.id === companyId : visible(company),
);

/** Rows of a company: visible to those who see the company. */
export const ofCompany = scopeFrom(ofCompanies, async (visible) => {
  const companies = (await db.companies.open()).all().filter(visible);
  const ids = new Set(companies.map(({ id }) => id));
  return ({ companyId }: { companyId: Id }) => ids.has(companyId);
});

/** Finds companies by their ids; those outside the caller's reach do not exist for him. */
export async function companyFinder(context: Context) {
  const companies = await db.companies.open();
  const visible = await ofCompanies.owned(context);
  return (id: Id) => {
    const company = companies.find(id);
    return company && visible(company) ? company : undefined;
  };
}

/** The company a row belongs to or will belong to; one outside the caller's reach does not exist for him. */
export async function companyOf(id: Id | undefined, context: Context): Promise<Company> {
  const companies = await db.companies.open();
  const visible = await ofCompanies.owned(context);
  const company = companies.one(id ?? '');
  if (!visible(company)) return companies.one('');
  return company;
}

/** A company account also needs the right in its own company; everybody else passes. */
export function requireCompanyRole({ user }: Context, role: CompanyUserRole) {
  if (user.companyId && !(user.companyRoles & role)) throw forbidden('CompanyRoleMissing');
}

/** Refuses company accounts altogether. */
export function refuseCompanyAccount({ user }: Context) {
  if (user.companyId) throw forbidden('CompanyRoleMissing');
}

/** The rows of one company. */
export const inCompany =
  (id: Id) =>
  ({ companyId }: { companyId: Id | null }) =>
    String(companyId) === String(id);
