import { companyApi } from '@/api/company/company';
import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { ById, Id, Page } from '@/api/types';
import { foreignStation, idOf, ownCompany, rowOf } from '../backend';
import type { Member, Members } from './members';

type Body = Record<string, unknown>;
export type Making<Value> = () => Value | Promise<Value>;

/** A sub-station of the demo manager, and one that the manager does not manage. */
export const here = { substationId: 1 };
export const there = { substationId: foreignStation };
/** The same as requests by id. */
export const itself = (): ById => ({ id: 1 });
export const foreign = (): ById => ({ id: foreignStation });
export const ofStation = { good: () => here, foreign: () => there };
/** The company of the demo company accounts, and one of a sub-station that the manager does not manage. */
export const own = (): ById => ({ id: ownCompany });
export const ofOwn = () => ({ companyId: ownCompany });
export const foreignCompany = () => rowOf(companyApi.list, there);
export const ofForeign = async () => ({ companyId: (await foreignCompany()).id });
export const isElsewhere = ({ substationId }: { substationId: Id }) => Number(substationId) > 3;

interface Given<Request> {
  /** A request that succeeds; left out when the call needs none. */
  good?: Making<Request>;
  members?: Members<Request>;
  /** Changes that break a rule of several members, with the member that the error names. */
  wrong?: [member: string, change: Partial<Record<keyof Request, unknown>>][];
  /** The members that identify the record, by default those that `foreign` changes; an unknown id gives 404. */
  unknown?: (keyof Request)[];
  /** A change that refers to another manager's sub-station; refused with 404 by default. */
  foreign?: Making<Partial<Request>>;
  /** The status of that refusal. */
  foreignStatus?: number;
  /** Whether the call refuses a stale stamp; by default every PUT does. */
  stamped?: boolean;
}

export interface Call {
  call: AnyEndpoint;
  good: () => Promise<Body>;
  members: [name: string, Member][];
  wrong: [member: string, change: Body][];
  unknown: string[];
  foreign: { change: () => Promise<Body>; status: number } | null;
  stamped: boolean;
}

/** Describes one call of the contract that is not a list, and how it is refused. */
export function call<Request>(
  endpoint: Endpoint<Request, unknown>,
  given: Given<NoInfer<Request>> = {},
): Call {
  const {
    good,
    members = {},
    wrong = [],
    unknown = [],
    foreign: other,
    foreignStatus = 404,
  } = given;
  return {
    call: endpoint as AnyEndpoint,
    good: async () => ({ ...Object(await good?.()) }),
    members: Object.entries<Member>(members as Record<string, Member>),
    wrong: wrong as Call['wrong'],
    unknown: unknown.map(String),
    foreign: other ? { change: async () => ({ ...(await other()) }), status: foreignStatus } : null,
    stamped: given.stamped ?? endpoint.method === 'PUT',
  };
}

/** A request by the id of a row of a list, and of one in a sub-station that the manager does not manage. */
export const byRow = <Row extends ById>(
  list: Endpoint<never, Page<Row>>,
  query: object = here,
  foreign: () => Promise<ById> = () => rowOf(list, there),
) => ({ good: idOf(() => rowOf(list, query)), foreign: idOf(foreign) });

export interface Calls<Input> {
  one?: Endpoint<ById, unknown>;
  create?: Endpoint<Input, unknown>;
  update?: Endpoint<Input, unknown>;
  remove?: Endpoint<ById, unknown>;
}
export interface Resource<Row extends ById, Input> {
  /** The request that creates a record. */
  made?: Making<NoInfer<Input>>;
  /** A stored row that can be saved unchanged; `removable` can be deleted, `foreign` is of another manager's sub-station. */
  row: Making<Row>;
  removable?: Making<ById>;
  foreign?: Making<Row>;
  members: Members<NoInfer<Input>>;
  wrong?: Given<NoInfer<Input>>['wrong'];
  /** Members that cannot be changed after creation. */
  fixed?: (keyof NoInfer<Input>)[];
  /** A change that creates the record where the manager may not, and the status of the refusal. */
  elsewhere?: [change: Making<Partial<NoInfer<Input>>>, status: number];
}

/** The usual calls of a kind of row, as far as the API has them. */
export function resource<Row extends ById, Input>(
  { one, create, update, remove }: Calls<Input>,
  given: Resource<Row, Input>,
): Call[] {
  const {
    made,
    row,
    removable = row,
    foreign: other,
    members,
    wrong,
    fixed = [],
    elsewhere,
  } = given;
  const byId = (making: Making<ById>): Given<ById> => ({
    good: idOf(making),
    unknown: ['id'],
    foreign: other && idOf(other),
  });
  const saved = Object.entries(members).filter(([name]) => !fixed.some((key) => key === name));
  const createGiven: Given<Input> = {
    good: made,
    members,
    wrong,
    foreign: elsewhere?.[0],
    foreignStatus: elsewhere?.[1],
  };
  // The stored row is sent with its id, which the type of the input does not have.
  const updateGiven = {
    good: row,
    members: Object.fromEntries(saved),
    wrong: wrong?.filter(([, change]) => !fixed.some((name) => name in change)),
    unknown: ['id'],
    foreign: other && idOf(other),
  } as unknown as Given<Input>;
  return [
    ...(one ? [call(one, byId(row))] : []),
    ...(create && made ? [call<Input>(create, createGiven)] : []),
    ...(update ? [call<Input>(update, updateGiven)] : []),
    ...(remove ? [call(remove, byId(removable))] : []),
  ];
}
