import {
  substation,
  substationApi,
  substationTypeApi,
  type Substation,
  type SubstationInput,
} from '@/api/substation/substation';
import { substationOptionApi } from '@/api/substation/substation-option';
import type { Id } from '@/api/types';
import { RegionLevel, StandardStatus } from '@/enums';
import { sumBy } from '@/lib/sets';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { districtsOf, knownRegions, overlapping } from '@/mocks/domain/substation-regions';
import {
  knownSubstations,
  ofSubstationItself,
  managedSubstation,
} from '@/mocks/domain/substations';
import { count, day, exportHandler, type ExportColumn } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import type { Region } from '@/mocks/seed/regions';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { substationTypes } from '@/mocks/seed/substation/substations';
import { rolesOf } from '@/mocks/seed/system/roles';
import { checks, forbidden, type Check } from '@/mocks/server/checks';
import { untranslated } from '@/mocks/server/errors';
import { crudHandlers, mock, type Context } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { P } from '@/policies';
import { smsBalances } from './sms';
import { asBizUser, findStaff, visibleStaff } from './visible-staff';

const substationColumns: ExportColumn<Substation>[] = [
  [{ zh: '分站名称', en: 'Sub-station' }, (row) => untranslated(row.substationName)],
  [{ zh: '分站类型', en: 'Type' }, (row) => untranslated(row.substationTypeName)],
  [{ zh: '起始地区', en: 'Start region' }, (row) => untranslated(row.startRegionName)],
  [
    { zh: '覆盖地区', en: 'Covered regions' },
    (row) => untranslated(row.coverRegionNames.join('、')),
  ],
  [{ zh: '联系人', en: 'Contact' }, (row) => untranslated(row.contact)],
  [{ zh: '手机号', en: 'Mobile' }, (row) => untranslated(row.mobile)],
  [{ zh: '成员数', en: 'Members' }, (row) => count(row.memberCount)],
  [{ zh: '短信余额', en: 'SMS balance' }, (row) => count(row.smsBalance)],
  [{ zh: '业务员', en: 'Account manager' }, (row) => untranslated(row.bizUserName ?? '')],
  [{ zh: '状态', en: 'Status' }, (row) => nameOfCode(StandardStatus, row.status)],
  [{ zh: '开通时间', en: 'Opened' }, (row) => day(row.openedTime)],
  [{ zh: '到期日期', en: 'Expires' }, (row) => day(row.expireTime)],
];

/** Returns a function that finds a region which can be covered, i.e. a city or a district. */
async function coverableRegions() {
  const known = await knownRegions();
  return (id: string): Region | undefined => {
    const region = known.get(id);
    const { city, district } = RegionLevel;
    return region && [city, district].some((level) => level === region.regionLevel)
      ? region
      : undefined;
  };
}

/** Returns the sub-station other than `id` that covers a part of the region. */
function ownerOf(region: Region, id: number | undefined) {
  return db.substations
    .all()
    .find((other) => other.id !== id && overlapping([region.id], other.coverRegionIds).length);
}

/** Reads the covered regions. When left out, a stored sub-station keeps them, and a new one gets the free regions of its start. */
async function readCovered(
  check: Check<'coverRegionIds'>,
  { start, stored }: { start: Region | undefined; stored: StoredSubstation | null },
): Promise<Region[]> {
  const find = await coverableRegions();
  if (check.value('coverRegionIds') === undefined) {
    if (stored) return stored.coverRegionIds.flatMap((id) => find(String(id)) ?? []);
    const districts = start ? await districtsOf(start) : [];
    const free = districts.filter((region) => !ownerOf(region, undefined));
    return free.length ? free : districts;
  }
  const covered = check.allKnown('coverRegionIds', find);
  const ids = covered.map(({ id }): Id => id);
  const repeats = ids.some((id, index) => overlapping([id], ids.slice(index + 1)).length);
  if (repeats) check.wrongValue('coverRegionIds');
  return covered;
}

/** Throws a 403 when another sub-station covers one of the regions, or when none of them contains the start region. */
function checkCovered(start: Region, covered: Region[], id: number | undefined) {
  for (const region of covered) {
    const owner = ownerOf(region, id);
    if (owner)
      throw forbidden('RegionTaken', { region: region.fullName, owner: owner.substationName });
  }
  const ids = covered.map((region) => region.id);
  if (!overlapping([start.id], ids).length) throw forbidden('StartRegionNotCovered');
}

function readExpiry(check: Check<'expireTime'>, opened: string) {
  const expireTime = check.time('expireTime');
  if (expireTime && expireTime < opened) {
    check.add('expireTime', 'expiresBeforeOpening');
  }
  return expireTime;
}

/** Reads the account manager, who must be visible to the caller unless the account manager stays the same. */
async function readBizUser(
  check: Check<'bizUserId'>,
  stored: StoredSubstation | null,
  context: Context,
) {
  if (stored?.bizUserId && String(check.value('bizUserId')) === stored.bizUserId)
    return stored.bizUserId;
  const visible = await visibleStaff(context);
  const find = (id: string) => visible.find((account) => account.id === id && account.isActive);
  return check.known('bizUserId', find, false)?.id ?? null;
}

/** Checks a body against the field rules, and then against the regions that other sub-stations cover. */
async function readSubstation(
  check: Check<keyof SubstationInput>,
  stored: StoredSubstation | null,
  context: Context,
) {
  const openedTime = stored?.openedTime ?? wallText();
  const type = check.known('substationTypeId', (id) =>
    substationTypes.find((one) => String(one.id) === id),
  );
  const found = check.known('startRegionId', await coverableRegions());
  const regions = await readCovered(check, { start: found, stored });
  const { start, covered, ...fields } = check.done({
    ...readProperties(check, substation, stored),
    substationTypeId: type?.id,
    start: found,
    covered: regions,
    expireTime: readExpiry(check, openedTime),
    bizUserId: await readBizUser(check, stored, context),
    status:
      check.code('status', StandardStatus.$values, false) ??
      stored?.status ??
      StandardStatus.enabled,
    openedTime,
  });
  db.substations.unique(['substationName'], fields, 'SubstationNameExists', stored);
  checkCovered(start, covered, stored?.id);
  return {
    ...fields,
    startRegionId: start.id,
    startRegionName: start.fullName,
    coverRegionIds: covered.map(({ id }) => id),
    coverRegionNames: covered.map(({ fullName }) => fullName),
    coverRegionCount: covered.length,
  };
}

/** Returns a function that adds names, the number of members and the SMS balance from other tables. */
async function view() {
  const accounts = (await db.accounts.open()).all();
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  const balances = await smsBalances();
  const staff = accounts.filter(({ isPlatformUser }) => !isPlatformUser);
  const counts = sumBy(
    staff.flatMap(({ managedIds }) => managedIds),
    (id) => id,
  );
  return (row: StoredSubstation) => ({
    ...row,
    substationTypeName: substationTypes.find(({ id }) => id === row.substationTypeId)?.name ?? '',
    bizUserName: nameOf.get(String(row.bizUserId)) ?? null,
    memberCount: counts.get(row.id) ?? 0,
    smsBalance: balances.get(String(row.id)) ?? 0,
  });
}

const substations = collection(substationApi, {
  table: db.substations,
  scope: ofSubstationItself,
  view,
  conditions: (on) => on.filters(substation),
  read: readSubstation,
});

const toOption = pick('id', 'substationName', 'substationTypeId');

async function startRegions() {
  const known = await knownRegions();
  const open = (await knownSubstations()).filter(({ status }) => status === StandardStatus.enabled);
  return [...new Set(open.map(({ startRegionId }) => String(startRegionId)))]
    .flatMap((id) => known.get(id) ?? [])
    .map(pick('id', 'name', 'fullName'));
}

async function coveredRegions() {
  const known = await knownRegions();
  const rows = await knownSubstations();
  return rows.flatMap(({ id: substationId, substationName, coverRegionIds }) =>
    coverRegionIds
      .flatMap((id) => known.get(String(id)) ?? [])
      .map(({ id, pid, fullName }) => ({ id, pid, fullName, substationId, substationName })),
  );
}

/** Makes all platform users manage a new sub-station, and creates its default roles. */
async function openSubstation({ id }: StoredSubstation) {
  const accounts = await db.accounts.open();
  for (const account of accounts.all().filter(({ isPlatformUser }) => isPlatformUser)) {
    accounts.patch(account.id, { managedIds: [...account.managedIds, id] });
  }
  const roles = await db.teamRoles.open();
  for (const role of rolesOf(id)) roles.save({ ...role, creationTime: wallText() });
}

/** Updates the name in the tables that store a copy of it; other tables look it up. */
async function renameEverywhere({ id, substationName }: StoredSubstation) {
  const owner = { substationId: id };
  const name = { substationName };
  await Promise.all([
    db.companies.patchWhere(owner, name),
    db.parks.patchWhere(owner, name),
    db.goodsOrders.patchWhere(owner, name),
    db.linePrices.patchWhere(owner, name),
    db.lineRankings.patchWhere(owner, name),
    db.rankingPoints.patchWhere(owner, name),
    db.lineRecommends.patchWhere(owner, name),
    db.votes.patchWhere(owner, name),
  ]);
}

export const handlers = [
  ...crudHandlers(substationApi, P.substation, {
    ...substations,
    export: exportHandler('substations', substationColumns, substations.rows),
    create: async (body, context) => {
      const created = await substations.create(body, context);
      await openSubstation(created);
      return substations.saved(created);
    },
    update: async (body, context) => {
      const before = await managedSubstation(body.id, context);
      const after = await substations.update(body, context);
      if (after.substationName !== before.substationName) await renameEverywhere(after);
      return after;
    },
    coverRegions: async ({ substationId }, context) => {
      if (substationId !== undefined) await managedSubstation(substationId, context);
      return { items: await coveredRegions() };
    },
    saveAdPageCount: async (body, context) => {
      const stored = await managedSubstation(body.id, context);
      const check = checks(body);
      const rule = { ...substation.properties.adPageCount.options, required: true } as const;
      const adPageCount = check.number('adPageCount', rule);
      const fields = check.done({ adPageCount });
      return substations.saved(db.substations.update(stored, body, fields));
    },
  }),
  ...crudHandlers(substationApi, null, {
    startRegions: async () => ({ items: await startRegions() }),
    bizUsers: async (query, context) => ({
      items: (await findStaff(query, context)).map(asBizUser),
    }),
  }),
  ...crudHandlers(substationOptionApi, null, {
    options: async () => (await knownSubstations()).map(toOption),
    managed: async (_query, { user }) =>
      (await knownSubstations()).filter(({ id }) => user.managedIds.includes(id)).map(toOption),
  }),
  mock(substationTypeApi.list, {}, () => ({ items: substationTypes })),
];
