import type { LineContact } from '@/api/company/line-contact';
import type { Id } from '@/api/types';
import { listOf, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import type { StoredLineContact } from '@/mocks/seed/company/transport-lines';
import { inCompany } from './owned';

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
