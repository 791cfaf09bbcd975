import type { Company } from '@/api/company/company';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Saved } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { db } from '@/mocks/db/db';
import type { Table } from '@/mocks/db/table';
import type { Context, Received } from '@/mocks/server/mock';
import { companyOf, refuseCompanyAccount, requireCompanyRole } from '@/mocks/server/scope';
import { recordChanges } from './company-changes';

interface Stamped extends ById {
  concurrencyStamp: string;
}
export interface Saving<Stored> {
  stored: Stored;
  company: Company;
  context: Context;
}
/** A part of a company that has a form of its own; its row carries the company's id. */
interface Part<Stored extends Stamped, Shown, Body> {
  table: Table<Stored>;
  /** What a company account needs to save it; null: only the platform does. Left out: the right to edit the company. */
  role?: CompanyUserRole | null;
  /** Before anything was saved. */
  blank: Omit<Stored, keyof Stamped>;
  /** What the company's own row says of the part. */
  companyFields: (company: Company) => Omit<Shown, keyof Stored>;
  /** Checks a body; returns what it changes in the part and in the company's own row. */
  read(
    body: Body,
    saving: Saving<Stored>,
  ): Promise<{ part: Partial<Stored>; company?: Partial<Company> }>;
  /** Carries a save on to what else depends on it. */
  saved?: (now: Stored, before: Stored, company: Company) => Promise<void>;
  /** What the change records compare; the response itself when left out. */
  recorded?: (answer: Shown) => object;
}

/** Reads and saves one part of a company, with its own stamp and its own change records. */
export function companyPart<Request, Shown extends Stamped, Stored extends Stamped>(
  { path }: Endpoint<Request, Saved<Shown>>,
  part: Part<Stored, NoInfer<Shown>, Received<Request>>,
) {
  const {
    table,
    role = CompanyUserRole.company,
    blank,
    recorded = (answer: Shown) => answer,
  } = part;
  const section = path.slice(path.lastIndexOf('/') + 1);
  // A row is the blank one with exactly what the compiler cannot add to it in a generic type.
  const storedOf = async (id: Id) =>
    (await table.open()).find(id) ?? ({ id, ...blank, concurrencyStamp: '' } as unknown as Stored);
  const toShown = (stored: Stored, company: Company) =>
    ({ ...stored, ...part.companyFields(company) }) as unknown as Shown;

  const of = async (company: Company) => toShown(await storedOf(company.id), company);
  const one = async ({ id }: { id?: Id }, context: Context) => of(await companyOf(id, context));

  async function save(body: Received<Request>, context: Context): Promise<Shown> {
    const { id, concurrencyStamp }: Partial<Stamped> = Object(body);
    const company = await companyOf(id, context);
    if (role === null) refuseCompanyAccount(context);
    else requireCompanyRole(context, role);
    const stored = await storedOf(company.id);
    const { part: fields, company: changes } = await part.read(body, { stored, company, context });
    const saved = table.update(stored, { concurrencyStamp }, fields);
    // Read the company again: another part may have been saved meanwhile.
    const now = db.companies.one(company.id);
    await part.saved?.(saved, stored, now);
    const owner = changes ? db.companies.save({ ...now, ...changes }) : now;
    const answer = toShown(saved, owner);
    const [before, after] = [recorded(toShown(stored, company)), recorded(answer)];
    await recordChanges({ companyId: company.id, section, before, after }, context);
    return answer;
  }
  return { of, one, save };
}
