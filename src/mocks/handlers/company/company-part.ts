import type { Company } from '@/api/company/company';
import type { ById, Id } from '@/api/types';
import type { CompanyUserRole } from '@/enums';
import { db } from '@/mocks/db/db';
import type { Context } from '@/mocks/server/mock';
import { companyOf, refuseCompanyAccount, requireCompanyRole } from '@/mocks/server/scope';
import type { Table } from '@/mocks/db/table';
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
interface Part<Stored extends Stamped, Answer extends Stamped, Body> {
  /** As the change records name it. */
  section: string;
  table: Table<Stored>;
  /** What a company account needs to save it; null: only the platform does. */
  role: CompanyUserRole | null;
  /** Before anything was saved. */
  blank: (id: Id) => Stored;
  show: (stored: Stored, company: Company) => Answer;
  /** Checks a body; returns the part and what it changes in the company's own row. */
  read: (
    body: Body,
    saving: Saving<Stored>,
  ) => Promise<{ part: Stored; company?: Partial<Company> }>;
  /** Carries a save on to what else depends on it. */
  saved?: (now: Stored, before: Stored, company: Company) => Promise<void>;
  /** What the change records compare; the response itself when left out. */
  told?: (answer: Answer) => object;
}

/** Reads and saves one part of a company, with its own stamp and its own change records. */
export function companyPart<
  Stored extends Stamped,
  Answer extends Stamped,
  Body extends Partial<Stamped>,
>(part: Part<Stored, Answer, Body>) {
  const { section, table, role, blank, show, read, told = (answer: Answer) => answer } = part;
  const storedOf = async (id: Id) => (await table.open()).find(id) ?? blank(id);

  async function of(company: Company): Promise<Answer> {
    return show(await storedOf(company.id), company);
  }
  async function one({ id }: { id?: Id }, context: Context): Promise<Answer> {
    return of(await companyOf(id, context));
  }
  async function save(body: Body, context: Context): Promise<Answer> {
    const company = await companyOf(body.id, context);
    if (role === null) refuseCompanyAccount(context);
    else requireCompanyRole(context, role);
    const stored = await storedOf(company.id);
    const { part: next, company: changes } = await read(body, { stored, company, context });
    const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
    const saved = table.save({ ...next, concurrencyStamp });
    // Read the company again: another part may have been saved meanwhile.
    const now = db.companies.one(company.id);
    await part.saved?.(saved, stored, now);
    const owner = changes ? db.companies.save({ ...now, ...changes }) : now;
    const answer = show(saved, owner);
    const [before, after] = [told(show(stored, company)), told(answer)];
    await recordChanges({ companyId: company.id, section, before, after }, context);
    return answer;
  }
  return { of, one, save };
}
