import {
  lineContactApi,
  type LineContactInput,
  type LineContactQuery,
} from '@/api/company/line-contact';
import type { Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import type { StoredLineContact } from '@/mocks/seed/company/transport-lines';
import { P } from '@/policies';
import { linked, setLines } from './contact-links';
import { inCompany, ownerOf, requireSuited } from './owned';

const access = { grant: P.companyDetail };
const { contains, oneOf } = conditionsOn<StoredLineContact>();

const conditions: Conditions<LineContactQuery, StoredLineContact> = {
  companyId: oneOf('companyId'),
  lineId: ([id = '']) => {
    const known = new Set(db.transportLines.find(id)?.contactIds.map(String));
    return (contact) => known.has(String(contact.id));
  },
  contactName: contains('contactName'),
  mobile: contains('mobile'),
};

const contactExists = (mobile: string) =>
  forbidden('LineContactExists', {
    zh: `该公司已有手机号为 ${mobile} 的专线联系人。`,
    en: `This company already has a line contact with the mobile number ${mobile}.`,
  });

/** What of the company the contact belongs to: a branch, and lines. */
async function readLinks(
  check: ReturnType<typeof checks>,
  body: Received<LineContactInput>,
  companyId: Id | undefined,
) {
  const [branches, lines] = await Promise.all([
    db.companyBranches.open(),
    db.transportLines.open(),
  ]);
  const own = <Owned extends { companyId: Id }>(found: Owned | undefined) =>
    found && companyId !== undefined && inCompany(companyId)(found) ? found : undefined;
  const branch = check.known('branchId', body.branchId, (id) => own(branches.find(id)), false);
  check.allKnown('lineIds', body.lineIds, (id) => own(lines.find(id)), false);
  return branch?.id ?? null;
}

async function read(
  body: Received<LineContactInput>,
  stored: StoredLineContact | null,
  context: Context,
) {
  requireCompanyRole(context, CompanyUserRole.lines);
  const check = checks();
  const company = await ownerOf(check, body.companyId, stored, context);
  const fields = {
    contactName: check.text('contactName', body.contactName, { required: true, max: 20 }),
    mobile: check.mobile('mobile', body.mobile),
    phone: check.phone('phone', body.phone),
    position: check.optional('position', body.position, { max: 20 }),
    branchId: await readLinks(check, body, company?.id),
  };
  if (check.errors.length || !company) throw invalid(check.errors);
  requireSuited(company, 'lines');
  const others = db.lineContacts.all().filter(inCompany(company.id));
  const doubled = others.some(({ id, mobile }) => id !== stored?.id && mobile === fields.mobile);
  if (doubled) throw contactExists(fields.mobile);
  return { companyId: company.id, ...fields };
}

const contacts = collection<StoredLineContact, LineContactQuery, Received<LineContactInput>>({
  table: db.lineContacts,
  scope: ofCompany,
  conditions,
  read,
  removable: (_contact, context) => requireCompanyRole(context, CompanyUserRole.lines),
});

async function save(body: Received<LineContactInput>, context: Context) {
  const isNew = body.id === undefined;
  const contact = await (isNew ? contacts.create(body, context) : contacts.update(body, context));
  if (body.lineIds) await setLines(contact, body.lineIds);
  const [answer] = await linked([contact]);
  if (!answer) throw new Error('one contact has one answer');
  return answer;
}

export const answers = crudAnswers(lineContactApi, access, {
  list: async (query, context) => {
    await db.transportLines.open();
    const { items, totalCount } = await contacts.list(query, context);
    return { items: await linked(items), totalCount };
  },
  save,
  remove: async ({ id }, context) => {
    const contact = await contacts.own(id, context);
    await contacts.remove({ id }, context);
    await setLines(contact, []);
  },
});
