import {
  lineContactApi,
  type LineContact,
  type LineContactInput,
  type LineContactQuery,
} from '@/api/company/line-contact';
import type { Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { checks, forbidden, sameId } from '@/mocks/checks';
import { collection } from '@/mocks/collection';
import { conditionsOn, type Conditions } from '@/mocks/conditions';
import { db } from '@/mocks/db';
import { invalid } from '@/mocks/errors';
import { mock, type Context, type Received } from '@/mocks/mock';
import { ofCompany, requireCompanyRole } from '@/mocks/scope';
import { P } from '@/policies';
import { inCompany, ownerOf, requireSuited } from './owned';

const access = { grant: P.companyDetail };
const { contains, oneOf } = conditionsOn<LineContact>();

const conditions: Conditions<LineContactQuery, LineContact> = {
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
    en: `This company already has a line contact with the mobile ${mobile}.`,
  });

async function read(
  body: Received<LineContactInput>,
  stored: LineContact | null,
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
  };
  if (check.errors.length || !company) throw invalid(check.errors);
  requireSuited(company, 'lines');
  const others = db.lineContacts.all().filter(inCompany(company.id));
  const doubled = others.some(({ id, mobile }) => id !== stored?.id && mobile === fields.mobile);
  if (doubled) throw contactExists(fields.mobile);
  return { companyId: company.id, ...fields };
}

const contacts = collection<LineContact, LineContactQuery, Received<LineContactInput>>({
  table: db.lineContacts,
  scope: ofCompany,
  conditions,
  read,
  removable: (_contact, context) => requireCompanyRole(context, CompanyUserRole.lines),
});

async function takeOffLines(contactId: Id) {
  const lines = await db.transportLines.open();
  for (const line of lines.all().filter(({ contactIds }) => contactIds.includes(contactId))) {
    const contactIds = line.contactIds.filter((id) => !sameId(id, contactId));
    lines.save({ ...line, contactIds });
  }
}

export const lineContactAnswers = [
  mock(lineContactApi.list, access, async (query, context) => {
    await db.transportLines.open();
    return contacts.list(query, context);
  }),
  mock(lineContactApi.save, access, (body, context) =>
    body.id === undefined ? contacts.create(body, context) : contacts.update(body, context),
  ),
  mock(lineContactApi.remove, access, async ({ id }, context) => {
    await contacts.remove({ id }, context);
    await takeOffLines(id);
  }),
];
