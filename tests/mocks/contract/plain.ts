import type { Endpoint } from '@/api/endpoint';
import type { AnyProperty } from '@/api/properties';
import type { ById, Page, PageQuery } from '@/api/types';
import type { AnyEnum } from '@/lib/enum';
import type { PlainResource } from '@/mocks/domain/plain-resource';
import { propertyKinds, type KindDeclaration } from '@/schema/property-kinds';
import { rowOf } from '../backend';
import { uploadedPicture } from '../uploaded';
import { here, resource, there, type Call } from './call';
import { byStation } from './filters';
import { list, type AnyRow, type List } from './list';
import { membersOf } from './members';

const modules = import.meta.glob<{ plain?: PlainResource[] }>('/src/mocks/handlers/**/*.ts', {
  eager: true,
});
/** The records whose mocked backend has no rules of its own: their lists and calls are tested as the record says. */
export const plain = Object.values(modules).flatMap((module) => module.plain ?? []);

type Values = Record<string, unknown>;
type Calls = {
  list: Endpoint<PageQuery, Page<AnyRow>>;
  one: Endpoint<ById, AnyRow>;
  create: Endpoint<Values, unknown>;
  update: Endpoint<Values, unknown>;
  remove: Endpoint<ById, unknown>;
};
// The endpoints of a record are those of `crudCalls`.
const callsOf = ({ api }: PlainResource) => api as unknown as Calls;
const isLocal = ({ record }: PlainResource) => 'substation' in record.properties;

interface Options {
  required?: boolean;
  min?: number;
  enum?: AnyEnum;
}
const samples: Partial<Record<AnyProperty['kind'], (options: Options) => unknown>> = {
  text: () => '示例',
  html: () => '<p>示例</p>',
  address: () => '解放路 1 号',
  phone: () => '13805391234',
  number: ({ min = 1 }) => min,
  money: () => 12.5,
  flag: () => true,
  code: ({ enum: codes }) => codes?.$values[0],
  date: () => '2026-01-01 00:00:00',
  dateTime: () => '2026-01-01 00:00:00',
  image: () => uploadedPicture(),
  region: () => 371_302,
  record: () => here.substationId,
};
/** A body with the properties that the server requires. */
async function bodyOf({ record }: PlainResource): Promise<Values> {
  const body: Values = {};
  for (const [name, { kind, options }] of Object.entries(record.properties)) {
    const rules: Options = options;
    const { fieldSuffix = '' }: KindDeclaration = propertyKinds[kind];
    if (rules.required) body[name + fieldSuffix] = await samples[kind]?.(rules);
  }
  return body;
}

export const plainLists: List[] = plain.map((one) =>
  list(
    callsOf(one).list,
    {
      order: `${one.order.descending ? '-' : ''}${one.order.field}`,
      // The rows of such a record have the id of their sub-station.
      stations: isLocal(one) ? (row) => byStation(row as AnyRow & typeof here) : undefined,
    },
    (row) => row.filters(one.record),
  ),
);

export const plainCalls: Call[] = plain.flatMap((one) => {
  const calls = callsOf(one);
  const local = {
    foreign: () => rowOf(calls.list, there as object),
    elsewhere: [() => there, 403] as [() => Values, number],
  };
  return resource<AnyRow, Values>(calls, {
    made: () => bodyOf(one),
    row: () => rowOf(calls.list, isLocal(one) ? here : {}),
    members: membersOf(one.record),
    ...(isLocal(one) ? local : {}),
  });
});
