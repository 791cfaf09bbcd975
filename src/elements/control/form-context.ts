import { createContext, useContext } from 'react';
import type { AnyField, Values } from '@/schema/field';

/** A file that is being uploaded or whose upload failed. An uploaded file is part of the field's value instead. */
export interface PendingUpload {
  key: number;
  file: File;
  state: 'uploading' | 'error';
  /** 0 to 1; null before the first progress event. */
  progress: number | null;
  /** Why the upload failed. */
  message: string;
}

interface FormFields {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  /** All fields of the form: conditions and rules of a field may depend on other fields. */
  fields: AnyField[];
  /** The error message of a required field that is empty. */
  requiredMessage: (field: AnyField, label: string) => string;
}

/** What the fields of a form need to know about the form. */
export const FormFieldsContext = createContext<FormFields | null>(null);

export function useFormFields(): FormFields {
  const shared = useContext(FormFieldsContext);
  if (!shared) throw new Error('A field stands outside of a form');
  return shared;
}

/** Registers a promise, e.g. an upload, that must settle before the form is submitted. */
export const PendingWorkContext = createContext<(work: Promise<unknown>) => void>(() => undefined);
export const useAddPendingWork = () => useContext(PendingWorkContext);

/** The pending and failed uploads of a form, which its validation reads. */
export interface PendingUploads {
  /** By the key of the field, or by `cellKey` for cells of a table. */
  byField: Map<string, readonly PendingUpload[]>;
  /** The keys of the rows of each table, in order. */
  rowKeys: Map<string, readonly number[]>;
}
export const PendingUploadsContext = createContext<PendingUploads | null>(null);

/** Closes a form that replaces a read-only view; null when the form replaces nothing. */
export const FormLeaveContext = createContext<(() => void) | null>(null);

/** Identifies a cell by the key of its row, because the index of the row may change. */
export const cellKey = (row: number | undefined, column: string) => `${row}.${column}`;

interface TableRow {
  /** The key of the table's field in the form. */
  table: string;
  rowKey: number | undefined;
  row: Values;
  update: (part: Values) => void;
}
/** The table row that contains the control. The control stores additional values, e.g. names, in the row. */
export const TableRowContext = createContext<TableRow | null>(null);
