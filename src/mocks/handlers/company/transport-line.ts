import type { Company } from '@/api/company/company';
import { lineContact, lineContactApi, type LineContact } from '@/api/company/line-contact';
import { transportLine, transportLineApi } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { CompanyUserRole, RegionLevel } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { regionPrefix } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import { readRegion } from '@/mocks/domain/references';
import { lineName, type StoredLineContact } from '@/mocks/seed/company/transport-lines';
import { regions } from '@/mocks/seed/regions';
import { sameId, type Check, listOf } from '@/mocks/server/checks';
import { crudHandlers, mock } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { companyOf, ofCompany, requireCompanyRole, inCompany } from '@/mocks/server/scope';
import { P } from '@/policies';
import {
  tooManyLines,
  typeSettingOf,
  withCounts,
  lastPlace,
  orderOf,
  ownerOf,
  reorderOf,
  requireSuited,
} from './owned';

/** The policies of all pages whose forms contain a select of lines. */
const selecting = { grant: [P.companyDetail, P.lineRanking, P.lineRecommend, P.todayLinePrice] };
const maxStops = 20;
/** The levels of region in which a line may start and end. */
const ends = [RegionLevel.city, RegionLevel.district];

async function requireRoom(company: Company, count: number) {
  const { maxLines } = await typeSettingOf(company.companyType);
  if (maxLines !== null && count >= maxLines) throw tooManyLines(maxLines);
}

/** Reads the route of a line: its start, its end and the stops between them. */
async function readRoute(check: Check<'fromRegionId' | 'toRegionId' | 'passRegionIds'>) {
  const known = await regions();
  const from = await readRegion(check, 'fromRegion', ends);
  const to = await readRegion(check, 'toRegion', ends);
  const { fromRegionId: start, toRegionId: end } = { ...from, ...to };
  if (start !== undefined && start === end) check.wrongValue('toRegionId');
  const passing = check.allKnown('passRegionIds', (id) => known.get(Number(id)), false);
  const repeats = passing.some(({ id }) => id === start || id === end);
  if (repeats || passing.length > maxStops) check.wrongValue('passRegionIds');
  return {
    ...from,
    ...to,
    passRegionIds: passing.map(({ id }): Id => id),
    passRegionNames: passing.map(({ fullName }) => fullName),
  };
}

async function readContacts(check: Check<'contactIds'>, companyId?: Id) {
  const contacts = await db.lineContacts.open();
  const find = (id: string) => {
    const contact = contacts.find(id);
    return contact?.companyId === companyId ? contact?.id : undefined;
  };
  return check.allKnown('contactIds', find, false);
}

const lines = collection(transportLineApi, {
  table: db.transportLines,
  scope: ofCompany,
  conditions: (on) => ({
    ...on.filters(transportLine),
    passRegionId: ([id = '']) => {
      const prefix = regionPrefix(id);
      return ({ fromRegionId, passRegionIds, toRegionId }) =>
        [fromRegionId, ...passRegionIds, toRegionId].some((one) => String(one).startsWith(prefix));
    },
  }),
  async read(check, stored, context) {
    requireCompanyRole(context, CompanyUserRole.lines);
    const owner = await ownerOf(check, stored, context);
    const { company, ...fields } = check.done({
      company: owner,
      ...(await readRoute(check)),
      ...readProperties(check, transportLine, stored),
      contactIds: await readContacts(check, owner?.id),
    });
    requireSuited(company, 'lines');
    const way = lineName(fields.fromRegionName, fields.toRegionName);
    const line = { companyId: company.id, lineName: way, ...fields };
    const keys = ['companyId', 'fromRegionId', 'toRegionId'] as const;
    db.transportLines.unique(keys, line, 'LineExists', stored, way);
    const all = db.transportLines.all().filter(inCompany(company.id));
    if (!stored) await requireRoom(company, all.length);
    return { ...line, sort: stored?.sort ?? lastPlace(all) };
  },
  checkRemoval: (_line, context) => requireCompanyRole(context, CompanyUserRole.lines),
});

/** Removes a deleted line from the company's excellent lines; without any left, the company is no longer marked. */
async function unmark(companyId: Id, lineId: Id) {
  const marks = await db.companyExcellentLines.open();
  const mark = marks.find(companyId);
  if (!mark?.lineIds.some((id) => sameId(id, lineId))) return;
  const lineIds = mark.lineIds.filter((id) => !sameId(id, lineId));
  marks.save({ ...mark, lineIds });
  const company = db.companies.one(companyId);
  if (!lineIds.length) db.companies.save({ ...company, isExcellentLine: false });
}

const countedLines = withCounts(lines);

/** Adds the branch and the lines to each contact. */
async function linked(contacts: StoredLineContact[]): Promise<LineContact[]> {
  const [branches, lines] = await openTables(db.companyBranches, db.transportLines);
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

/** Makes a person the contact of exactly these lines of the company. */
async function setLines({ id, companyId }: StoredLineContact, lineIds: unknown) {
  const lines = await db.transportLines.open();
  const wanted = new Set(listOf(lineIds).map(String));
  for (const line of lines.all().filter(inCompany(companyId))) {
    const has = line.contactIds.some((one) => sameId(one, id));
    if (has === wanted.has(String(line.id))) continue;
    const others: Id[] = line.contactIds.filter((one) => !sameId(one, id));
    lines.save({ ...line, contactIds: has ? others : [...others, id] });
  }
}

/** Reads the branch of a contact, and checks that the branch and the lines belong to the company. */
async function readBranch(check: Check<'branchId' | 'lineIds'>, companyId: Id | undefined) {
  const [branches, lines] = await openTables(db.companyBranches, db.transportLines);
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
      ...on.filters(lineContact),
      lineId: ([id = '']) => {
        const known = new Set(db.transportLines.find(id)?.contactIds.map(String));
        return (contact) => known.has(String(contact.id));
      },
    }),
    async read(check, stored, context) {
      requireCompanyRole(context, CompanyUserRole.lines);
      const owner = await ownerOf(check, stored, context);
      const { company, ...fields } = check.done({
        company: owner,
        ...readProperties(check, lineContact, stored),
        branchId: await readBranch(check, owner?.id),
      });
      requireSuited(company, 'lines');
      const contact = { companyId: company.id, ...fields };
      db.lineContacts.unique(['mobile', 'companyId'], contact, 'LineContactExists', stored);
      return contact;
    },
    checkRemoval: (_contact, context) => requireCompanyRole(context, CompanyUserRole.lines),
  },
);

export const handlers = [
  ...crudHandlers(transportLineApi, P.companyDetail, {
    ...countedLines,
    one: async (request, context) => {
      const line = await lines.one(request, context);
      const { companyName } = await companyOf(line.companyId, context);
      const people = await db.lineContacts.open();
      const contacts = await linked(line.contactIds.flatMap((id) => people.find(id) ?? []));
      return { ...line, companyName, contacts };
    },
    edit: async (request, context) => {
      const line = await lines.one(request, context);
      const { lineName: _name, fromRegionName: _from, toRegionName: _to, ...rest } = line;
      const { passRegionNames: _stops, sort: _sort, creationTime: _created, ...input } = rest;
      return input;
    },
    remove: async ({ id }, context) => {
      const { companyId } = await lines.getStored(id, context);
      await countedLines.remove({ id }, context);
      await unmark(companyId, id);
    },
    sort: reorderOf(db.transportLines, CompanyUserRole.lines),
  }),
  mock(transportLineApi.options, selecting, async (query, context) => {
    const found = await orderOf(db.transportLines, query, context);
    return { items: found.map(({ id, lineName: name }) => ({ id, lineName: name })) };
  }),
  ...crudHandlers(lineContactApi, P.companyDetail, {
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
      const [view] = await linked([contact]);
      if (!view) throw new Error('the view of the contact is missing');
      return view;
    },
    remove: async ({ id }, context) => {
      const contact = await contacts.getStored(id, context);
      await contacts.remove({ id }, context);
      await setLines(contact, []);
    },
  }),
];
