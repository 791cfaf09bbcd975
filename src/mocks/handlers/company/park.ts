import {
  parkApi,
  type ParkMember,
  type ParkMemberChange,
  type ParkOrder,
  type ParkOrGroup,
  type ParkOrGroupDetail,
  type ParkOrGroupInput,
  type ParkOrGroupQuery,
} from '@/api/company/park';
import type { ById, Id } from '@/api/types';
import { CompanyUserRole, ParkKind, StandardStatus } from '@/enums';
import { checks, forbidden, listOf, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { readPicture } from '@/mocks/files/pictures';
import {
  companyOf,
  ofCompanies,
  ofSubstation,
  requireCompanyRole,
  requireManaged,
  scopeFrom,
} from '@/mocks/server/scope';
import { mayJoin, type StoredPark } from '@/mocks/seed/company/parks';
import { regions } from '@/mocks/seed/regions';
import { knownSubstations } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import { lastPlace, reorder, requireAll, requireSuited } from './owned';

const access = { grant: [P.companyList, P.companyDetail] };
const { contains, oneOf, atLeast, atMost, inRegion } = conditionsOn<StoredPark>();

const conditions: Conditions<ParkOrGroupQuery, StoredPark> = {
  parkName: contains('parkName'),
  kind: oneOf('kind', ParkKind.$values),
  companyId: oneOf('companyId'),
  memberId: ([id = '']) => {
    const isMember = ({ companyId }: { companyId: Id }) => sameId(companyId, id);
    return ({ members }) => members.some(isMember);
  },
  substationId: oneOf('substationId'),
  regionId: inRegion('regionId'),
  status: oneOf('status', StandardStatus.$values),
  memberCountBegin: atLeast('memberCount'),
  memberCountEnd: atMost('memberCount'),
};

/** A company account sees the parks its company runs. */
const ofParks = scopeFrom(
  ofSubstation,
  (visible, { user: { companyId } }) =>
    (park: StoredPark) =>
      companyId ? park.companyId === companyId : visible(park),
);

const nameExists = (name: string) =>
  forbidden('ParkNameExists', {
    zh: `园区或团体“${name}”已存在。`,
    en: `The park or group “${name}” already exists.`,
  });
const hasMembers = ({ parkName, memberCount }: StoredPark) =>
  forbidden('ParkHasMembers', {
    zh: `“${parkName}”还有 ${memberCount} 个成员，请先移除成员再删除。`,
    en: `“${parkName}” still has members (${memberCount}); remove them first.`,
  });
const cannotJoin = (name: string) =>
  forbidden('CompanyCannotJoin', {
    zh: `公司“${name}”不能加入：园区公司和未启用的公司不能成为成员。`,
    en: `“${name}” cannot join: park companies and companies that are not enabled cannot be members.`,
  });

const shown = ({ members: _members, ...park }: StoredPark): ParkOrGroup => park;

type Body = Received<ParkOrGroupInput>;
type Check = ReturnType<typeof checks>;

/** Where it is and who is responsible: the sub-station, and the park company that runs it. */
async function readPlace(check: Check, body: Body, context: Context) {
  const [known, stations] = await Promise.all([regions(), knownSubstations()]);
  const runner = body.companyId ? await companyOf(body.companyId, context) : null;
  const station = check.known('substationId', body.substationId, (id) =>
    stations.find((one) => String(one.id) === id),
  );
  const region = check.known('regionId', body.regionId, (id) => known.get(Number(id)));
  return { runner, station, region };
}

async function readFields(check: Check, body: Body, stored: StoredPark | null, request: Request) {
  const kept = { id: stored?.imageId ?? null, url: stored?.imageUrl ?? null };
  const image = await readPicture(check, 'imageId', body.imageId, kept, request);
  const status = check.code('status', body.status, StandardStatus.$values, false);
  return {
    parkName: check.text('parkName', body.parkName, { required: true, max: 50 }),
    address: check.optional('address', body.address, { max: 100 }),
    contact: check.text('contact', body.contact, { required: true, max: 20 }),
    mobile: check.mobile('mobile', body.mobile),
    introduction: check.optional('introduction', body.introduction),
    imageId: image.id,
    imageUrl: image.url,
    status: status ?? stored?.status ?? StandardStatus.enabled,
  };
}

async function read(body: Body, stored: StoredPark | null, context: Context) {
  requireCompanyRole(context, CompanyUserRole.company);
  const check = checks();
  const kind = check.code('kind', body.kind, ParkKind.$values);
  const { runner, station, region } = await readPlace(check, body, context);
  const fields = await readFields(check, body, stored, context.request);
  if (check.errors.length || !kind || !station || !region) throw invalid(check.errors);
  if (runner) requireSuited(runner, 'parks');
  const isOwn = runner !== null && sameId(runner.substationId, station.id);
  const stays = stored !== null && sameId(stored.substationId, station.id);
  if (!stays && !(context.user.companyId && isOwn)) requireManaged(context, station.id);
  const id = stored?.id ?? '';
  db.parks.unique('parkName', { id, parkName: fields.parkName }, () => nameExists(fields.parkName));
  const around = db.parks.all().filter(({ substationId }) => sameId(substationId, station.id));
  return {
    ...fields,
    kind,
    companyId: runner?.id ?? null,
    substationId: station.id,
    substationName: station.substationName,
    regionId: region.id,
    regionName: region.fullName,
    members: stored?.members ?? [],
    memberCount: stored?.memberCount ?? 0,
    sort: stored && stays ? stored.sort : lastPlace(around),
  };
}

const parks = collection<StoredPark, ParkOrGroupQuery, Body>({
  table: db.parks,
  scope: ofParks,
  conditions,
  read,
  removable: (park, context) => {
    requireCompanyRole(context, CompanyUserRole.company);
    if (park.memberCount) throw hasMembers(park);
  },
});

async function detail(park: StoredPark): Promise<ParkOrGroupDetail> {
  const companies = await db.companies.open();
  const members = park.members.flatMap(({ companyId, joinedTime }, index): ParkMember[] => {
    const company = companies.find(companyId);
    if (!company) return [];
    const { companyName, companyType, contact, mobile } = company;
    return [{ companyId, companyName, companyType, contact, mobile, sort: index + 1, joinedTime }];
  });
  return { ...shown(park), members };
}

async function edit(request: ById, context: Context): Promise<ParkOrGroupInput> {
  const {
    substationName: _name,
    regionName: _region,
    imageUrl: _url,
    ...park
  } = shown(await parks.one(request, context));
  const { memberCount: _count, sort: _sort, creationTime: _created, ...input } = park;
  return input;
}

async function changeMembers(body: Received<ParkMemberChange>, context: Context) {
  const park = await parks.own(body.id, context);
  requireCompanyRole(context, CompanyUserRole.company);
  const check = checks();
  const companies = await db.companies.open();
  const visible = await ofCompanies.owned(context);
  const isDelete = check.flag('isDelete', body.isDelete);
  const present = new Set(park.members.map(({ companyId }) => String(companyId)));
  const named = check.allKnown('companyIds', body.companyIds, (id) => {
    const company = companies.find(id);
    return company && (present.has(id) || visible(company)) ? company : undefined;
  });
  check.done();
  const joining = named.filter(({ id }) => !present.has(String(id)));
  const misfit = joining.find((company) => !mayJoin(company));
  if (!isDelete && misfit) throw cannotJoin(misfit.companyName);
  const leaving = new Set(named.map(({ id }) => String(id)));
  const members = isDelete
    ? park.members.filter(({ companyId }) => !leaving.has(String(companyId)))
    : [...park.members, ...joining.map(({ id }) => ({ companyId: id, joinedTime: wallText() }))];
  return detail(db.parks.save({ ...park, members, memberCount: members.length }));
}

async function sortMembers(id: Id, ids: unknown, context: Context) {
  const park = await parks.own(id, context);
  const byId = new Map(park.members.map((member) => [String(member.companyId), member]));
  const order = requireAll([...byId.keys()], ids);
  db.parks.save({ ...park, members: order.flatMap((one) => byId.get(one) ?? []) });
}

async function sort({ id, ids, substationId }: Received<ParkOrder>, context: Context) {
  requireCompanyRole(context, CompanyUserRole.company);
  if (id !== undefined) return sortMembers(id, ids, context);
  const first = listOf(ids)[0];
  const station = substationId ?? (await parks.own(String(first), context)).substationId;
  requireManaged(context, station);
  const table = await db.parks.open();
  reorder(
    table,
    table.all().filter((park) => sameId(park.substationId, station)),
    ids,
  );
}

export const answers = crudAnswers(parkApi, access, {
  list: async (query, context) => {
    const { items, totalCount } = await parks.list(query, context);
    return { items: items.map(shown), totalCount };
  },
  one: async (request, context) => detail(await parks.one(request, context)),
  edit,
  create: async (body, context) => shown(await parks.create(body, context)),
  update: async (body, context) => shown(await parks.update(body, context)),
  remove: parks.remove,
  changeMembers,
  sort,
});
