import { createContext, useContext } from 'react';
import type { AnyField, Values } from '@/schema/field';

/** A file on its way, or one that did not arrive. One that has arrived is part of the value. */
export interface Transfer {
  key: number;
  file: File;
  state: 'uploading' | 'error';
  /** 0 to 1; null as long as nothing is known. */
  share: number | null;
  /** Why it failed. */
  message: string;
}

interface FormOfFields {
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  /** All fields of the form: conditions and rules look at each other's. */
  fields: AnyField[];
  /** What is said of a required field without an answer. */
  missing: (field: AnyField, label: string) => string;
}

/** What the fields of a form share. */
export const FormOfFieldsContext = createContext<FormOfFields | null>(null);

export function useFormOfFields(): FormOfFields {
  const shared = useContext(FormOfFieldsContext);
  if (!shared) throw new Error('A field stands outside of a form');
  return shared;
}

/** Takes something that must be through before the form may be sent, like a file on its way. */
export const FormWorkContext = createContext<(work: Promise<unknown>) => void>(() => undefined);
export const useFormWork = () => useContext(FormWorkContext);

/** The files that are on their way or did not arrive; read when the form is judged. */
export interface FormTransfers {
  /** By the key of their field, in a table by `cellKeyOf`. */
  of: Map<string, readonly Transfer[]>;
  /** The keys of the rows of each table, from the top. */
  rows: Map<string, readonly number[]>;
}
export const FormTransfersContext = createContext<FormTransfers | null>(null);

/** Leads from a form of page size back to what it stands in for; null: there is nothing behind it. */
export const FormLeaveContext = createContext<(() => void) | null>(null);

/** A cell goes by the key of its row, which may change places. */
export const cellKeyOf = (row: number | undefined, column: string) => `${row}.${column}`;

interface RowOfForm {
  /** The field of the form that is the table. */
  table: string;
  rowKey: number | undefined;
  row: Values;
  put: (part: Values) => void;
}
/** The row a control stands in, when its form is a table: what it keeps beside its value goes there. */
export const RowContext = createContext<RowOfForm | null>(null);
