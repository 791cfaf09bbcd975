import type { FocusEvent } from 'react';
import type { Id } from '@/api/types';
import type { AnyField, ControlProps, Field } from '@/schema/field';
import { formatPlainNumber } from '@/lib/number';

/** What every kind of control is handed. */
export interface FieldProps extends ControlProps {
  field: AnyField;
  /** What an empty control says, where that is not made of its label. */
  placeholder?: string;
  /** For a part of a group or a cell of a table, which no label of the form names. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

/** What an input element takes as it comes; one that no label names says its name itself. */
export function inputProps({ id, label, disabled, onBlur, ...rest }: FieldProps) {
  return {
    id,
    disabled,
    onBlur,
    'aria-label': rest['aria-label'] ?? (id ? undefined : label),
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
    'aria-required': rest['aria-required'],
  };
}

/** A group is left when the focus goes to none of its controls. */
export const onGroupBlur =
  (onBlur: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };

/** What a group of controls is called. */
export const accessibleName = ({ label, ...rest }: FieldProps) => rest['aria-label'] ?? label;

export function asText(value: unknown): string {
  if (typeof value === 'number') return formatPlainNumber(value);
  return typeof value === 'string' ? value : '';
}
export const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
export const asNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

export const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';

/** A declaration without its code set is a mistake that must show. */
export function enumOf({ key, of }: AnyField) {
  if (!of) throw new Error(`Field "${key}" has no code set`);
  return of;
}

/** Fields checked against what a call takes, for forms put together by hand. */
export const fieldsOf = <Input>(fields: Field<Input>[]): AnyField[] =>
  // The functions of a field are only ever called with a form of its own input.
  fields as AnyField[];
