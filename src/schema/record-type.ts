import type { Id } from '@/api/types';

export type { CompanyRecordType, RecordType } from '@/api/properties';

/** An option of a record select: the id to store, and the texts to show. */
export interface Choice {
  value: Id;
  label: string;
  /** Distinguishes the record from others of the same name. */
  note?: string;
}
export type Search = (keyword: string, signal: AbortSignal) => Promise<Choice[]>;
