import { substationApi, substationTypeApi, type Substation } from '@/api/substation/substation';
import { StandardStatus } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { smsBalances } from '@/mocks/domain/sms';
import { knownRegions } from '@/mocks/domain/substation-regions';
import { knownSubstations } from '@/mocks/domain/substations';
import { exportAnswer } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { substationTypes } from '@/mocks/seed/substation/substations';
import { checks } from '@/mocks/server/checks';
import { crudAnswers, mock } from '@/mocks/server/mock';
import { P } from '@/policies';
import { ofItself, ownSubstation } from './own-substation';
import { substationColumns } from './substation-columns';
import { openSubstation, renameEverywhere } from './substation-effects';
import { maxAdPages, readSubstation } from './substation-rules';
import { asBizUser, findStaff } from './visible-staff';

/** Adds the names, the count and the balance that other tables know. */
async function show() {
  const accounts = (await db.accounts.open()).all();
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  const balances = await smsBalances();
  const counts = new Map<number, number>();
  for (const { isPlatformUser, managedIds } of accounts) {
    if (isPlatformUser) continue;
    for (const id of managedIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
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
  scope: ofItself,
  show,
  conditions: (on) => ({
    ...on.contains('substationName'),
    ...on.oneOf('substationTypeId', 'bizUserId'),
    ...on.inRegion('startRegionId'),
    ...on.code(StandardStatus.$values, 'status'),
    ...on.times('openedTime'),
  }),
  read: readSubstation,
});

const toOption = ({ id, substationName, substationTypeId }: StoredSubstation) => ({
  id,
  substationName,
  substationTypeId,
});

async function startRegions() {
  const known = await knownRegions();
  const open = (await knownSubstations()).filter(({ status }) => status === StandardStatus.enabled);
  return [...new Set(open.map(({ startRegionId }) => String(startRegionId)))]
    .flatMap((id) => known.get(id) ?? [])
    .map(({ id, name, fullName }) => ({ id, name, fullName }));
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

export const answers = [
  ...crudAnswers(
    substationApi,
    { grant: P.substation },
    {
      ...substations,
      export: exportAnswer('substations', substationColumns, substations.rows),
      /** Not the collection's own: the ids of sub-stations are small numbers that go on counting. */
      create: async (body, context): Promise<Substation> => {
        const table = await db.substations.open();
        const fields = await readSubstation(body, null, context);
        const id = Math.max(...table.all().map((row) => row.id)) + 1;
        const made = table.save({ ...fields, id, creationTime: wallText(), concurrencyStamp: '' });
        await openSubstation(made);
        return substations.saved(made);
      },
      update: async (body, context) => {
        const before = await ownSubstation(body.id, context);
        const after = await substations.update(body, context);
        if (after.substationName !== before.substationName) await renameEverywhere(after);
        return after;
      },
      coverRegions: async ({ substationId }, context) => {
        if (substationId !== undefined) await ownSubstation(substationId, context);
        return { items: await coveredRegions() };
      },
      saveAdPageCount: async (body, context) => {
        const stored = await ownSubstation(body.id, context);
        const check = checks(body);
        const adPageCount = check.number('adPageCount', { required: true, max: maxAdPages });
        const fields = check.done({ adPageCount });
        return substations.saved(db.substations.update(stored, body, fields));
      },
    },
  ),
  ...crudAnswers(
    substationApi,
    {},
    {
      startRegions: async () => ({ items: await startRegions() }),
      bizUsers: async ({ keyword }, context) => ({
        items: (await findStaff(keyword, context)).map(asBizUser),
      }),
      options: async () => (await knownSubstations()).map(toOption),
      managed: async (_query, { user }) =>
        (await knownSubstations()).filter(({ id }) => user.managedIds.includes(id)).map(toOption),
    },
  ),
  mock(substationTypeApi.list, {}, () => ({ items: substationTypes })),
];
