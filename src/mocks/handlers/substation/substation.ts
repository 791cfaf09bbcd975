import { substationApi, type Substation, type SubstationQuery } from '@/api/substation/substation';
import { StandardStatus } from '@/enums';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import { exportAnswer } from '@/mocks/files/files';
import type { Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { substationTypes } from '@/mocks/seed/substation/substations';
import { smsBalances } from '@/mocks/domain/sms';
import { knownRegions } from '@/mocks/domain/substation-regions';
import { P } from '@/policies';
import { ofItself, ownSubstation } from './own-substation';
import { substationColumns } from './substation-columns';
import { openSubstation, renameEverywhere } from './substation-effects';
import { readAdPageCount, readSubstation, type SubstationBody } from './substation-rules';
import { asBizUser, findStaff } from './visible-staff';

const grant = { grant: P.substation };

type Shown = StoredSubstation & Substation;
const { contains, oneOf, since, until, inRegion } = conditionsOn<Shown>();
const conditions: Conditions<SubstationQuery, Shown> = {
  substationName: contains('substationName'),
  substationTypeId: oneOf('substationTypeId'),
  startRegionId: inRegion('startRegionId'),
  status: oneOf('status', StandardStatus.$values),
  openedTimeBegin: since('openedTime'),
  openedTimeEnd: until('openedTime'),
  bizUserId: oneOf('bizUserId'),
};

/** Adds the names, the count and the balance that other tables know. */
async function show(): Promise<(row: StoredSubstation) => Shown> {
  const accounts = (await db.accounts.open()).all();
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  const balances = await smsBalances();
  const counts = new Map<number, number>();
  for (const { isPlatformUser, managedIds } of accounts) {
    if (isPlatformUser) continue;
    for (const id of managedIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return (row) => ({
    ...row,
    substationTypeName: substationTypes.find(({ id }) => id === row.substationTypeId)?.name ?? '',
    bizUserName: nameOf.get(String(row.bizUserId)) ?? null,
    memberCount: counts.get(row.id) ?? 0,
    smsBalance: balances.get(String(row.id)) ?? 0,
  });
}

const substations = computedCollection<StoredSubstation, Shown, SubstationQuery, SubstationBody>({
  table: db.substations,
  show,
  sort: { field: 'id', down: false },
  scope: ofItself,
  conditions,
  read: readSubstation,
});

/** Not the collection's own: the ids of sub-stations are small numbers that go on counting. */
async function create(body: SubstationBody, context: Context): Promise<Substation> {
  const table = await db.substations.open();
  const fields = await readSubstation(body, null, context);
  const id = Math.max(...table.all().map((row) => row.id)) + 1;
  const made = table.save({ ...fields, id, creationTime: wallText(), concurrencyStamp: '' });
  await openSubstation(made);
  return (await show())(made);
}

async function update(body: SubstationBody, context: Context): Promise<Substation> {
  const before = await ownSubstation(body.id, context);
  const after = await substations.update(body, context);
  if (after.substationName !== before.substationName) await renameEverywhere(after);
  return after;
}

async function options() {
  return (await db.substations.open())
    .all()
    .map(({ id, substationName, substationTypeId }) => ({ id, substationName, substationTypeId }));
}

async function startRegions() {
  const known = await knownRegions();
  const ids = (await db.substations.open())
    .all()
    .filter(({ status }) => status === StandardStatus.enabled)
    .map(({ startRegionId }) => String(startRegionId));
  return [...new Set(ids)]
    .flatMap((id) => known.get(id) ?? [])
    .map(({ id, name, fullName }) => ({ id, name, fullName }));
}

async function coveredRegions() {
  const known = await knownRegions();
  const rows = (await db.substations.open()).all();
  return rows.flatMap(({ id: substationId, substationName, coverRegionIds }) =>
    coverRegionIds
      .flatMap((id) => known.get(String(id)) ?? [])
      .map(({ id, pid, fullName }) => ({ id, pid, fullName, substationId, substationName })),
  );
}

export const answers = [
  ...crudAnswers(substationApi, grant, {
    ...substations,
    export: exportAnswer('substations', substationColumns, substations.rows),
    create,
    update,
    coverRegions: async ({ substationId }, context) => {
      if (substationId !== undefined) await ownSubstation(substationId, context);
      return { items: await coveredRegions() };
    },
    saveAdPageCount: async ({ id, ...body }, context) => {
      const stored = await ownSubstation(id, context);
      const adPageCount = readAdPageCount(body.adPageCount);
      const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
      return (await show())(db.substations.save({ ...stored, adPageCount, concurrencyStamp }));
    },
  }),
  ...crudAnswers(
    substationApi,
    {},
    {
      startRegions: async () => ({ items: await startRegions() }),
      bizUsers: async ({ keyword }, context) => ({
        items: (await findStaff(keyword, context)).map(asBizUser),
      }),
      options,
      managed: async (_query, { user }) =>
        (await options()).filter(({ id }) => user.managedIds.includes(id)),
    },
  ),
];
