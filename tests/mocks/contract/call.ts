import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { ById, Id } from '@/api/types';
import { foreignStation, idOf, ownCompany, rowOf } from '../backend';
import { companyApi } from '@/api/company/company';
import type { Member, Members } from './members';

type Body = Record<string, unknown>;
type Making<Value> = () => Value | Promise<Value>;

/** A sub-station of the manager, and one that is not his. */
export const here = { substationId: 1 };
export const there = { substationId: foreignStation };
/** The same by their ids. */
export const itself = (): ById => ({ id: 1 });
export const foreign = (): ById => ({ id: foreignStation });
export const ofStation = { good: () => here, foreign: () => there };
/** The company of the company accounts, and one of a sub-station that the manager does not manage. */
export const own = (): ById => ({ id: ownCompany });
export const ofOwn = () => ({ companyId: ownCompany });
export const foreignCompany = () => rowOf(companyApi.list, there);
export const ofForeign = async () => ({ companyId: (await foreignCompany()).id });
export const isElsewhere = ({ substationId }: { substationId: Id }) => Number(substationId) > 3;

interface Given<Request> {
  /** A request that is answered; left out where nothing has to be said. */
  good?: Making<Request>;
  members?: Members<Request>;
  /** Broken rules of more than one member: the member that is named, and what is changed. */
  wrong?: [member: string, change: Partial<Record<keyof Request, unknown>>][];
  /** What names something that nobody knows; what `foreign` changes unless told. */
  unknown?: (keyof Request)[];
  /** What names something of a sub-station that the manager does not manage; refused with 404. */
  foreign?: Making<Partial<Request>>;
  /** Refused with this instead. */
  foreignStatus?: number;
  /** Two people may save at once: so it is for PUT unless told. */
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

/** One call of the contract that is no list, and how it is refused. */
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

interface Calls<Input> {
  one?: Endpoint<ById, unknown>;
  create?: Endpoint<Input, unknown>;
  update?: Endpoint<Input, unknown>;
  remove?: Endpoint<ById, unknown>;
}
interface Resource<Row extends ById, Input> {
  /** What the form of a new one sends. */
  made?: Making<NoInfer<Input>>;
  /** A stored row that can be saved as it is, one that can be removed, and one of a foreign sub-station. */
  row: Making<Row>;
  removable?: Making<ById>;
  foreign?: Making<Row>;
  members: Members<NoInfer<Input>>;
  wrong?: Given<NoInfer<Input>>['wrong'];
  /** Members that stay as they are when a row is saved. */
  fixed?: (keyof NoInfer<Input>)[];
  /** What puts a new one where the manager may not, and how it is refused. */
  elsewhere?: [change: Making<Partial<NoInfer<Input>>>, status: number];
}

/** The usual calls of one kind of row, those that there are. */
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
  // A row is sent as it is stored, with its id, though inputs of new ones have none.
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
