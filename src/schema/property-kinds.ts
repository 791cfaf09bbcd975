import type { PropertyKind } from '@/api/properties';
import type { ColumnType } from './column';
import type { FieldType } from './field';
import type { FilterType } from './filter';
import type { RangeEnd } from './properties';

export interface Parts {
  /** The type of the column, the field and the filter that show a property of this kind. */
  column: ColumnType;
  field: FieldType;
  filter: FilterType;
  /** What a condition on a range goes from and to. */
  of?: RangeEnd;
  /** What follows the key of the property in the names of the values that are sent, asked for and shown. */
  sent?: string;
  /** Default: as it is sent. */
  asked?: string;
  shown?: string;
  /** The value that is shown is the name of the one that is sent. */
  isNamed?: boolean;
}

const text = { column: 'text', field: 'text', filter: 'text' } as const;
const number = { column: 'number', field: 'number', filter: 'range', of: 'number' } as const;
const dateTime = {
  column: 'dateTime',
  field: 'dateTime',
  filter: 'range',
  of: 'dateTime',
} as const;

const objects = { column: 'custom', field: 'custom', filter: 'text' } as const;

/** How lists, forms and conditions show a property, by its kind. */
export const propertyParts = {
  text,
  html: { ...text, column: 'html', field: 'html' },
  address: { ...text, field: 'address' },
  phone: { column: 'phone', field: 'phone', filter: 'phone' },
  number,
  money: { ...number, column: 'money', field: 'money' },
  flag: { column: 'flag', field: 'flag', filter: 'flag' },
  date: { ...dateTime, column: 'date', field: 'date' },
  dateTime,
  code: { column: 'code', field: 'code', filter: 'code' },
  image: { column: 'image', field: 'image', filter: 'text', sent: 'Id', shown: 'Url' },
  record: {
    column: 'text',
    field: 'record',
    filter: 'record',
    sent: 'Id',
    shown: 'Name',
    isNamed: true,
  },
  region: {
    column: 'region',
    field: 'region',
    filter: 'region',
    sent: 'Id',
    shown: 'Name',
    isNamed: true,
  },
  email: { ...text, field: 'email' },
  idNumber: { ...text, column: 'idNumber', field: 'idNumber' },
  password: { ...text, field: 'password' },
  texts: { ...text, column: 'tags' },
  codes: { column: 'custom', field: 'code', filter: 'code' },
  flags: { column: 'flags', field: 'flags', filter: 'code' },
  records: {
    column: 'tags',
    field: 'record',
    filter: 'record',
    sent: 'Ids',
    asked: 'Id',
    shown: 'Names',
    isNamed: true,
  },
  namedIds: {
    column: 'tags',
    field: 'custom',
    filter: 'record',
    sent: 'Ids',
    asked: 'Id',
    shown: 'Names',
    isNamed: true,
  },
  id: { column: 'text', field: 'record', filter: 'record', sent: 'Id', shown: 'Id' },
  ids: {
    column: 'text',
    field: 'record',
    filter: 'record',
    sent: 'Ids',
    asked: 'Id',
    shown: 'Ids',
  },
  line: {
    column: 'line',
    field: 'record',
    filter: 'text',
    sent: 'Id',
    asked: 'Name',
    shown: 'Name',
    isNamed: true,
  },
  rows: objects,
  parts: objects,
} as const satisfies Record<PropertyKind, Parts>;
