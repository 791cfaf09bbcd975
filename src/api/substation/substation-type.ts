import { service } from '@/api/endpoint';
import type { Id, Items } from '@/api/types';

const { get } = service('/api/substation');

export interface SubstationType {
  id: Id;
  name: string;
}

export const substationTypeApi = {
  list: get<void, Items<SubstationType>>('substation-type'),
};
