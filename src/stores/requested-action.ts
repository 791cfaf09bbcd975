import { create } from 'zustand';
import type { Id } from '@/api/types';

/** A row action that was chosen outside its list. */
export interface RequestedAction {
  /** Path and query of the list that shows the record. */
  path: string;
  search: string;
  id: Id;
  code: string;
}

export const useRequestedAction = create<{ request: RequestedAction | null }>(() => ({
  request: null,
}));

/** Makes the list at this address run the action when it shows the record. */
export const requestAction = (request: RequestedAction | null) =>
  useRequestedAction.setState({ request });
