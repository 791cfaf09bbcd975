import { arriveDelivery, arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { companyApi } from '@/api/company/company';
import { companyBranch, companyBranchApi } from '@/api/company/company-branch';
import { lineContact, lineContactApi } from '@/api/company/line-contact';
import { logisticsGear, logisticsGearApi } from '@/api/company/logistics-gear';
import { parkApi, parkOrGroup } from '@/api/company/park';
import { transportLine, transportLineApi } from '@/api/company/transport-line';
import type { ById, Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { foreignStation, idOf, ownCompany, rowOf, tableRow } from '../backend';
import { byRow, call, foreignCompany, isElsewhere, ofForeign, ofOwn, own } from './call';
import { flag, number, odd, ref, refs, required } from './members';
import { recordCalls } from './record-calls';

type Table<Row> = { open: () => Promise<{ all: () => Row[] }> };

/** Finds a row of a company in the first sub-station, and one in a sub-station that the manager does not manage. */
function ownedBy<Row extends { companyId: Id }>(table: Table<Row>) {
  const find = async (holds: (company: { substationId: Id }) => boolean) => {
    const companies = await db.companies.open();
    return tableRow(table, ({ companyId }) => holds(companies.one(companyId)));
  };
  return { row: () => find((one) => one.substationId === 1), foreign: () => find(isElsewhere) };
}
/** Sends the rows of the own company in the opposite order. */
const reversed = (table: Table<ById & { companyId: Id }>) => ({
  good: async () => {
    const all = (await table.open()).all().filter(({ companyId }) => companyId === ownCompany);
    return { ...ofOwn(), ids: all.map(({ id }) => id).toReversed() };
  },
  members: { ids: required(odd(['1', '1'], {})) },
  foreign: ofForeign,
});
/** A row of a company cannot move to another company, and cannot be created for a foreign one. */
const kept = {
  members: { companyId: required(odd()) },
  fixed: ['companyId' as const],
  elsewhere: [ofForeign, 404] as [typeof ofForeign, 404],
};

const rowCalls = [
  ...recordCalls(arriveDelivery, arriveDeliveryApi, {
    ...ownedBy(db.arriveDeliveries),
    ...kept,
    sample: async () => ({
      companyId: (await rowOf(companyApi.list, { substationId: 1, status: 2, companyType: 2 })).id,
      regionId: 110_101,
    }),
  }),
  ...recordCalls(companyBranch, companyBranchApi, { ...ownedBy(db.companyBranches), ...kept }),
  call(companyBranchApi.options, { good: ofOwn, foreign: ofForeign }),
  call(companyBranchApi.ordered, { good: own, foreign: idOf(foreignCompany) }),
  call(companyBranchApi.sort, reversed(db.companyBranches)),
  ...recordCalls(
    lineContact,
    { create: lineContactApi.save, remove: lineContactApi.remove },
    { ...ownedBy(db.lineContacts), ...kept },
  ),
  ...recordCalls(logisticsGear, logisticsGearApi, {
    ...ownedBy(db.logisticsGear),
    ...kept,
    sample: async () => {
      const stored = await ownedBy(db.logisticsGear).row();
      return { ...stored, id: undefined, concurrencyStamp: undefined, gearName: '新叉车' };
    },
    members: {
      ...kept.members,
      keywords: refs,
      price: number(0.01, 100_000_000, 2),
      properties: odd(),
    },
  }),
  ...recordCalls(transportLine, transportLineApi, {
    ...ownedBy(db.transportLines),
    ...kept,
    sample: () => ({ toRegionId: 540_100 }),
    members: {
      ...kept.members,
      fromRegionId: required(ref, 370_000),
      toRegionId: required(ref, 370_000),
    },
    wrong: [
      ['toRegionId', { fromRegionId: 371_302, toRegionId: 371_302 }],
      ['passRegionIds', { fromRegionId: 371_302, toRegionId: 540_100, passRegionIds: [371_302] }],
    ],
  }),
  call(transportLineApi.edit, {
    good: idOf(ownedBy(db.transportLines).row),
    foreign: idOf(ownedBy(db.transportLines).foreign),
  }),
  call(transportLineApi.options, { good: ofOwn, foreign: ofForeign }),
  call(transportLineApi.sort, reversed(db.transportLines)),
];

const parkOf = (substationId: number) => rowOf(parkApi.list, { substationId });
const foreignPark = () => parkOf(foreignStation);
const foreign = idOf(foreignPark);
const parkCalls = [
  ...recordCalls(parkOrGroup, parkApi, {
    removable: () => rowOf(parkApi.list, {}, ({ memberCount }) => !memberCount),
    members: { companyId: odd() },
  }),
  call(parkApi.edit, byRow(parkApi.list)),
  call(parkApi.changeMembers, {
    good: async () => ({ id: (await parkOf(1)).id, companyIds: [ownCompany], isDelete: false }),
    members: { companyIds: required(refs), isDelete: flag },
    foreign,
  }),
  call(parkApi.sort, {
    good: async () => {
      const all = (await db.parks.open()).all().filter(({ substationId }) => substationId === 1);
      return { substationId: 1, ids: all.map(({ id }) => id).toReversed() };
    },
    members: { ids: required(odd(['1', '1'], {})) },
    foreign,
  }),
];

export const ownedCalls = [...rowCalls, ...parkCalls];
