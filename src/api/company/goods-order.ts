import { service } from '@/api/endpoint';
import { code, dateTime, number, phone, ref, region, rows, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import {
  ApplyCancelType,
  ApplyStatus,
  AssignType,
  ConnectType,
  GoodsOrderStatus,
  type NoticeType,
  type TrackStatus,
} from '@/enums';

const path = '/api/company/goods-order';
const { get, items, page, del } = service(path);

/** Goods that a customer wants to have transported. */
export const goodsOrder = record(
  path,
  {
    orderNo: text({ about: 'The readable number: letters, the date and a counter.', filter: true }),
    substation: ref('substation', { filter: true }),
    status: code(GoodsOrderStatus, { filter: true }),
    assignType: code(AssignType, { filter: true }),
    fromRegion: region({ filter: true }),
    toRegion: region({ filter: true }),
    goodsName: text(),
    weight: number({
      additive: true,
      decimals: 3,
      about: 'In tons, with three decimals.',
      filter: true,
    }),
    volume: number({
      additive: true,
      decimals: 2,
      about: 'In cubic metres, with two decimals.',
      filter: true,
    }),
    pieces: number({ additive: true }),
    applyCount: number({
      additive: true,
      about: 'The number of applications, including cancelled ones.',
    }),
    applies: rows(
      {
        company: ref('company'),
        applyStatus: code(ApplyStatus),
        cancelType: code(ApplyCancelType, {
          nullable: true,
          about: 'Null unless the application is cancelled.',
        }),
        connectType: code(ConnectType, { about: 'The result of the last call to the owner.' }),
        applyTime: dateTime({ about: 'When the company applied.' }),
      },
      { about: 'The oldest first.' },
    ),
    consumer: ref('bizUser', { filter: true }),
    mobile: phone({ filter: true }),
    dealCompany: ref('company', {
      nullable: true,
      about: 'The company that transports the goods; null until the order is dealt.',
    }),
    dealTime: dateTime({ nullable: true }),
    cancelTime: dateTime({ nullable: true }),
  },
  {
    without: ['concurrencyStamp'],
    conditions: {
      company: ref('company', { about: 'Finds orders with at least one application of it.' }),
      companyName: text({ about: 'Finds orders with at least one application of such a company.' }),
      applyStatus: code(ApplyStatus, { about: 'Finds orders with at least one such application.' }),
      consumerName: text(),
      creationTime: dateTime({ past: true }),
    },
  },
);
export type GoodsOrder = RowOf<typeof goodsOrder>;
/** The application of a company for an order; the platform can also assign a company. */
export type GoodsOrderApply = GoodsOrder['applies'][number];

/** An order with the values that only its drawer shows. */
export interface GoodsOrderDetail extends GoodsOrder {
  fromAddress: string;
  toAddress: string;
  consignee: string;
  consigneeMobile: string;
  /** When the goods are ready to be loaded. */
  loadingTime: string;
  packing: string;
  vehicleType: string;
  /** In yuan, with two decimals; null when the price is still to be agreed. */
  expectedPrice: number | null;
  /** In yuan, with two decimals; null when the goods are not insured. */
  insuredAmount: number | null;
  remark: string | null;
}

/** A phone call of a company to the owner of the goods. */
export interface GoodsOrderConnect {
  id: Id;
  goodsOrderId: Id;
  companyId: Id;
  companyName: string;
  /** The person who called. */
  contact: string;
  /** The number that was called. */
  mobile: string;
  noticeType: NoticeType;
  connectType: ConnectType;
  remark: string | null;
  connectTime: string;
}

/** An event in the history of an order. */
export interface GoodsOrderTrack {
  id: Id;
  goodsOrderId: Id;
  trackStatus: TrackStatus;
  /** Who caused it: the owner, a company or the platform. */
  operator: string;
  remark: string | null;
  trackTime: string;
}

/** The order whose calls or events are loaded. */
interface OfGoodsOrder {
  goodsOrderId: Id;
}

export const goodsOrderApi = {
  list: page<QueryOf<typeof goodsOrder>, GoodsOrder>(''),
  one: get<ById, GoodsOrderDetail>(':id'),
  /** Fails for an order that is dealt. */
  remove: del<ById>(':id'),
  /** The newest first. */
  connects: items<OfGoodsOrder, GoodsOrderConnect>('goods-order-connect'),
  /** The oldest first. */
  tracks: items<OfGoodsOrder, GoodsOrderTrack>('goods-order-track'),
};
