/** Fields of a form, as data. Labels stand at `<page>.fields.<key>`. */
import type { AnyEnum } from '@/lib/enum';
import type { KeyOf } from './column-schema';

/** A pure check of one value: null when fine, else the key of its message under `rules`. */
export type Rule = (value: unknown) => string | null;

interface FieldBase<Input> {
  key: KeyOf<Input>;
  required?: boolean | ((input: Partial<Input>) => boolean);
  rules?: Rule[];
  /** Spans both columns of a wide form. */
  wide?: boolean;
}
export type Field<Input> =
  | (FieldBase<Input> & { type?: 'text' | 'textarea'; maxLength?: number })
  | (FieldBase<Input> & { type: 'select' | 'radio'; of: AnyEnum })
  /** `nameKey`: the row's property that already holds the chosen one's name. */
  | (FieldBase<Input> & { type: 'substation' | 'region'; nameKey?: string });
export type FieldType = NonNullable<Field<unknown>['type']>;

export interface AnyField {
  key: string;
  required?: boolean | ((input: Record<string, unknown>) => boolean);
  rules?: Rule[];
  wide?: boolean;
  type?: FieldType;
  maxLength?: number;
  of?: AnyEnum;
  nameKey?: string;
}
