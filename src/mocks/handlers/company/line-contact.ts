import { lineContactApi, type LineContact } from '@/api/company/line-contact';
import type { Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { inCompany, ownerOf, requireSuited } from './owned';
import type { StoredLineContact } from '@/mocks/seed/company/transport-lines';
import { checks, forbidden, listOf, sameId, type Check } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';

/** Contacts with their branch and with the lines they are called about. */
export async function linked(contacts: StoredLineContact[]): Promise<LineContact[]> {
  const [branches, lines] = await Promise.all([
    db.companyBranches.open(),
    db.transportLines.open(),
  ]);
  return contacts.map((contact) => {
    const branch = branches.find(contact.branchId ?? '');
    const linesOf = lines
      .sorted({}, inCompany(contact.companyId))
      .filter(({ contactIds }) => contactIds.some((id) => sameId(id, contact.id)));
    return {
      ...contact,
      branchId: branch?.id ?? null,
      branchName: branch?.branchName ?? null,
      lineIds: linesOf.map(({ id }) => id),
      lineNames: linesOf.map(({ lineName }) => lineName),
    };
  });
}

/** Makes somebody a contact of these lines of the company, and of no others. */
export async function setLines({ id, companyId }: StoredLineContact, lineIds: unknown) {
  const lines = await db.transportLines.open();
  const wanted = new Set(listOf(lineIds).map(String));
  for (const line of lines.all().filter(inCompany(companyId))) {
    const has = line.contactIds.some((one) => sameId(one, id));
    if (has === wanted.has(String(line.id))) continue;
    const others: Id[] = line.contactIds.filter((one) => !sameId(one, id));
    lines.save({ ...line, contactIds: has ? others : [...others, id] });
  }
}

/** What of the company the contact belongs to: a branch, and lines. */
async function readBranch(check: Check<'branchId' | 'lineIds'>, companyId: Id | undefined) {
  const [branches, lines] = await Promise.all([
    db.companyBranches.open(),
    db.transportLines.open(),
  ]);
  const ofCompanyOnly = <Owned extends { companyId: Id }>(found: Owned | undefined) =>
    found && companyId !== undefined && inCompany(companyId)(found) ? found : undefined;
  check.allKnown('lineIds', (id) => ofCompanyOnly(lines.find(id)), false);
  return check.known('branchId', (id) => ofCompanyOnly(branches.find(id)), false)?.id ?? null;
}

const contacts = collection(
  { list: lineContactApi.list, create: lineContactApi.save },
  {
    table: db.lineContacts,
    scope: ofCompany,
    conditions: (on) => ({
      ...on.oneOf('companyId'),
      ...on.contains('contactName', 'mobile'),
      lineId: ([id = '']) => {
        const known = new Set(db.transportLines.find(id)?.contactIds.map(String));
        return (contact) => known.has(String(contact.id));
      },
    }),
    async read(body, stored, context) {
      requireCompanyRole(context, CompanyUserRole.lines);
      const check = checks(body);
      const owner = await ownerOf(check, stored, context);
      const { company, ...fields } = check.done({
        company: owner,
        contactName: check.text('contactName', { required: true, max: 20 }),
        mobile: check.mobile('mobile'),
        phone: check.phone('phone'),
        position: check.optional('position', { max: 20 }),
        branchId: await readBranch(check, owner?.id),
      });
      requireSuited(company, 'lines');
      const others = db.lineContacts.all().filter(inCompany(company.id));
      const doubled = others.some(
        ({ id, mobile }) => id !== stored?.id && mobile === fields.mobile,
      );
      if (doubled) throw forbidden('LineContactExists', { mobile: fields.mobile });
      return { companyId: company.id, ...fields };
    },
    removable: (_contact, context) => requireCompanyRole(context, CompanyUserRole.lines),
  },
);

export const answers = crudAnswers(lineContactApi, P.companyDetail, {
  list: async (query, context) => {
    await db.transportLines.open();
    const { items, totalCount } = await contacts.list(query, context);
    return { items: await linked(items), totalCount };
  },
  save: async (body, context) => {
    const contact = await (body.id === undefined
      ? contacts.create(body, context)
      : contacts.update(body, context));
    if (body.lineIds) await setLines(contact, body.lineIds);
    const [answer] = await linked([contact]);
    if (!answer) throw new Error('one contact has one answer');
    return answer;
  },
  remove: async ({ id }, context) => {
    const contact = await contacts.getStored(id, context);
    await contacts.remove({ id }, context);
    await setLines(contact, []);
  },
});
