import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { ById, Id, Page } from '@/api/types';
import { told, unknownId } from './backend';

/** What a member of a body may be: values that must be refused, and the bounds that must not. */
export interface Member {
  wrong: unknown[];
  bounds: unknown[];
  /** Whether the body is refused without it. */
  required: boolean;
  /** Blanks alone are nothing. */
  isText?: boolean;
}

const member = (wrong: unknown[], bounds: unknown[] = []): Member => ({
  wrong,
  bounds,
  required: false,
});

export const required = (given: Member, ...more: unknown[]): Member => ({
  ...given,
  wrong: [...given.wrong, ...more],
  required: true,
});
/** A text of at most so many characters. */
export const text = (max: number, ...wrong: unknown[]): Member => ({
  ...member([{}, 7, ['a'], '长'.repeat(max + 1), ...wrong], wrong.length ? [] : ['长'.repeat(max)]),
  isText: true,
});
/** What has its own rules: values that must be refused. */
export const odd = (...wrong: unknown[]) => member(wrong);
/** A number between two bounds, with at most so many decimals. */
export function number(min: number, max: number, decimals = 0) {
  const step = 1 / 10 ** decimals;
  const wrong = [{}, 'many', '007', min - step, max + 1, min + step / 10];
  return member(wrong, [min, max, String(max)]);
}
export const code = member([99, 'all', {}]);
export const flag = member(['perhaps', 2, {}]);
export const time = member(['soon', '2026-02-30 00:00:00', {}, 20_260_101]);
/** The id of something; of several things. */
export const ref = member([unknownId, {}]);
export const refs = member([[unknownId], [{}]]);
export const mobile = member([7, '1380539123', '138053912345', '23805391234', '1380539123x']);
export const phone = member(['12', '0539-12', '1234567890123', {}]);

type Body = Record<string, unknown>;
type Making<Value> = () => Value | Promise<Value>;

/** What is refused beyond the members: what is asked, and how it is answered. */
export interface Foreign {
  change: Making<Body>;
  status: number;
}

interface Given<Request> {
  /** A request that is answered. */
  good: Making<Request>;
  members?: { [Key in keyof Request]?: Member };
  /** Broken rules of more than one member: the member that is named, and what is changed. */
  wrong?: [member: string, change: Partial<Record<keyof Request, unknown>>][];
  /** What names something that nobody knows. */
  unknown?: (keyof Request)[];
  /** What names something of a sub-station that the manager does not manage; refused with 404. */
  foreign?: Making<Partial<Request>>;
  /** Refused with this instead. */
  foreignStatus?: number;
  /** Two people may save at once. */
  stamped?: boolean;
}

export interface Call {
  call: AnyEndpoint;
  good: () => Promise<Body>;
  members: [name: string, Member][];
  wrong: [member: string, change: Body][];
  unknown: string[];
  foreign: Foreign | null;
  stamped: boolean;
}

/** One call of the contract that is no list, and how it is refused. */
export function call<Request>(
  endpoint: Endpoint<Request, unknown>,
  given: Given<NoInfer<Request>>,
): Call {
  const { good, members = {}, wrong = [], unknown = [], foreign, foreignStatus = 404 } = given;
  return {
    call: endpoint as AnyEndpoint,
    good: async () => ({ ...Object(await good()) }),
    members: Object.entries<Member>(members as Record<string, Member>),
    wrong: wrong as Call['wrong'],
    unknown: unknown.map(String),
    foreign: foreign
      ? { change: async () => ({ ...(await foreign()) }), status: foreignStatus }
      : null,
    stamped: given.stamped ?? false,
  };
}

/** The first row of a list, as the operator sees it. */
export async function rowOf<Row extends object>(
  list: Endpoint<never, Page<Row>>,
  query: object = {},
  holds: (row: Row) => boolean = () => true,
): Promise<Row> {
  const { items } = (await told(list as AnyEndpoint, {
    page: 1,
    limit: 500,
    ...query,
  })) as Page<Row>;
  const row = items.find(holds);
  if (!row) throw new Error(`no row of ${list.path} with ${JSON.stringify(query)}`);
  return row;
}

interface Resource<Row extends ById, Input> {
  one?: Endpoint<ById, unknown>;
  create?: Endpoint<Input, unknown>;
  update?: Endpoint<Input, unknown>;
  remove?: Endpoint<ById, unknown>;
  /** What the form of a new one sends. */
  made?: Making<NoInfer<Input>>;
  /** A stored row that can be saved as it is, one that can be removed, and one of a foreign sub-station. */
  row: Making<Row>;
  removable?: Making<ById>;
  foreign?: Making<Row>;
  members: { [Key in keyof NoInfer<Input>]?: Member };
  wrong?: Given<NoInfer<Input>>['wrong'];
  /** Members that stay as they are when a row is saved. */
  fixed?: (keyof NoInfer<Input>)[];
  /** What puts a new one where the manager may not, and how it is refused. */
  elsewhere?: [change: Making<Partial<NoInfer<Input>>>, status: number];
}

/** The usual calls of one kind of row. */
export function resource<Row extends ById, Input>(given: Resource<Row, Input>): Call[] {
  const {
    one,
    create,
    update,
    remove,
    made,
    row,
    foreign,
    members,
    wrong,
    fixed = [],
    elsewhere,
  } = given;
  const { removable = row } = given;
  const idOf = (making: Making<ById>) => async (): Promise<ById> => ({ id: (await making()).id });
  const byId = (making: Making<ById>): Given<ById> => ({
    good: idOf(making),
    unknown: ['id'],
    foreign: foreign && idOf(foreign),
  });
  const saved = Object.fromEntries(
    Object.entries(members).filter(([name]) => !fixed.some((one) => one === name)),
  ) as typeof members;
  return [
    ...(one ? [call(one, byId(row))] : []),
    ...(create && made
      ? [
          call(create, {
            good: made,
            members,
            wrong,
            foreign: elsewhere?.[0],
            foreignStatus: elsewhere?.[1],
          }),
        ]
      : []),
    ...(update
      ? [
          call<Input & { id?: Id }>(update as Endpoint<Input & { id?: Id }, unknown>, {
            good: row as unknown as Making<Input & { id?: Id }>,
            members: saved as never,
            wrong: wrong?.filter(([, change]) => !fixed.some((name) => name in change)) as never,
            unknown: ['id'],
            foreign: foreign && (idOf(foreign) as never),
            stamped: true,
          }),
        ]
      : []),
    ...(remove ? [call(remove, byId(removable))] : []),
  ];
}
