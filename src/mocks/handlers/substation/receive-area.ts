import {
  receiveAreaApi,
  type ReceiveArea,
  type ReceiveAreaDetail,
  type ReceiveAreaInput,
  type ReceiveAreaQuery,
  type ReceiveAreaTrial,
  type ReceiveConflict,
} from '@/api/substation/receive-area';
import type { Id } from '@/api/types';
import { StandardStatus } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, toFlag, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedReadOnly } from '@/mocks/db/computed-collection';
import { same } from '@/mocks/server/errors';
import { exportFile, type ExportColumn } from '@/mocks/files/files';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation } from '@/mocks/server/scope';
import type { Region } from '@/mocks/seed/regions';
import { newReceiveArea, type StoredReceiveArea } from '@/mocks/seed/substation/substation-areas';
import { knownRegions, overlap, shared } from '@/mocks/domain/substation-regions';
import { P } from '@/policies';
import { ownSubstation } from './own-substation';

const grant = { grant: P.undertakingArea };
const maxRegions = 200;

type Shown = StoredReceiveArea & ReceiveArea;
type Ways = Pick<StoredReceiveArea, 'substationId' | 'fromRegionIds' | 'toRegionIds'>;

const { contains, oneOf, since, until } = conditionsOn<Shown>();
const takes =
  (key: 'fromRegionIds' | 'toRegionIds') =>
  ([id = '']: string[]) =>
  (row: Shown) =>
    row[key].some((region) => overlap(region, id));

const conditions: Conditions<ReceiveAreaQuery, Shown> = {
  substationName: contains('substationName'),
  substationId: oneOf('substationId'),
  fromRegionId: takes('fromRegionIds'),
  toRegionId: takes('toRegionIds'),
  hasConflict: ([text = ''], key) => {
    const wanted = toFlag(text, key);
    return ({ conflictCount }) => conflictCount > 0 === wanted;
  },
  updateTimeBegin: since('updateTime'),
  updateTimeEnd: until('updateTime'),
};

/** What there is to compare with and to name by, looked up once for many rows. */
async function surroundings() {
  const known = await knownRegions();
  const substations = (await db.substations.open()).all();
  const names = new Map(substations.map(({ id, substationName }) => [id, substationName]));
  const enabled = new Set(
    substations.flatMap(({ id, status }) => (status === StandardStatus.enabled ? [id] : [])),
  );
  const areas = await db.receiveAreas.open();
  const all = substations.map(({ id }) => areas.find(id) ?? newReceiveArea(id));
  return {
    all,
    rivals: all.filter(({ id }) => enabled.has(id)),
    nameOf: (id: number) => names.get(id) ?? '',
    regionNames: (ids: Id[]) => ids.map((id) => known.get(String(id))?.fullName ?? ''),
  };
}
type Surroundings = Awaited<ReturnType<typeof surroundings>>;

/** Where others take the same goods orders; a sub-station that is closed takes none. */
function conflictsOf(ways: Ways, around: Surroundings): ReceiveConflict[] {
  return around.rivals.flatMap((other) => {
    if (other.id === ways.substationId) return [];
    const from = shared(ways.fromRegionIds, other.fromRegionIds);
    const to = from.length ? shared(ways.toRegionIds, other.toRegionIds) : [];
    if (!to.length) return [];
    return {
      substationId: other.id,
      substationName: around.nameOf(other.id),
      fromRegionNames: around.regionNames(from),
      toRegionNames: around.regionNames(to),
    };
  });
}

function shown(row: StoredReceiveArea, around: Surroundings): Shown {
  return {
    ...row,
    substationName: around.nameOf(row.id),
    fromRegionNames: around.regionNames(row.fromRegionIds),
    fromRegionCount: row.fromRegionIds.length,
    toRegionNames: around.regionNames(row.toRegionIds),
    toRegionCount: row.toRegionIds.length,
    conflictCount: conflictsOf(row, around).length,
  };
}

/** A row for every sub-station, whether it has said anything or not. */
const areas = computedReadOnly<StoredReceiveArea, Shown, ReceiveAreaQuery>({
  table: db.receiveAreas,
  show: async () => {
    const around = await surroundings();
    return (row) => shown(row, around);
  },
  sort: { field: 'id', down: false },
  scope: ofSubstation,
  conditions,
});

/** Sub-stations opened since the seed have no row yet. */
async function withNew() {
  const table = await db.receiveAreas.open();
  for (const { id } of (await db.substations.open()).all()) {
    if (!table.find(id)) table.save(newReceiveArea(id));
  }
}

async function detail(ways: StoredReceiveArea): Promise<ReceiveAreaDetail> {
  const around = await surroundings();
  return { ...shown(ways, around), conflicts: conflictsOf(ways, around) };
}

async function readWays(body: Received<ReceiveAreaInput>, required: boolean) {
  const check = checks();
  const known = await knownRegions();
  const read = (member: 'fromRegionIds' | 'toRegionIds') => {
    const found = check.allKnown(member, body[member], (id) => known.get(id), required);
    const inner = (one: Region, index: number) =>
      found.slice(index + 1).some((other) => overlap(one.id, other.id));
    if (found.length > maxRegions || found.some(inner)) check.wrongValue(member);
    return found.map(({ id }) => id);
  };
  const ways = { fromRegionIds: read('fromRegionIds'), toRegionIds: read('toRegionIds') };
  check.done();
  return ways;
}

async function storedArea(id: Id | undefined, context: Context): Promise<StoredReceiveArea> {
  const substation = await ownSubstation(id, context);
  return (await db.receiveAreas.open()).find(substation.id) ?? newReceiveArea(substation.id);
}

async function one(trial: Received<ReceiveAreaTrial>, context: Context) {
  const stored = await storedArea(trial.substationId, context);
  const { fromRegionIds, toRegionIds } = trial;
  if (fromRegionIds === undefined && toRegionIds === undefined) return detail(stored);
  const tried = { ...trial, fromRegionIds: fromRegionIds ?? [], toRegionIds: toRegionIds ?? [] };
  return detail({ ...stored, ...(await readWays(tried, false)) });
}

const conflicting = ([first]: ReceiveConflict[]) =>
  forbidden('ReceiveAreaConflict', {
    zh: `与“${first?.substationName}”的承接区域冲突：${first?.fromRegionNames.join('、')} → ${first?.toRegionNames.join('、')}。`,
    en: `“${first?.substationName}” already accepts the same goods orders: ${first?.fromRegionNames.join(', ')} → ${first?.toRegionNames.join(', ')}.`,
  });

async function update(body: Received<ReceiveAreaInput>, context: Context) {
  const stored = await storedArea(body.substationId, context);
  const wanted = { ...stored, ...(await readWays(body, true)) };
  const conflicts = conflictsOf(wanted, await surroundings());
  if (conflicts.length) throw conflicting(conflicts);
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const saved = { ...wanted, updateTime: wallText(), concurrencyStamp };
  return detail(db.receiveAreas.save(saved));
}

const columns: ExportColumn<ReceiveArea>[] = [
  [{ zh: '分站名称', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '出发地区', en: 'Origins' }, (row) => same(row.fromRegionNames.join('、'))],
  [{ zh: '目的地区', en: 'Destinations' }, (row) => same(row.toRegionNames.join('、'))],
  [{ zh: '冲突分站数', en: 'Conflicts' }, (row) => same(String(row.conflictCount))],
  [{ zh: '更新时间', en: 'Updated' }, (row) => same(row.updateTime ?? '')],
];

export const answers = crudAnswers(receiveAreaApi, grant, {
  list: async (query, context) => {
    await withNew();
    return areas.list(query, context);
  },
  export: async (query, context) => {
    await withNew();
    const rows = await areas.rows(query, context);
    return { filePath: await exportFile('receive-areas', columns, rows, context.language) };
  },
  one,
  update,
});
