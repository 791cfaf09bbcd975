import { companyApi, companyChange } from '@/api/company/company';
import type { Id } from '@/api/types';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { wallText } from '@/mocks/lib/clock';
import { mock, type Context } from '@/mocks/server/mock';
import { ofCompany, inCompany } from '@/mocks/server/scope';
import { P } from '@/policies';

const changes = readOnly(
  { list: companyApi.changes },
  {
    table: db.companyChanges,
    scope: ofCompany,
    conditions: (on) => ({
      ...on.filters(companyChange),
      ...on.oneOf('section', 'field'),
    }),
  },
);

const maxLength = 500;
/** Matches fields that are not logged: the server sets them, or they repeat another field. */
const unrecorded = /^(id|concurrencyStamp|creationTime|substationId|regionId|.*Urls?)$/;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join('、') || null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

interface Change {
  companyId: Id;
  section: string;
  before: object;
  after: object;
}

/** Logs each field that a save has changed. */
export async function recordChanges(
  { companyId, section, before, after }: Change,
  { user }: Context,
) {
  const table = await db.companyChanges.open();
  const old = new Map(Object.entries(before));
  for (const [field, value] of Object.entries(after)) {
    const texts = { before: textOf(old.get(field)), after: textOf(value) };
    if (unrecorded.test(field) || texts.before === texts.after) continue;
    const who = { operatorName: user.name, changeTime: wallText() };
    table.save({ id: table.newId(), companyId, section, field, ...texts, ...who });
  }
}

/** Removes all rows of a deleted company, including the accounts of its people. */
export async function removeOwned(companyId: Id) {
  const isOwn = inCompany(companyId);
  await db.accounts.removeWhere(isOwn);
  await db.transportLines.removeWhere(isOwn);
  await db.lineContacts.removeWhere(isOwn);
  await db.companyBranches.removeWhere(isOwn);
  await db.arriveDeliveries.removeWhere(isOwn);
  await db.logisticsGear.removeWhere(isOwn);
  await db.parks.removeWhere(isOwn);
  await db.companyChanges.removeWhere(isOwn);
  await db.parks.saveWhere(
    ({ members }) => members.some(isOwn),
    (park) => {
      const members = park.members.filter((member) => !isOwn(member));
      return { members, memberCount: members.length };
    },
  );
}

/** Removes the parts of a deleted company; their rows have the id of the company. */
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

export const handlers = [mock(companyApi.changes, { grant: P.companyDetail }, changes.list)];
