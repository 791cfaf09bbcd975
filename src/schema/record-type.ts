import type { Id } from '@/api/types';

/** Records that conditions and fields can choose by the name of their type alone. */
export type RecordType =
  | 'substation'
  | 'substationType'
  | 'company'
  | 'item'
  | 'app'
  | 'bizUser'
  | 'staff'
  | 'region'
  | 'lazyRegion';

/** A record that can be chosen: what is stored, and what people read. */
export interface Choice {
  value: Id;
  label: string;
  /** Tells it from others of the same name. */
  note?: string;
}
export type Search = (keyword: string, signal: AbortSignal) => Promise<Choice[]>;
