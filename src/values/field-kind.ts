import type { Id } from '@/api/types';
import type { Region } from '@/lib/region/region-tree';
import type { AnyField, Rule, Values } from '@/schema/field';

/** The value that was read from a cell, with what the user has to know about it, or an error message. */
export type ReadCell = { value: unknown; note?: string } | { problem: string };

/** What cells name by a text and a record holds as an id. */
export interface Known {
  /** Several where the text does not say which one. */
  regionsOf: (name: string) => readonly Region[];
  substationOf: (name: string) => Id | undefined;
}
export type CellReader = (text: string, known: Known) => ReadCell;

/** A value that consists of two ends. */
interface Ends {
  /** The field of one end. */
  field: AnyField;
  /** The last parts of the locale keys of their names. */
  names: readonly [string, string];
  /** The rule that is violated when the lower end is above the upper one. */
  order: string;
}

/** What forms, imports and comparisons need to know about the values of a field. */
export interface FieldKind {
  /** The value is typed. It is validated when the field loses focus, because an unfinished value is not an error. */
  isTyped?: true;
  /** The value is chosen in several steps, and validated when the field loses focus as well. */
  enteredInParts?: true;
  /** Spaces at both ends of a text are removed. */
  isTrimmed?: true;
  /** The value must not be stored in the browser. */
  isSecret?: true;
  /** The value is the number of a person or an account, which privacy masks. */
  isPersonal?: true;
  /** The value is the ids of files. The form stores their names and addresses next to it. */
  holdsFiles?: true;
  /** The cells of an import can only be read when the regions are loaded. */
  needsRegions?: true;
  /** The value of a new row, for a control that cannot be empty. */
  initial?: boolean;
  /** The usual width in px of its column in a table of inputs. */
  columnWidth?: number;
  /** The maximum length of the text in characters, whatever the field declares. */
  maxLength?: number;
  /** Undefined for a value in one piece. */
  ends?: (field: AnyField) => Ends;
  /** The smallest difference between two values, of a kind that can be calculated with. */
  step?: (field: AnyField) => number;
  /** The rules that are checked in addition to the declared ones. */
  rules?: (field: AnyField) => readonly Rule[];
  /** Converts the value of the form to the one that is sent. */
  toInput?: (value: unknown, field: AnyField) => unknown;
  /** Whether a required value is missing although it is not empty. */
  isMissing?: (value: unknown) => boolean;
  /** A text that is the same for equal values. */
  comparable?: (value: unknown) => string;
  /** The text of a value that is not empty; `values` are those of the whole form. */
  text?: (value: unknown, field: AnyField, values: Values) => string;
  /** Reads the text of a cell under a label. Undefined when the value cannot be told from a text. */
  reader?: (field: AnyField, label: string) => CellReader | undefined;
}
