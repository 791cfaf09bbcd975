import { arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { companyApi } from '@/api/company/company';
import { companyBranchApi } from '@/api/company/company-branch';
import { lineContactApi } from '@/api/company/line-contact';
import { logisticsGearApi } from '@/api/company/logistics-gear';
import { parkApi } from '@/api/company/park';
import { transportLineApi } from '@/api/company/transport-line';
import type { ById, Id } from '@/api/types';
import { db } from '@/mocks/db';
import { foreignStation, ownCompany } from './backend';
import {
  call,
  code,
  flag,
  mobile,
  number,
  phone,
  ref,
  refs,
  required,
  resource,
  rowOf,
  text,
  odd,
} from './write';

const own = () => ({ id: ownCompany });
const ofOwn = () => ({ companyId: ownCompany });
const company = (query: object = {}) =>
  rowOf(companyApi.list, { substationId: 1, status: 2, ...query });
const foreignCompany = () => rowOf(companyApi.list, { substationId: foreignStation });
const foreign = async () => ({ id: (await foreignCompany()).id });
const ofForeign = async () => ({ companyId: (await foreignCompany()).id });

/** Rows of companies in the manager's first sub-station, and in one that is not his. */
async function ownedBy<Row extends { companyId: unknown }>(
  table: { open: () => Promise<{ all: () => Row[] }> },
  isForeign = false,
): Promise<Row> {
  const companies = await db.companies.open();
  const rows = (await table.open()).all();
  const row = rows.find(({ companyId }) => {
    const { substationId } = companies.one(String(companyId));
    return isForeign ? Number(substationId) > 3 : substationId === 1;
  });
  if (!row) throw new Error('no such row');
  return row;
}

interface Owned {
  id: Id;
  companyId: Id;
}
/** Puts the rows of the own company into the opposite order. */
const reversed = (table: { open: () => Promise<{ all: () => Owned[] }> }) => ({
  good: async () => {
    const all = (await table.open()).all().filter(({ companyId }) => companyId === ownCompany);
    return { ...ofOwn(), ids: all.map(({ id }) => id).toReversed() };
  },
  members: { ids: required(odd(['1', '1'], {})) },
  unknown: ['companyId' as const],
  foreign: ofForeign,
});
const price = number(0.01, 1_000_000, 2);
const person = { contact: required(text(20)), mobile: required(mobile) };
const picture = { imageId: ref };

const rowCalls = [
  ...resource({
    create: arriveDeliveryApi.create,
    update: arriveDeliveryApi.update,
    made: async () => ({
      companyId: (await company({ companyType: 2 })).id,
      regionId: 110_101,
      startingPrice: 30,
      contact: '孙敏',
      mobile: '13805391234',
    }),
    row: () => ownedBy(db.arriveDeliveries),
    foreign: () => ownedBy(db.arriveDeliveries, true),
    members: {
      companyId: required(odd()),
      regionId: required(ref),
      deliveryHours: number(1, 240),
      startingPrice: required(price),
      pricePerTon: price,
      pricePerCubicMetre: price,
      ...person,
      isListed: flag,
      remark: text(200),
    },
    fixed: ['companyId'],
    elsewhere: [ofForeign, 404],
  }),
  ...resource({
    one: companyBranchApi.one,
    create: companyBranchApi.create,
    update: companyBranchApi.update,
    remove: companyBranchApi.remove,
    made: () => ({
      ...ofOwn(),
      branchName: '河东网点',
      regionId: 371_312,
      contact: '周红',
      mobile: '13905390001',
    }),
    row: () => ownedBy(db.companyBranches),
    foreign: () => ownedBy(db.companyBranches, true),
    members: {
      companyId: required(odd()),
      branchName: required(text(30)),
      regionId: required(ref),
      address: text(100),
      ...person,
      phone,
    },
    fixed: ['companyId'],
    elsewhere: [ofForeign, 404],
  }),
  call(companyBranchApi.options, { good: ofOwn, unknown: ['companyId'], foreign: ofForeign }),
  call(companyBranchApi.ordered, { good: own, unknown: ['id'], foreign }),
  call(companyBranchApi.sort, reversed(db.companyBranches)),
  ...resource({
    create: lineContactApi.save,
    remove: lineContactApi.remove,
    made: () => ({ ...ofOwn(), contactName: '周红', mobile: '13905390001' }),
    row: () => ownedBy(db.lineContacts),
    foreign: () => ownedBy(db.lineContacts, true),
    members: {
      companyId: required(odd()),
      contactName: required(text(20)),
      mobile: required(mobile),
      phone,
      position: text(20),
      branchId: ref,
      lineIds: refs,
    },
    elsewhere: [ofForeign, 404],
  }),
  ...resource({
    create: logisticsGearApi.create,
    update: logisticsGearApi.update,
    made: async () => {
      const stored = await ownedBy(db.logisticsGear);
      return { ...stored, id: undefined, concurrencyStamp: undefined, gearName: '新叉车' };
    },
    row: () => ownedBy(db.logisticsGear),
    foreign: () => ownedBy(db.logisticsGear, true),
    members: {
      companyId: required(odd()),
      gearName: required(text(50)),
      categoryId: required(ref),
      keywords: refs,
      price: number(0.01, 100_000_000, 2),
      quantity: number(0, 100_000),
      ...picture,
      description: text(500),
      isListed: flag,
    },
    fixed: ['companyId'],
    elsewhere: [ofForeign, 404],
  }),
  ...resource({
    one: transportLineApi.one,
    create: transportLineApi.create,
    update: transportLineApi.update,
    remove: transportLineApi.remove,
    made: () => ({ ...ofOwn(), fromRegionId: 371_302, toRegionId: 540_100 }),
    row: () => ownedBy(db.transportLines),
    foreign: () => ownedBy(db.transportLines, true),
    members: {
      companyId: required(odd()),
      fromRegionId: required(ref, 370_000),
      toRegionId: required(ref, 370_000),
      transitDays: number(1, 60),
      pricePerTon: price,
      pricePerCubicMetre: price,
      passRegionIds: refs,
      contactIds: refs,
      isListed: flag,
      remark: text(200),
    },
    wrong: [
      ['toRegionId', { fromRegionId: 371_302, toRegionId: 371_302 }],
      ['passRegionIds', { fromRegionId: 371_302, toRegionId: 540_100, passRegionIds: [371_302] }],
    ],
    fixed: ['companyId'],
    elsewhere: [ofForeign, 404],
  }),
  call(transportLineApi.edit, {
    good: async (): Promise<ById> => ({ id: (await ownedBy(db.transportLines)).id }),
    unknown: ['id'],
    foreign: async () => ({ id: (await ownedBy(db.transportLines, true)).id }),
  }),
  call(transportLineApi.options, { good: ofOwn, unknown: ['companyId'], foreign: ofForeign }),
  call(transportLineApi.sort, reversed(db.transportLines)),
];

const parkOf = (substationId: number, isEmpty = false) =>
  rowOf(parkApi.list, { substationId }, ({ memberCount }) => !isEmpty || !memberCount);
const parkCalls = [
  ...resource({
    one: parkApi.one,
    create: parkApi.create,
    update: parkApi.update,
    remove: parkApi.remove,
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
    foreign: () => parkOf(foreignStation),
    members: {
      parkName: required(text(50)),
      kind: required(code),
      substationId: required(ref),
      regionId: required(ref),
      address: text(100),
      ...person,
      introduction: text(500),
      ...picture,
      status: code,
    },
    elsewhere: [() => ({ substationId: foreignStation }), 403],
  }),
  call(parkApi.edit, {
    good: async (): Promise<ById> => ({ id: (await parkOf(1)).id }),
    unknown: ['id'],
    foreign: async () => ({ id: (await parkOf(foreignStation)).id }),
  }),
  call(parkApi.changeMembers, {
    good: async () => ({ id: (await parkOf(1)).id, companyIds: [ownCompany], isDelete: false }),
    members: { companyIds: required(refs), isDelete: flag },
    unknown: ['id'],
    foreign: async () => ({ id: (await parkOf(foreignStation)).id }),
  }),
  call(parkApi.sort, {
    good: async () => {
      const all = (await db.parks.open()).all().filter(({ substationId }) => substationId === 1);
      return { substationId: 1, ids: all.map(({ id }) => id).toReversed() };
    },
    members: { ids: required(odd(['1', '1'], {})) },
    unknown: ['id'],
    foreign: async () => ({ id: (await parkOf(foreignStation)).id }),
  }),
];

export const ownedCalls = [...rowCalls, ...parkCalls];
