import type { Endpoint } from '@/api/endpoint';
import type { AnyProperty } from '@/api/properties';
import type { AnyRecord } from '@/api/record';
import type { ById, Page } from '@/api/types';
import type { AnyEnum } from '@/lib/enum';
import { propertyKinds, type KindDeclaration } from '@/schema/property-kinds';
import { ownCompany, rowOf } from '../backend';
import { uploadedPicture } from '../uploaded';
import { here, resource, there, type Calls, type Making, type Resource } from './call';
import { membersOf, type Members } from './members';

type Values = Record<string, unknown>;
interface Options {
  required?: boolean;
  readOnly?: boolean;
  min?: number;
  enum?: AnyEnum;
  of?: unknown;
}
const ownOf = ({ of }: Options) => (of === 'company' ? ownCompany : here.substationId);
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
  record: ownOf,
  id: ownOf,
};
/** A body with the properties that the server requires. */
async function sampleOf({ properties }: AnyRecord): Promise<Values> {
  const body: Values = {};
  for (const [name, { kind, options }] of Object.entries(properties)) {
    const rules: Options = options;
    const { fieldSuffix = '' }: KindDeclaration = propertyKinds[kind];
    if (rules.required) body[name + fieldSuffix] = await samples[kind]?.(rules);
  }
  return body;
}

interface Given<Row extends ById, Input> extends Partial<Omit<Resource<Row, Input>, 'made'>> {
  /** What a new record needs besides the samples of its required properties. */
  sample?: Making<Partial<NoInfer<Input>>>;
  /** Members with rules of their own. */
  members?: Members<NoInfer<Input>>;
  /** Properties that a body may have, but that the calls do not read. */
  ignored?: string[];
}

/** The usual calls of a record, tested as the record says; a test gives what else it needs. */
export function recordCalls<Row extends ById, Input>(
  record: AnyRecord,
  api: Calls<Input> & { list?: Endpoint<never, Page<Row>> },
  { sample, members, ignored = [], ...given }: Given<Row, Input> = {},
) {
  const { kind, options = {} } = record.properties.substation ?? {};
  const { readOnly }: Options = options;
  const isLocal = kind === 'record';
  const row = (query: object) => () => {
    if (!api.list) throw new Error(`${record.path} has no list: give a row`);
    return rowOf(api.list, query);
  };
  const elsewhere = { elsewhere: [() => there, 403] as [() => object, number] };
  return resource<Row, Input>(api, {
    row: row(isLocal ? here : {}),
    ...(isLocal && { foreign: row(there), ...(!readOnly && elsewhere) }),
    ...given,
    // The samples are values of the kinds of the required properties.
    made: async () => ({ ...(await sampleOf(record)), ...(await sample?.()) }) as Input,
    members: { ...(membersOf(record, ...ignored) as Members<Input>), ...members },
  });
}
