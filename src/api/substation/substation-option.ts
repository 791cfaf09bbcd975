import { service } from '@/api/endpoint';
import type { Substation } from './substation';

const { get } = service('/api/substation');

/** The properties that selects and the guard of the router need. */
export type SubstationOption = Pick<Substation, 'id' | 'substationName' | 'substationTypeId'>;

const isList = (body: unknown) => Array.isArray(body);

/** Apart from the record of sub-stations, whose properties the guard of the router does not need. */
export const substationOptionApi = {
  /** All sub-stations, for selects. */
  options: get<void, SubstationOption[]>('substation/option-available', { check: isList }),
  /** The sub-stations that the signed-in user manages; the guard of the router loads them. */
  managed: get<void, SubstationOption[]>('user/user-available-substations', { check: isList }),
};
