import {
  parkOrGroup,
  parkApi,
  type ParkMember,
  type ParkOrGroup,
  type ParkOrGroupDetail,
  type ParkOrGroupInput,
} from '@/api/company/park';
import type { Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readPicture, readRegion, readSubstation } from '@/mocks/domain/references';
import { wallText } from '@/mocks/lib/clock';
import { canJoin, type StoredPark } from '@/mocks/seed/company/parks';
import { checks, forbidden, listOf, sameId, type Check } from '@/mocks/server/checks';
import { crudHandlers, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import {
  companyOf,
  ofCompanies,
  ofSubstation,
  requireCompanyRole,
  requireManaged,
  scopeFrom,
} from '@/mocks/server/scope';
import { P } from '@/policies';
import { lastPlace, reorder, requireAll, requireSuited } from './owned';

/** A park is visible to callers who manage its sub-station; a company account sees the parks that its company runs. */
const ofParks = scopeFrom(
  ofSubstation,
  (visible, { user: { companyId } }) =>
    (park: StoredPark) =>
      companyId ? park.companyId === companyId : visible(park),
);

async function readFields(
  check: Check<keyof ParkOrGroupInput>,
  stored: StoredPark | null,
  context: Context,
) {
  return check.done({
    ...(await readSubstation(check)),
    ...(await readRegion(check, 'region')),
    ...(await readPicture(check, 'image', stored, context)),
    ...readProperties(check, parkOrGroup, stored),
  });
}

const parks = collection(parkApi, {
  table: db.parks,
  scope: ofParks,
  conditions: (on) => ({
    ...on.filters(parkOrGroup),
    memberId: ([id = '']) => {
      const isMember = ({ companyId }: { companyId: Id }) => sameId(companyId, id);
      return ({ members }) => members.some(isMember);
    },
  }),
  /** The caller must manage the sub-station of the park, or be an account of the company that runs it there. */
  async read(check, stored, context, body) {
    requireCompanyRole(context, CompanyUserRole.company);
    const runner = body.companyId ? await companyOf(body.companyId, context) : null;
    const fields = await readFields(check, stored, context);
    const { substationId } = fields;
    if (runner) requireSuited(runner, 'parks');
    const isOwn = runner !== null && sameId(runner.substationId, substationId);
    const stays = stored !== null && sameId(stored.substationId, substationId);
    if (!stays && !(context.user.companyId && isOwn)) requireManaged(context, substationId);
    db.parks.unique(['parkName'], fields, 'ParkNameExists', stored);
    const siblings = db.parks.all().filter((park) => sameId(park.substationId, substationId));
    return {
      ...fields,
      companyId: runner?.id ?? null,
      members: stored?.members ?? [],
      memberCount: stored?.memberCount ?? 0,
      sort: stored && stays ? stored.sort : lastPlace(siblings),
    };
  },
  checkRemoval: (park, context) => {
    requireCompanyRole(context, CompanyUserRole.company);
    const { parkName, memberCount } = park;
    if (memberCount) throw forbidden('ParkHasMembers', { parkName, memberCount });
  },
});

const withoutMembers = ({ members: _members, ...park }: StoredPark): ParkOrGroup => park;

async function detail(park: StoredPark): Promise<ParkOrGroupDetail> {
  const companies = await db.companies.open();
  const members = park.members.flatMap(({ companyId, joinedTime }, index): ParkMember[] => {
    const company = companies.find(companyId);
    if (!company) return [];
    const { companyName, companyType, contact, mobile } = company;
    return [{ companyId, companyName, companyType, contact, mobile, sort: index + 1, joinedTime }];
  });
  return { ...park, members };
}

async function sortMembers(id: Id, ids: unknown, context: Context) {
  const park = await parks.getStored(id, context);
  const byId = new Map(park.members.map((member) => [String(member.companyId), member]));
  const order = requireAll([...byId.keys()], ids);
  db.parks.save({ ...park, members: order.flatMap((one) => byId.get(one) ?? []) });
}

export const handlers = crudHandlers(parkApi, [P.companyList, P.companyDetail], {
  list: async (query, context) => {
    const { items, totalCount } = await parks.list(query, context);
    return { items: items.map(withoutMembers), totalCount };
  },
  one: async (request, context) => detail(await parks.one(request, context)),
  edit: async (request, context) => {
    const park = withoutMembers(await parks.one(request, context));
    const { substationName: _name, regionName: _region, imageUrl: _url, ...rest } = park;
    const { memberCount: _count, sort: _sort, creationTime: _created, ...input } = rest;
    return input;
  },
  create: async (body, context) => withoutMembers(await parks.create(body, context)),
  update: async (body, context) => withoutMembers(await parks.update(body, context)),
  remove: parks.remove,
  changeMembers: async (body, context) => {
    const park = await parks.getStored(body.id, context);
    requireCompanyRole(context, CompanyUserRole.company);
    const check = checks(body);
    const companies = await db.companies.open();
    const visible = await ofCompanies.owned(context);
    const isDelete = check.flag('isDelete');
    const present = new Set(park.members.map(({ companyId }) => String(companyId)));
    const named = check.allKnown('companyIds', (id) => {
      const company = companies.find(id);
      return company && (present.has(id) || visible(company)) ? company : undefined;
    });
    check.done();
    const joining = named.filter(({ id }) => !present.has(String(id)));
    const misfit = joining.find((company) => !canJoin(company));
    if (!isDelete && misfit) throw forbidden('CompanyCannotJoin', { name: misfit.companyName });
    const leaving = new Set(named.map(({ id }) => String(id)));
    const members = isDelete
      ? park.members.filter(({ companyId }) => !leaving.has(String(companyId)))
      : [...park.members, ...joining.map(({ id }) => ({ companyId: id, joinedTime: wallText() }))];
    return detail(db.parks.save({ ...park, members, memberCount: members.length }));
  },
  sort: async ({ id, ids, substationId }, context) => {
    requireCompanyRole(context, CompanyUserRole.company);
    if (id !== undefined) return sortMembers(id, ids, context);
    const first = listOf(ids)[0];
    const station = substationId ?? (await parks.getStored(String(first), context)).substationId;
    requireManaged(context, station);
    const table = await db.parks.open();
    const siblings = table.all().filter((park) => sameId(park.substationId, station));
    reorder(table, siblings, ids);
  },
});
