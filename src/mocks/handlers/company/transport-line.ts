import {
  transportLineApi,
  type TransportLine,
  type TransportLineDetail,
  type TransportLineInput,
  type TransportLineQuery,
} from '@/api/company/transport-line';
import type { Company } from '@/api/company/company';
import type { ById, Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, regionPrefix, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import { lineName } from '@/mocks/domain/route-name';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { companyOf, ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { regions } from '@/mocks/seed/regions';
import { P } from '@/policies';
import { tooManyLines } from './company-type';
import { linked } from './contact-links';
import {
  inCompany,
  lastPlace,
  ownerOf,
  queriedCompany,
  readPlace,
  recount,
  reorder,
  requireSuited,
} from './owned';
import { settingOf } from './type-settings';

type Body = Received<TransportLineInput>;
type Way = Pick<TransportLine, 'fromRegionId' | 'toRegionId'>;

const access = { grant: P.companyDetail };
/** Selects of lines stand in contacts, ranking and recommendation forms as well. */
const selecting = { grant: [P.companyDetail, P.lineRanking, P.lineRecommend, P.todayLinePrice] };
const maxDays = 60;
const maxYuan = 1_000_000;
const maxStops = 20;
const price = { min: 0.01, max: maxYuan, decimals: 2 };

const { contains, oneOf, flag, atLeast, atMost, inRegion } = conditionsOn<TransportLine>();

const conditions: Conditions<TransportLineQuery, TransportLine> = {
  companyId: oneOf('companyId'),
  lineName: contains('lineName'),
  fromRegionId: inRegion('fromRegionId'),
  toRegionId: inRegion('toRegionId'),
  passRegionId: ([id = '']) => {
    const prefix = regionPrefix(id);
    return ({ fromRegionId, passRegionIds, toRegionId }) =>
      [fromRegionId, ...passRegionIds, toRegionId].some((one) => String(one).startsWith(prefix));
  },
  transitDaysBegin: atLeast('transitDays'),
  transitDaysEnd: atMost('transitDays'),
  pricePerTonBegin: atLeast('pricePerTon'),
  pricePerTonEnd: atMost('pricePerTon'),
  isListed: flag('isListed'),
};

const lineExists = (name: string) =>
  forbidden('LineExists', {
    zh: `该公司已有专线“${name}”。`,
    en: `This company already has the line “${name}”.`,
  });

async function requireRoom(company: Company, count: number) {
  const { maxLines } = await settingOf(company.companyType);
  if (maxLines !== null && count >= maxLines) throw tooManyLines(maxLines);
}

/** Where a line goes: two places and those between them. */
async function readRoute(check: ReturnType<typeof checks>, body: Body) {
  const known = await regions();
  const from = await readPlace(check, 'fromRegionId', body.fromRegionId);
  const to = await readPlace(check, 'toRegionId', body.toRegionId);
  if (from && to && from.id === to.id) check.wrongValue('toRegionId');
  const passing = check.allKnown(
    'passRegionIds',
    body.passRegionIds,
    (id) => known.get(Number(id)),
    false,
  );
  const repeats = passing.some(({ id }) => id === from?.id || id === to?.id);
  if (repeats || passing.length > maxStops) check.wrongValue('passRegionIds');
  return { from, to, passing };
}

async function readContacts(check: ReturnType<typeof checks>, body: Body, companyId?: Id) {
  const contacts = await db.lineContacts.open();
  const find = (id: string) => {
    const contact = contacts.find(id);
    return contact?.companyId === companyId ? contact?.id : undefined;
  };
  return check.allKnown('contactIds', body.contactIds, find, false);
}

/** Refuses a second line from the same place to the same place. */
function requireNewWay(others: TransportLine[], given: Way, id: Id | undefined) {
  const doubled = others.find(
    (line) =>
      line.id !== id &&
      sameId(line.fromRegionId, given.fromRegionId) &&
      sameId(line.toRegionId, given.toRegionId),
  );
  if (doubled) throw lineExists(doubled.lineName);
}

async function read(body: Body, stored: TransportLine | null, context: Context) {
  requireCompanyRole(context, CompanyUserRole.lines);
  const check = checks();
  const company = await ownerOf(check, body.companyId, stored, context);
  const { from, to, passing } = await readRoute(check, body);
  const fields = {
    transitDays: check.number('transitDays', body.transitDays, { min: 1, max: maxDays }),
    pricePerTon: check.number('pricePerTon', body.pricePerTon, price),
    pricePerCubicMetre: check.number('pricePerCubicMetre', body.pricePerCubicMetre, price),
    passRegionIds: passing.map(({ id }): Id => id),
    passRegionNames: passing.map(({ fullName }) => fullName),
    contactIds: await readContacts(check, body, company?.id),
    isListed: check.flag('isListed', body.isListed, stored?.isListed ?? true),
    remark: check.optional('remark', body.remark, { max: 200 }),
  };
  if (check.errors.length || !company || !from || !to) throw invalid(check.errors);
  requireSuited(company, 'lines');
  const others = db.transportLines.all().filter(inCompany(company.id));
  const way = { fromRegionId: from.id, toRegionId: to.id };
  requireNewWay(others, way, stored?.id);
  if (!stored) await requireRoom(company, others.length);
  return {
    companyId: company.id,
    lineName: lineName(from, to),
    ...way,
    fromRegionName: from.fullName,
    toRegionName: to.fullName,
    ...fields,
    sort: stored?.sort ?? lastPlace(others),
  };
}

const lines = collection<TransportLine, TransportLineQuery, Body>({
  table: db.transportLines,
  scope: ofCompany,
  conditions,
  read,
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

export const answers = [
  ...crudAnswers(transportLineApi, access, {
    ...lines,
    one,
    edit,
    create: async (body, context) => {
      const line = await lines.create(body, context);
      await recount(line.companyId);
      return line;
    },
    remove: async ({ id }, context) => {
      const { companyId } = await lines.own(id, context);
      await lines.remove({ id }, context);
      await unmark(companyId, id);
      await recount(companyId);
    },
    sort: async ({ companyId, ids }, context) => {
      requireCompanyRole(context, CompanyUserRole.lines);
      const company = await queriedCompany(companyId, context);
      const table = await db.transportLines.open();
      reorder(table, table.all().filter(inCompany(company.id)), ids);
    },
  }),
  mock(transportLineApi.options, selecting, async ({ companyId }, context) => {
    const company = await queriedCompany(companyId, context);
    const found = (await db.transportLines.open()).sorted({}, inCompany(company.id));
    return { items: found.map(({ id, lineName: name }) => ({ id, lineName: name })) };
  }),
];
