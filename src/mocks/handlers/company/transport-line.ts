import {
  transportLineApi,
  type TransportLine,
  type TransportLineDetail,
  type TransportLineInput,
} from '@/api/company/transport-line';
import type { Company } from '@/api/company/company';
import type { ById, Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { regionPrefix } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { readPlace } from '@/mocks/domain/references';
import { lineName } from '@/mocks/seed/company/transport-lines';
import { regions } from '@/mocks/seed/regions';
import { checks, forbidden, sameId, type Check } from '@/mocks/server/checks';
import { crudAnswers, mock, type Context } from '@/mocks/server/mock';
import { companyOf, ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { tooManyLines, settingOf } from './company-type';
import { linked } from './line-contact';
import { counted, inCompany, lastPlace, orderOf, ownerOf, reorderOf, requireSuited } from './owned';

type Way = Pick<TransportLine, 'fromRegionId' | 'toRegionId'>;

/** Selects of lines stand in contacts, ranking and recommendation forms as well. */
const selecting = { grant: [P.companyDetail, P.lineRanking, P.lineRecommend, P.todayLinePrice] };
const maxDays = 60;
const maxStops = 20;
const price = { min: 0.01, max: 1_000_000, decimals: 2 };

async function requireRoom(company: Company, count: number) {
  const { maxLines } = await settingOf(company.companyType);
  if (maxLines !== null && count >= maxLines) throw tooManyLines(maxLines);
}

/** Where a line goes: two places and those between them. */
async function readRoute(check: Check<'fromRegionId' | 'toRegionId' | 'passRegionIds'>) {
  const known = await regions();
  const from = await readPlace(check, 'fromRegion');
  const to = await readPlace(check, 'toRegion');
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

/** Refuses a second line from the same place to the same place. */
function requireNewWay(others: TransportLine[], given: Way, id: Id | undefined) {
  const doubled = others.find(
    (line) =>
      line.id !== id &&
      sameId(line.fromRegionId, given.fromRegionId) &&
      sameId(line.toRegionId, given.toRegionId),
  );
  if (doubled) throw forbidden('LineExists', { name: doubled.lineName });
}

const lines = collection(transportLineApi, {
  table: db.transportLines,
  scope: ofCompany,
  conditions: (on) => ({
    ...on.oneOf('companyId'),
    ...on.contains('lineName'),
    ...on.inRegion('fromRegionId', 'toRegionId'),
    ...on.numbers('transitDays', 'pricePerTon'),
    ...on.flag('isListed'),
    passRegionId: ([id = '']) => {
      const prefix = regionPrefix(id);
      return ({ fromRegionId, passRegionIds, toRegionId }) =>
        [fromRegionId, ...passRegionIds, toRegionId].some((one) => String(one).startsWith(prefix));
    },
  }),
  async read(body, stored, context) {
    requireCompanyRole(context, CompanyUserRole.lines);
    const check = checks(body);
    const owner = await ownerOf(check, stored, context);
    const { company, ...fields } = check.done({
      company: owner,
      ...(await readRoute(check)),
      transitDays: check.number('transitDays', { min: 1, max: maxDays }),
      pricePerTon: check.number('pricePerTon', price),
      pricePerCubicMetre: check.number('pricePerCubicMetre', price),
      contactIds: await readContacts(check, owner?.id),
      isListed: check.flag('isListed', stored?.isListed ?? true),
      remark: check.optional('remark', { max: 200 }),
    });
    requireSuited(company, 'lines');
    const others = db.transportLines.all().filter(inCompany(company.id));
    requireNewWay(others, fields, stored?.id);
    if (!stored) await requireRoom(company, others.length);
    return {
      companyId: company.id,
      lineName: lineName(fields.fromRegionName, fields.toRegionName),
      ...fields,
      sort: stored?.sort ?? lastPlace(others),
    };
  },
  removable: (_line, context) => requireCompanyRole(context, CompanyUserRole.lines),
});

async function one(request: ById, context: Context): Promise<TransportLineDetail> {
  const line = await lines.one(request, context);
  const { companyName } = await companyOf(line.companyId, context);
  const people = await db.lineContacts.open();
  const contacts = await linked(line.contactIds.flatMap((id) => people.find(id) ?? []));
  return { ...line, companyName, contacts };
}

async function edit(request: ById, context: Context): Promise<TransportLineInput> {
  const line = await lines.one(request, context);
  const { lineName: _name, fromRegionName: _from, toRegionName: _to, ...rest } = line;
  const { passRegionNames: _stops, sort: _sort, creationTime: _created, ...input } = rest;
  return input;
}

/** A company loses its mark with the last line it was given for. */
async function unmark(companyId: Id, lineId: Id) {
  const marks = await db.companyExcellentLines.open();
  const mark = marks.find(companyId);
  if (!mark?.lineIds.some((id) => sameId(id, lineId))) return;
  const lineIds = mark.lineIds.filter((id) => !sameId(id, lineId));
  marks.save({ ...mark, lineIds });
  const company = db.companies.one(companyId);
  if (!lineIds.length) db.companies.save({ ...company, isExcellentLine: false });
}

const countedLines = counted(lines);

export const answers = [
  ...crudAnswers(transportLineApi, P.companyDetail, {
    ...countedLines,
    one,
    edit,
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
];
