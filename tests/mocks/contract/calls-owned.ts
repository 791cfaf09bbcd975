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
import { call, foreignCompany, isElsewhere, ofForeign, ofOwn, own, resource, there } from './call';
import { flag, membersOf, number, odd, ref, refs, required } from './members';

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
const ofCompany = { companyId: required(odd()) };
const kept = {
  fixed: ['companyId' as const],
  elsewhere: [ofForeign, 404] as [typeof ofForeign, 404],
};

const rowCalls = [
  ...resource(arriveDeliveryApi, {
    ...kept,
    ...ownedBy(db.arriveDeliveries),
    made: async () => ({
      companyId: (await rowOf(companyApi.list, { substationId: 1, status: 2, companyType: 2 })).id,
      regionId: 110_101,
      startingPrice: 30,
      contact: '孙敏',
      mobile: '13805391234',
    }),
    members: {
      ...membersOf(arriveDelivery),
      ...ofCompany,
    },
  }),
  ...resource(companyBranchApi, {
    ...kept,
    ...ownedBy(db.companyBranches),
    made: () => ({
      ...ofOwn(),
      branchName: '河东网点',
      regionId: 371_312,
      contact: '周红',
      mobile: '13905390001',
    }),
    members: {
      ...membersOf(companyBranch),
      ...ofCompany,
    },
  }),
  call(companyBranchApi.options, { good: ofOwn, foreign: ofForeign }),
  call(companyBranchApi.ordered, { good: own, foreign: idOf(foreignCompany) }),
  call(companyBranchApi.sort, reversed(db.companyBranches)),
  ...resource(
    { create: lineContactApi.save, remove: lineContactApi.remove },
    {
      ...ownedBy(db.lineContacts),
      made: () => ({ ...ofOwn(), contactName: '周红', mobile: '13905390001' }),
      members: {
        ...membersOf(lineContact),
        ...ofCompany,
      },
      elsewhere: kept.elsewhere,
    },
  ),
  ...resource(logisticsGearApi, {
    ...kept,
    ...ownedBy(db.logisticsGear),
    made: async () => {
      const stored = await ownedBy(db.logisticsGear).row();
      return { ...stored, id: undefined, concurrencyStamp: undefined, gearName: '新叉车' };
    },
    members: {
      ...membersOf(logisticsGear),
      ...ofCompany,
      keywords: refs,
      price: number(0.01, 100_000_000, 2),
      properties: odd(),
    },
  }),
  ...resource(transportLineApi, {
    ...kept,
    ...ownedBy(db.transportLines),
    made: () => ({ ...ofOwn(), fromRegionId: 371_302, toRegionId: 540_100 }),
    members: {
      ...membersOf(transportLine),
      ...ofCompany,
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
  ...resource(parkApi, {
    made: () => ({
      parkName: '新物流园',
      kind: 1 as const,
      substationId: 1,
      regionId: 371_302,
      contact: '王新',
      mobile: '13805391234',
    }),
    row: () => parkOf(1),
    removable: () => rowOf(parkApi.list, {}, ({ memberCount }) => !memberCount),
    foreign: foreignPark,
    members: { ...membersOf(parkOrGroup), companyId: odd() },
    elsewhere: [() => there, 403],
  }),
  call(parkApi.edit, { good: idOf(() => parkOf(1)), foreign }),
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
