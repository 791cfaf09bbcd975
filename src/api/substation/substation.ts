import { service } from '@/api/endpoint';
import type { Id } from '@/api/types';

const { get } = service('/api/substation');

export interface Substation {
  id: Id;
  substationName: string;
  substationTypeId: Id;
}

const isList = (body: unknown) => Array.isArray(body);

export const substationApi = {
  /** Every sub-station there is, for selectors. */
  options: get<void, Substation[]>('substation/option-available', { check: isList }),
  /** The ones the signed-in user manages; loaded by the guard. */
  managed: get<void, Substation[]>('user/user-available-substations', { check: isList }),
};
