import { companyApi, type Company } from '@/api/company/company';
import type { Id } from '@/api/types';
import { CompanyStatus, CredentialState } from '@/enums';
import { matching } from '@/mocks/conditions';
import { db } from '@/mocks/db';
import { notFound } from '@/mocks/errors';
import { exportFile } from '@/mocks/files';
import { mock, type Context } from '@/mocks/mock';
import { readPaging } from '@/mocks/paging';
import { inScope, mayManage, requireManaged } from '@/mocks/scope';
import { P } from '@/policies';
import { companyColumns } from './company-columns';
import { companyConditions, searchConditions } from './company-query';
import {
  checkRemoval,
  checkTransition,
  nameExists,
  readCompany,
  statusNotYours,
  type CompanyBody,
} from './company-rules';

const maxOptions = 20;
const list = { grant: P.companyList };
const details = { grant: [P.companyList, P.companyDetail] };

/** Wall-clock time without zone, as the server writes it. */
const wallClock = (moment = new Date()) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

function oneYearOn() {
  const date = new Date();
  date.setFullYear(date.getFullYear() + 1);
  return `${wallClock(date).slice(0, 10)}T00:00:00`;
}

/** Another manager's company answers as if it did not exist. */
async function own(id: Id, context: Context): Promise<Company> {
  const company = (await db.companies.open()).one(id);
  if (!mayManage(context)(company)) throw notFound('Company', id);
  return company;
}

/** A company settles when it goes live for the first time. */
function settle(company: Company): Company {
  if (company.status !== CompanyStatus.enabled || company.settledTime) return company;
  return { ...company, settledTime: wallClock(), expireTime: oneYearOn() };
}

async function create(body: CompanyBody, context: Context): Promise<Company> {
  const companies = await db.companies.open();
  const fields = await readCompany(body, null);
  requireManaged(context, fields.substationId);
  const id = newId((taken) => companies.find(taken) !== undefined);
  companies.unique(
    'companyName',
    { id, companyName: fields.companyName },
    nameExists(fields.companyName),
  );
  return companies.save({
    ...fields,
    id,
    // A new company is a draft whatever the body says.
    status: CompanyStatus.draft,
    lineCount: 0,
    branchCount: 0,
    credentialState: CredentialState.missing,
    settledTime: null,
    expireTime: null,
    creationTime: wallClock(),
    concurrencyStamp: '',
  });
}

/** Nineteen digits from the clock, like a snowflake id. */
function newId(taken: (id: string) => boolean, moment = Date.now()): string {
  const id = `138405${moment}`;
  return taken(id) ? newId(taken, moment + 1) : id;
}

async function update(body: CompanyBody, context: Context): Promise<Company> {
  const stored = await own(body.id ?? '', context);
  const companies = await db.companies.open();
  const fields = await readCompany(body, stored);
  const moves = String(fields.substationId) !== String(stored.substationId);
  if (moves) requireManaged(context, fields.substationId);
  if (fields.status !== stored.status) {
    // A company account edits its own record, but does not decide about it.
    if (context.user.companyId) throw statusNotYours();
    checkTransition(stored, fields.status);
  }
  companies.unique('companyName', { ...stored, ...fields }, nameExists(fields.companyName));
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  return companies.save(settle({ ...stored, ...fields, concurrencyStamp }));
}

export const companyAnswers = [
  mock(companyApi.list, list, async (query, context) => {
    const [mine, wanted] = [inScope(context), matching(companyConditions, query)];
    return (await db.companies.open()).page(query, (company) => mine(company) && wanted(company));
  }),
  mock(companyApi.export, list, async (query, context) => {
    const [mine, wanted] = [inScope(context), matching(companyConditions, query)];
    const companies = await db.companies.open();
    const { sort } = readPaging(query);
    const rows = companies.sorted(sort, (company) => mine(company) && wanted(company));
    return { filePath: exportFile('companies', companyColumns, rows, context.language) };
  }),
  mock(companyApi.one, details, ({ id }, context) => own(id, context)),
  mock(companyApi.create, { grant: P.companyCreate }, create),
  mock(companyApi.update, details, update),
  mock(companyApi.remove, list, async ({ id }, context) => {
    checkRemoval(await own(id, context));
    (await db.companies.open()).remove(id);
  }),
  mock(companyApi.search, {}, async (query, context) => {
    const [mine, wanted] = [inScope(context), matching(searchConditions, query)];
    const found = (await db.companies.open()).sorted(
      { field: 'companyName', down: false },
      (company) => mine(company) && wanted(company),
    );
    return {
      items: found.slice(0, maxOptions).map(({ id, companyName }) => ({ id, companyName })),
    };
  }),
];
