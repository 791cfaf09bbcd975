import { arriveDeliveryApi, type ArriveDelivery } from '@/api/company/arrive-delivery';
import { companyApi, type Company, type CompanyChange } from '@/api/company/company';
import { companyTypeSettingApi, type CompanyTypeSetting } from '@/api/company/company-type-setting';
import { consumerCompanyApi, type ConsumerCompany } from '@/api/company/consumer-company';
import { goodsOrderApi, type GoodsOrder } from '@/api/company/goods-order';
import { lineContactApi, type LineContact } from '@/api/company/line-contact';
import { logisticsGearApi, type LogisticsGear } from '@/api/company/logistics-gear';
import { parkApi, type ParkOrGroup } from '@/api/company/park';
import { transportLineApi, type TransportLine } from '@/api/company/transport-line';
import { db } from '@/mocks/db';
import { by, byCompany, byStation, even, on } from './filters';
import { list } from './list';
import { dayText } from '../days';

const company = on<Company>();
const change = on<CompanyChange>();
const delivery = on<ArriveDelivery>();
const typeSetting = on<CompanyTypeSetting>();
const contact = on<LineContact>();
const gear = on<LogisticsGear>();
const park = on<ParkOrGroup>();
const line = on<TransportLine>();
const consumer = on<ConsumerCompany>();
const order = on<GoodsOrder>();

/** Whether one of the companies that took an order meets a condition. */
const applying = (key: 'companyId' | 'companyName' | 'applyStatus') =>
  by<GoodsOrder>(
    (rows) => rows.flatMap(({ applies }) => applies.map((apply) => apply[key])).slice(0, 3),
    ({ applies }, value: string | number) => applies.some((apply) => apply[key] === value),
    key === 'applyStatus' ? [9, 'all'] : [],
  );

const starts = (id: unknown, prefix: string) =>
  String(id).startsWith(prefix.length === 6 ? prefix.replace(/(00)+$/, '') : prefix);

export const companyLists = [
  list(companyApi.list, {
    narrow: () => ({ mobile: '77' }),
    stations: byStation,
    filters: {
      companyName: company.contains('companyName'),
      substationId: company.oneOf('substationId'),
      companyType: company.code('companyType'),
      companyLevelType: company.code('companyLevelType'),
      status: company.code('status'),
      credentialState: company.code('credentialState'),
      regionId: company.inRegion('regionId'),
      mobile: company.contains('mobile'),
      isInsured: company.flag('isInsured'),
      isExcellentLine: company.flag('isExcellentLine'),
      settledTimeBegin: company.since('settledTime'),
      settledTimeEnd: company.until('settledTime'),
      expireTimeBegin: company.since('expireTime'),
      expireTimeEnd: company.until('expireTime'),
      expiresWithinDays: by<Company>(
        () => [7, 90],
        ({ expireTime }, days: number) =>
          expireTime !== null && expireTime >= dayText() && expireTime < dayText(days + 1),
        ['soon', -1],
      ),
      branchCountBegin: company.atLeast('branchCount'),
      branchCountEnd: company.atMost('branchCount'),
      lineCountBegin: company.atLeast('lineCount'),
      lineCountEnd: company.atMost('lineCount'),
    },
  }),
  list(companyApi.changes, {
    narrow: () => ({ changeTimeBegin: dayText(-30) }),
    stations: byCompany,
    company: ({ companyId }) => companyId,
    filters: {
      companyId: change.oneOf('companyId'),
      section: change.oneOf('section'),
      field: change.oneOf('field'),
      operatorName: change.contains('operatorName'),
      changeTimeBegin: change.since('changeTime'),
      changeTimeEnd: change.until('changeTime'),
    },
  }),
  list(arriveDeliveryApi.list, {
    narrow: () => ({ mobile: '771' }),
    stations: byCompany,
    company: ({ companyId }) => companyId,
    filters: {
      companyId: delivery.oneOf('companyId'),
      regionId: delivery.inRegion('regionId'),
      contact: delivery.contains('contact'),
      mobile: delivery.contains('mobile'),
      isListed: delivery.flag('isListed'),
      startingPriceBegin: delivery.atLeast('startingPrice'),
      startingPriceEnd: delivery.atMost('startingPrice'),
    },
  }),
  list(companyTypeSettingApi.list, {
    filters: {
      displayName: typeSetting.contains('displayName'),
      isListed: even('every type is listed at first', typeSetting.flag('isListed')),
    },
  }),
  list(lineContactApi.list, {
    stations: byCompany,
    company: ({ companyId }) => companyId,
    unsorted: ['branchName'],
    narrow: () => ({ mobile: '771' }),
    filters: {
      companyId: contact.oneOf('companyId'),
      lineId: contact.among('lineIds'),
      contactName: contact.contains('contactName'),
      mobile: contact.contains('mobile'),
    },
  }),
  list(logisticsGearApi.list, {
    narrow: () => ({ priceBegin: 100_000 }),
    stations: byCompany,
    company: ({ companyId }) => companyId,
    filters: {
      companyId: gear.oneOf('companyId'),
      gearName: gear.contains('gearName'),
      categoryId: gear.oneOf('categoryId'),
      keyword: gear.among('keywords'),
      isListed: gear.flag('isListed'),
      priceBegin: gear.atLeast('price'),
      priceEnd: gear.atMost('price'),
    },
  }),
  list(parkApi.list, {
    stations: byStation,
    company: ({ companyId }) => companyId,
    filters: {
      parkName: park.contains('parkName'),
      kind: park.code('kind'),
      companyId: park.oneOf('companyId'),
      memberId: by<ParkOrGroup>(
        () =>
          db.parks
            .all()
            .flatMap(({ members }) => members.slice(0, 1).map((one) => one.companyId))
            .slice(0, 2),
        ({ id }, member: string) =>
          db.parks.one(id).members.some(({ companyId }) => companyId === member),
      ),
      substationId: park.oneOf('substationId'),
      regionId: park.inRegion('regionId'),
      status: park.code('status'),
      memberCountBegin: park.atLeast('memberCount'),
      memberCountEnd: park.atMost('memberCount'),
    },
  }),
  list(transportLineApi.list, {
    stations: byCompany,
    company: ({ companyId }) => companyId,
    narrow: () => ({ fromRegionId: 371302 }),
    filters: {
      companyId: line.oneOf('companyId'),
      lineName: line.contains('lineName'),
      fromRegionId: line.inRegion('fromRegionId'),
      toRegionId: line.inRegion('toRegionId'),
      passRegionId: by<TransportLine>(
        (rows) => rows.flatMap(({ passRegionIds }) => passRegionIds).slice(0, 3),
        ({ fromRegionId, passRegionIds, toRegionId }, id: string) =>
          [fromRegionId, ...passRegionIds, toRegionId].some((one) => starts(one, String(id))),
      ),
      transitDaysBegin: line.atLeast('transitDays'),
      transitDaysEnd: line.atMost('transitDays'),
      pricePerTonBegin: line.atLeast('pricePerTon'),
      pricePerTonEnd: line.atMost('pricePerTon'),
      isListed: line.flag('isListed'),
    },
  }),
  list(consumerCompanyApi.list, {
    narrow: () => ({ mobile: '771' }),
    filters: {
      id: consumer.oneOf('id'),
      name: consumer.contains('name'),
      mobile: consumer.contains('mobile'),
      companyName: consumer.contains('companyName'),
      consumerType: consumer.code('consumerType'),
      regionId: consumer.inRegion('regionId'),
      status: consumer.code('status'),
      creationTimeBegin: consumer.since('creationTime'),
      creationTimeEnd: consumer.until('creationTime'),
    },
  }),
  list(goodsOrderApi.list, {
    narrow: () => ({ mobile: '77', creationTimeBegin: dayText(-20) }),
    stations: byStation,
    filters: {
      orderNo: order.contains('orderNo'),
      status: order.code('status'),
      assignType: order.code('assignType'),
      fromRegionId: order.inRegion('fromRegionId'),
      toRegionId: order.inRegion('toRegionId'),
      companyId: applying('companyId'),
      companyName: applying('companyName'),
      applyStatus: applying('applyStatus'),
      consumerId: order.oneOf('consumerId'),
      consumerName: order.contains('consumerName'),
      mobile: order.contains('mobile'),
      substationId: order.oneOf('substationId'),
      weightBegin: order.atLeast('weight'),
      weightEnd: order.atMost('weight'),
      volumeBegin: order.atLeast('volume'),
      volumeEnd: order.atMost('volume'),
      creationTimeBegin: order.since('creationTime'),
      creationTimeEnd: order.until('creationTime'),
    },
  }),
];
