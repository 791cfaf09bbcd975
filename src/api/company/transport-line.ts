import { service } from '@/api/endpoint';
import {
  flag,
  lineRef,
  money,
  number,
  ref,
  refs,
  region,
  text,
  type ValuesOf,
} from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import type { LineContact } from './line-contact';

const path = '/api/company/transport-line';
const { get, items, page, post } = service(path);

const price = 'with two decimals; null when the price is given on request.';

/** A regular freight service of a company between two regions. */
export const transportLine = record(
  path,
  {
    company: ref('company', { named: false, required: true, filter: true }),
    lineName: text({
      readOnly: true,
      filter: true,
      about: 'The names of start and destination, joined by an arrow; the server creates it.',
    }),
    fromRegion: region({ required: true, filter: true }),
    toRegion: region({ required: true, filter: true }),
    transitDays: number({
      nullable: true,
      filter: true,
      min: 1,
      max: 60,
      about: 'The duration of the transport in whole days.',
    }),
    pricePerTon: money({ nullable: true, filter: true, about: `Yuan per ton, ${price}` }),
    pricePerCubicMetre: money({ nullable: true, about: `Yuan per cubic metre, ${price}` }),
    passRegion: refs('lazyRegion', {
      about: 'The regions on the way where it also loads and unloads, in order.',
    }),
    contact: refs('lineContact', {
      named: false,
      about: "A selection of the company's line contacts.",
    }),
    isListed: flag({ initial: true, labels: 'listed', filter: true }),
    sort: number({ readOnly: true, about: 'Position among the lines of the company, from 1.' }),
    remark: text({ nullable: true, maxLength: 200, multiline: true }),
  },
  {
    conditions: {
      passRegion: ref('lazyRegion', {
        about: 'Finds lines that start, end or stop in this region.',
      }),
    },
  },
);
export type TransportLine = RowOf<typeof transportLine>;
export type TransportLineInput = InputOf<typeof transportLine>;
export type TransportLineQuery = QueryOf<typeof transportLine>;

/** The properties of a line that its prices, rankings and recommendations repeat. */
export const lineProperties = {
  line: lineRef({ required: true, filter: true }),
  fromRegion: region({ readOnly: true, filter: true }),
  toRegion: region({ readOnly: true, filter: true }),
  company: ref('company', {
    filter: true,
    about: 'In a form, it limits the lines that can be selected.',
  }),
  substation: ref('substation', { readOnly: true, filter: true }),
};
/** A line as its prices, rankings and recommendations repeat it. */
export type LineReference = ValuesOf<typeof lineProperties, keyof typeof lineProperties, 'row'>;

/** A line with the contacts of `contactIds`. */
interface TransportLineDetail extends TransportLine {
  companyName: string;
  contacts: LineContact[];
}

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
  ...crudCalls(transportLine),
  list: page<TransportLineQuery, TransportLine>('list', { method: 'POST' }),
  one: get<ById, TransportLineDetail>(':id'),
  /** Returns the values that the form edits. */
  edit: get<ById, TransportLineInput>('edit/:id'),
  /** The lines of a company, in their order. */
  options: items<OfCompany, TransportLineOption>('select'),
  sort: post<NewOrder>('sort'),
};
