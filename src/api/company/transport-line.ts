import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { LineContact } from './line-contact';

const { get, items, page, post, put, del } = service('/api/company/transport-line');

/** A regular freight service of a company between two regions. */
export interface TransportLine extends Stored {
  companyId: Id;
  /** E.g. `临沂市兰山区 → 郑州市`; the server creates it. */
  lineName: string;
  fromRegionId: Id;
  fromRegionName: string;
  toRegionId: Id;
  toRegionName: string;
  /** The duration of the transport in whole days. */
  transitDays: number | null;
  /** Yuan per ton, with two decimals; null when the price is given on request. */
  pricePerTon: number | null;
  /** Yuan per cubic metre, with two decimals; null when the price is given on request. */
  pricePerCubicMetre: number | null;
  /** The regions on the way where it also loads and unloads, in order. */
  passRegionIds: Id[];
  passRegionNames: string[];
  /** A selection of the company's line contacts. */
  contactIds: Id[];
  isListed: boolean;
  /** Position among the lines of the company, from 1. */
  sort: number;
  remark: string | null;
}

/** The properties of a line that its prices, rankings and recommendations repeat. */
export interface LineReference {
  lineId: Id;
  /** The names of start and destination, e.g. `临沂市兰山区 → 郑州市`. */
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

/** A line with the contacts of `contactIds`. */
interface TransportLineDetail extends TransportLine {
  companyName: string;
  contacts: LineContact[];
}

export interface TransportLineQuery extends PageQuery {
  companyId?: Id;
  /** Part of the name. */
  lineName?: string;
  fromRegionId?: Id;
  toRegionId?: Id;
  /** Finds lines that start, end or stop in this region. */
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

/** The ids of all rows of a company, in their new order. */
export interface NewOrder extends OfCompany {
  ids: Id[];
}

export const transportLineApi = {
  list: page<TransportLineQuery, TransportLine>('list', { method: 'POST' }),
  one: get<ById, TransportLineDetail>(':id'),
  /** Returns the values that the form edits. */
  edit: get<ById, TransportLineInput>('edit/:id'),
  create: post<TransportLineInput, TransportLine>(''),
  update: put<TransportLineInput, TransportLine>(''),
  remove: del<ById>(':id'),
  /** The lines of a company, in their order. */
  options: items<OfCompany, TransportLineOption>('select'),
  sort: post<NewOrder>('sort'),
};
