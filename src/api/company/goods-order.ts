import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type {
  ApplyCancelType,
  ApplyStatus,
  AssignType,
  ConnectType,
  GoodsOrderStatus,
  NoticeType,
  TrackStatus,
} from '@/enums';

const { get, items, page, del } = service('/api/company/goods-order');

/** The application of a company for an order; the platform can also assign a company. */
export interface GoodsOrderApply {
  id: Id;
  companyId: Id;
  companyName: string;
  applyStatus: ApplyStatus;
  /** Null unless the application is cancelled. */
  cancelType: ApplyCancelType | null;
  /** The result of the last call to the owner. */
  connectType: ConnectType;
  /** When the company applied. */
  applyTime: string;
}

/** A row of the list: goods that a customer wants to have transported. */
export interface GoodsOrder {
  id: Id;
  /** The readable number: letters, the date and a counter. */
  orderNo: string;
  substationId: Id;
  substationName: string;
  status: GoodsOrderStatus;
  assignType: AssignType;
  fromRegionId: Id;
  fromRegionName: string;
  toRegionId: Id;
  toRegionName: string;
  goodsName: string;
  /** In tons, with three decimals. */
  weight: number;
  /** In cubic metres, with two decimals. */
  volume: number;
  pieces: number;
  /** The number of applications, including cancelled ones. */
  applyCount: number;
  /** The oldest first. */
  applies: GoodsOrderApply[];
  consumerId: Id;
  consumerName: string;
  mobile: string;
  /** The company that transports the goods; null until the order is dealt. */
  dealCompanyId: Id | null;
  dealCompanyName: string | null;
  dealTime: string | null;
  cancelTime: string | null;
  creationTime: string;
}

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

/** Conditions of the list. Company and apply status find orders with at least one such application. */
interface GoodsOrderQuery extends PageQuery {
  orderNo?: string;
  status?: GoodsOrderStatus;
  assignType?: AssignType;
  fromRegionId?: Id;
  toRegionId?: Id;
  companyId?: Id;
  companyName?: string;
  applyStatus?: ApplyStatus;
  consumerId?: Id;
  consumerName?: string;
  mobile?: string;
  substationId?: Id;
  weightBegin?: number;
  weightEnd?: number;
  volumeBegin?: number;
  volumeEnd?: number;
  creationTimeBegin?: string;
  creationTimeEnd?: string;
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
  list: page<GoodsOrderQuery, GoodsOrder>(''),
  one: get<ById, GoodsOrderDetail>(':id'),
  /** Fails for an order that is dealt. */
  remove: del<ById>(':id'),
  /** The newest first. */
  connects: items<OfGoodsOrder, GoodsOrderConnect>('goods-order-connect'),
  /** The oldest first. */
  tracks: items<OfGoodsOrder, GoodsOrderTrack>('goods-order-track'),
};
