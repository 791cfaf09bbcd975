import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';
import { inCompany } from './owned';

async function clearOf<Entity extends Row & { companyId: Id | null }>(
  table: Table<Entity>,
  companyId: Id,
) {
  await table.open();
  for (const { id } of table.all().filter(inCompany(companyId))) table.remove(id);
}

async function leaveParks(companyId: Id) {
  const parks = await db.parks.open();
  const isMember = (member: { companyId: Id }) => String(member.companyId) === String(companyId);
  for (const park of parks.all().filter((one) => one.members.some(isMember))) {
    const members = park.members.filter((member) => !isMember(member));
    parks.save({ ...park, members, memberCount: members.length });
  }
}

/** Takes away all that went with a company, the access of its people included. */
export async function removeOwned(companyId: Id) {
  await clearOf(db.accounts, companyId);
  await clearOf(db.transportLines, companyId);
  await clearOf(db.lineContacts, companyId);
  await clearOf(db.companyBranches, companyId);
  await clearOf(db.arriveDeliveries, companyId);
  await clearOf(db.logisticsGear, companyId);
  await clearOf(db.parks, companyId);
  await clearOf(db.companyChanges, companyId);
  await leaveParks(companyId);
}

/** The parts of a company carry its own id. */
export async function removeParts(companyId: Id) {
  const parts = [
    db.companyCredentials,
    db.companySettlements,
    db.companyInsurances,
    db.companyWorkDays,
    db.companyExcellentLines,
    db.companyDetailPages,
    db.companyManagers,
    db.lineRecommendTexts,
  ];
  for (const part of parts) {
    await part.open();
    part.discard(companyId);
  }
}
