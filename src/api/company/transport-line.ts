import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { LineContact } from './line-contact';

const { get, items, page, post, put, del } = service('/api/company/transport-line');

/** A line that a company drives regularly. */
export interface TransportLine extends Stored {
  companyId: Id;
  /** `临沂市兰山区 → 郑州市`; made by the server. */
  lineName: string;
  fromRegionId: Id;
  fromRegionName: string;
  toRegionId: Id;
  toRegionName: string;
  /** Whole days on the road. */
  transitDays: number | null;
  /** Yuan per ton, two decimals; null: on request. */
  pricePerTon: number | null;
  /** Yuan per cubic metre, two decimals; null: on request. */
  pricePerCubicMetre: number | null;
  /** Where it also loads and unloads, in driving order. */
  passRegionIds: Id[];
  passRegionNames: string[];
  /** Of the company's line contacts. */
  contactIds: Id[];
  isListed: boolean;
  /** Place among the company's lines, from 1. */
  sort: number;
  remark: string | null;
}

/** A line as prices, rankings and recommendations speak of it. */
export interface LineReference {
  lineId: Id;
  /** From and to, as people say them. */
  lineName: string;
  fromRegionId: Id;
  fromRegionName: string;
  toRegionId: Id;
  toRegionName: string;
  companyId: Id;
  companyName: string;
  substationId: Id;
  substationName: string;
}

/** A form about a line. The company is not sent: it only limits which lines can be selected. */
export type WithCompanyOfLine<Input> = Input & Partial<Pick<LineReference, 'companyId'>>;

/** A line with the people behind `contactIds`. */
interface TransportLineDetail extends TransportLine {
  companyName: string;
  contacts: LineContact[];
}

export interface TransportLineQuery extends PageQuery {
  companyId?: Id;
  /** Part of the line's name. */
  lineName?: string;
  fromRegionId?: Id;
  toRegionId?: Id;
  /** On the way, start and end included. */
  passRegionId?: Id;
  transitDaysBegin?: number;
  transitDaysEnd?: number;
  pricePerTonBegin?: number;
  pricePerTonEnd?: number;
  isListed?: boolean;
}

export type TransportLineInput = InputOf<
  TransportLine,
  'companyId' | 'fromRegionId' | 'toRegionId',
  | 'transitDays'
  | 'pricePerTon'
  | 'pricePerCubicMetre'
  | 'passRegionIds'
  | 'contactIds'
  | 'isListed'
  | 'remark'
>;

interface TransportLineOption {
  id: Id;
  lineName: string;
}
export interface OfCompany {
  companyId: Id;
}

/** All ids of one company's rows in their new order. */
export interface NewOrder extends OfCompany {
  ids: Id[];
}

export const transportLineApi = {
  list: page<TransportLineQuery, TransportLine>('list', { method: 'POST' }),
  one: get<ById, TransportLineDetail>(':id'),
  /** The same line as its form takes it. */
  edit: get<ById, TransportLineInput>('edit/:id'),
  create: post<TransportLineInput, TransportLine>(''),
  update: put<TransportLineInput, TransportLine>(''),
  remove: del<ById>(':id'),
  /** Lines of one company, in its order. */
  options: items<OfCompany, TransportLineOption>('select'),
  sort: post<NewOrder>('sort'),
};
