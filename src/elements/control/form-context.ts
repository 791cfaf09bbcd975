import { createContext, useContext } from 'react';
import type { AnyField, Values } from '@/schema/field';

/** A file on its way, or one that did not arrive. One that has arrived is part of the value. */
export interface PendingUpload {
  key: number;
  file: File;
  state: 'uploading' | 'error';
  /** 0 to 1; null as long as nothing is known. */
  progress: number | null;
  /** Why it failed. */
  message: string;
}

interface FormFields {
  /** `<locale file>.<section>` whose `fields` hold the labels. */
  name: string;
  /** All fields of the form: conditions and rules look at each other's. */
  fields: AnyField[];
  /** What is said of a required field without an answer. */
  requiredMessage: (field: AnyField, label: string) => string;
}

/** What the fields of a form share. */
export const FormFieldsContext = createContext<FormFields | null>(null);

export function useFormFields(): FormFields {
  const shared = useContext(FormFieldsContext);
  if (!shared) throw new Error('A field stands outside of a form');
  return shared;
}

/** Takes something that must be through before the form may be sent, like a file on its way. */
export const PendingWorkContext = createContext<(work: Promise<unknown>) => void>(() => undefined);
export const useAddPendingWork = () => useContext(PendingWorkContext);

/** The files that are on their way or did not arrive; read when the form is judged. */
export interface PendingUploads {
  /** By the key of their field, in a table by `cellKeyOf`. */
  byField: Map<string, readonly PendingUpload[]>;
  /** The keys of the rows of each table, from the top. */
  rowKeys: Map<string, readonly number[]>;
}
export const PendingUploadsContext = createContext<PendingUploads | null>(null);

/** Leads from a form of page size back to what it stands in for; null: there is nothing behind it. */
export const FormLeaveContext = createContext<(() => void) | null>(null);

/** A cell goes by the key of its row, which may change places. */
export const cellKey = (row: number | undefined, column: string) => `${row}.${column}`;

interface TableRow {
  /** The field of the form that is the table. */
  table: string;
  rowKey: number | undefined;
  row: Values;
  update: (part: Values) => void;
}
/** The row a control stands in, when its form is a table: what it keeps beside its value goes there. */
export const TableRowContext = createContext<TableRow | null>(null);
