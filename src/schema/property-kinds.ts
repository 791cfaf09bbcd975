import type { PropertyKind } from '@/api/properties';
import type { ColumnType } from './column';
import type { FieldType } from './field';
import type { FilterType } from './filter';
import type { RangeEnd } from './properties';

export interface KindDeclaration {
  /** The types of the column, the field and the filter of a property of this kind. */
  column: ColumnType;
  field: FieldType;
  filter: FilterType;
  /** What a condition on a range goes from and to. */
  of?: RangeEnd;
  /** What follows the key of the property in the keys of its column, field and filter, which are names of values on the wire. */
  columnSuffix?: string;
  fieldSuffix?: string;
  /** Default: that of the field. */
  filterSuffix?: string;
  /** The column shows the name of the record whose id the field has. */
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
const record = {
  column: 'text',
  field: 'record',
  filter: 'record',
  columnSuffix: 'Name',
  fieldSuffix: 'Id',
  isNamed: true,
} as const;
const records = {
  ...record,
  column: 'tags',
  columnSuffix: 'Names',
  fieldSuffix: 'Ids',
  filterSuffix: 'Id',
} as const;
const id = { column: 'text', field: 'record', filter: 'record', fieldSuffix: 'Id' } as const;

/** How lists, forms and conditions show a property, by its kind. */
export const propertyKinds = {
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
  image: { ...text, column: 'image', field: 'image', columnSuffix: 'Url', fieldSuffix: 'Id' },
  record,
  region: { ...record, column: 'region', field: 'region', filter: 'region' },
  email: { ...text, field: 'email' },
  idNumber: { ...text, column: 'idNumber', field: 'idNumber' },
  password: { ...text, field: 'password' },
  texts: { ...text, column: 'tags' },
  codes: { column: 'custom', field: 'code', filter: 'code' },
  flags: { column: 'flags', field: 'flags', filter: 'code' },
  records,
  namedIds: { ...records, field: 'custom' },
  id: { ...id, columnSuffix: 'Id' },
  ids: { ...id, columnSuffix: 'Ids', fieldSuffix: 'Ids', filterSuffix: 'Id' },
  line: { ...record, column: 'line', filter: 'text', filterSuffix: 'Name' },
  rows: objects,
  objects,
} as const satisfies Record<PropertyKind, KindDeclaration>;
