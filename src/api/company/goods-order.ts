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

/** One company that took an order, or was given it. */
export interface GoodsOrderApply {
  id: Id;
  companyId: Id;
  companyName: string;
  applyStatus: ApplyStatus;
  /** null unless cancelled. */
  cancelType: ApplyCancelType | null;
  /** The result of the last call to the owner. */
  connectType: ConnectType;
  /** When the company took the order. */
  applyTime: string;
}

/** A row of the list: goods that somebody wants carried. */
export interface GoodsOrder {
  id: Id;
  /** What people call it by: letters, the day, a running number. */
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
  /** Tons, three decimals. */
  weight: number;
  /** Cubic metres, two decimals. */
  volume: number;
  pieces: number;
  /** How many companies took the order, those that gave it up again included. */
  applyCount: number;
  /** First taken first. */
  applies: GoodsOrderApply[];
  consumerId: Id;
  consumerName: string;
  mobile: string;
  /** The company that carries it; null unless dealt. */
  dealCompanyId: Id | null;
  dealCompanyName: string | null;
  dealTime: string | null;
  cancelTime: string | null;
  creationTime: string;
}

/** An order with all that its drawer shows. */
export interface GoodsOrderDetail extends GoodsOrder {
  fromAddress: string;
  toAddress: string;
  consignee: string;
  consigneeMobile: string;
  /** When the goods are ready to be loaded. */
  loadingTime: string;
  packing: string;
  vehicleType: string;
  /** Yuan, two decimals; null: to be agreed. */
  expectedPrice: number | null;
  /** Yuan, two decimals; null: the goods are not insured. */
  insuredAmount: number | null;
  remark: string | null;
}

/** Conditions of the list; company and apply status are met by any of the applies. */
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

/** One call of a company to the owner of the goods. */
export interface GoodsOrderConnect {
  id: Id;
  goodsOrderId: Id;
  companyId: Id;
  companyName: string;
  /** Who called. */
  contact: string;
  /** The number called. */
  mobile: string;
  noticeType: NoticeType;
  connectType: ConnectType;
  remark: string | null;
  connectTime: string;
}

/** One station on the way of an order. */
export interface GoodsOrderTrack {
  id: Id;
  goodsOrderId: Id;
  trackStatus: TrackStatus;
  /** The owner, a company or the platform. */
  operator: string;
  remark: string | null;
  trackTime: string;
}

/** Which order the calls and stations are of. */
interface OfGoodsOrder {
  goodsOrderId: Id;
}

export const goodsOrderApi = {
  list: page<GoodsOrderQuery, GoodsOrder>(''),
  one: get<ById, GoodsOrderDetail>(':id'),
  /** Refused for an order that is dealt. */
  remove: del<ById>(':id'),
  /** Newest first. */
  connects: items<OfGoodsOrder, GoodsOrderConnect>('goods-order-connect'),
  /** In the order of time. */
  tracks: items<OfGoodsOrder, GoodsOrderTrack>('goods-order-track'),
};
